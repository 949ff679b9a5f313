import { type ReactElement, useEffect } from 'react';
import { useStore } from 'zustand';
import { FaultNotice } from '../../errors/FaultNotice.tsx';
import { useAppState } from '../../state/app-state.ts';
import { type Builds, buildKey } from '../../state/builds.ts';
import type { Cases } from '../../state/cases.ts';
import { gradingKey } from '../../state/gradings.ts';
import type { LibraryState } from '../../state/library.ts';
import type { Watching } from '../../state/watching.ts';
import { BuildLog } from './BuildLog.tsx';
import { WatchedBuilds } from './WatchedBuilds.tsx';

const itemsOf = ({ items }: LibraryState): LibraryState['items'] => items;
const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** What stands between a source folder and its grading: the case's two commands, which are run only when told so. */
export function BuildStep({ source, onCase }: { source: string; onCase: string }): ReactElement {
  const { library, cases, builds, watching } = useAppState();
  const controls = useStore(library, controlsOf);
  const known = useStore(cases, (all: Cases) => all[onCase]);
  const build = useStore(builds, (all: Builds) => all[buildKey(source, onCase)]);
  useEffect(() => {
    if (onCase !== '') controls?.readCase(onCase);
  }, [controls, onCase]);
  const item = useStore(library, itemsOf)?.find(({ id }) => id === source);
  const watched = useStore(watching, (all: Watching) => all[gradingKey(source, onCase)]);
  const commands = known?.answer?.build;
  const running = build?.kind === 'running';
  return (
    <section className="build-step" aria-label="Build">
      {known?.fault !== undefined && <FaultNotice fault={known.fault} title="The case was not read" />}
      {commands && (
        <>
          <dl className="build-commands">
            <dt>install</dt>
            <dd>
              <code>{commands.install}</code>
            </dd>
            <dt>build</dt>
            <dd>
              <code>{commands.build}</code>
            </dd>
          </dl>
          <p className="quiet">
            The case asks for these two commands. They run in a copy of the folder, but with your rights: they
            can do whatever you can. Nothing is run before you say so.
          </p>
        </>
      )}
      <div className="button-row">
        <button
          type="button"
          className="button button-main"
          disabled={commands === undefined || running}
          onClick={() => commands && controls?.build(source, onCase, commands)}
        >
          Run them and grade
        </button>
        {/* Beside it, so that a late press on one is never a press on the other. */}
        {running && (
          <button type="button" className="button" onClick={() => controls?.stopBuilding(source, onCase)}>
            Cancel
          </button>
        )}
      </div>
      {item?.changes && (
        <WatchedBuilds
          name={item.name}
          watched={watched}
          disabled={commands === undefined || running}
          onWatch={() => commands && controls?.watch(source, onCase, commands)}
          onStop={() => controls?.stopWatching(source, onCase)}
        />
      )}
      {build?.kind === 'failed' && (
        <p className="notice build-fault" role="alert">
          Not built: {build.message}
        </p>
      )}
      {build && <BuildLog build={build} />}
    </section>
  );
}
