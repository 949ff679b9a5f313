import { type ReactElement, useState } from 'react';
import { useStore } from 'zustand';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { bridgeOf } from '../../desktop/bridge.ts';
import { useAppState } from '../../state/app-state.ts';
import type { LibraryState } from '../../state/library.ts';
import { changeSettings, type SettingsState } from '../../state/settings.ts';
import { FigureField } from './FigureField.tsx';
import { Setting } from './Setting.tsx';

const MEBIBYTE = 1024 * 1024;
const all = (state: SettingsState): SettingsState => state;
const itemsOf = ({ items }: LibraryState): LibraryState['items'] => items;

/** Where the cases of runs are looked for, and what is kept on the disk. */
export function CasesPart(): ReactElement {
  const { settings, library } = useAppState();
  const bridge = bridgeOf(window);
  const { answer, cacheMebibytes, controls } = useStore(settings, all);
  const cases = (useStore(library, itemsOf) ?? []).filter(isOwnCase);
  const [chosen, setChosen] = useState<string>();
  const toAdd = cases.find(({ id }) => id === chosen)?.id ?? cases[0]?.id;
  return (
    <>
      <h3>Case folders</h3>
      <p className="quiet">
        The case of a run that is opened is looked for in them: a catalog of cases, or one version folder.
      </p>
      <ul className="folder-list">
        {answer?.caseFolders.map(({ path, missing }, index) => (
          <li key={path}>
            <code>{path}</code>
            {missing && <span className="wrong">not there now</span>}
            <button
              type="button"
              className="button button-small"
              aria-label={`Take ${path} off the list`}
              onClick={() => controls?.change({ dropCaseFolder: index })}
            >
              Take off
            </button>
          </li>
        ))}
        {answer?.caseFolders.length === 0 && <li className="quiet">None yet.</li>}
      </ul>
      {bridge && (
        <button type="button" className="button" onClick={() => bridge.chooseFiles('case-folder')}>
          Choose a folder…
        </button>
      )}
      {!bridge && toAdd === undefined && (
        <p className="quiet">Open a case folder first; its catalog can then be added here.</p>
      )}
      {toAdd !== undefined && (
        <p className="button-row">
          <select
            aria-label="Case whose catalog is added"
            value={toAdd}
            onChange={({ target }) => setChosen(target.value)}
          >
            {cases.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button type="button" className="button" onClick={() => controls?.change({ addCaseFolder: toAdd })}>
            Add the folder of this case
          </button>
        </p>
      )}
      <h3>Kept frames</h3>
      <Setting
        name="Most on the disk"
        words="Frames that engines returned are kept, so that a second look is free; the oldest go first."
      >
        {(ids) => (
          <FigureField
            {...ids}
            setting="cacheMebibytes"
            unit="MiB"
            value={cacheMebibytes}
            onChange={(value) => changeSettings(settings, { cacheMebibytes: value })}
          />
        )}
      </Setting>
      {answer && (
        <div className="setting">
          <span>Now</span>
          <span>{(answer.cache.bytes / MEBIBYTE).toFixed(1)} MiB</span>
          <p className="quiet">
            In <code>{answer.cache.place}</code>
          </p>
          <p className="button-row">
            <button type="button" className="button button-small" onClick={() => controls?.clearCache()}>
              Remove kept frames
            </button>
            {bridge && (
              <button
                type="button"
                className="button button-small"
                onClick={() => bridge.chooseFiles('cache-folder')}
              >
                Another place from the next start on…
              </button>
            )}
            {!answer.cache.usual && (
              <button
                type="button"
                className="button button-small"
                onClick={() => controls?.change({ usualCachePlace: true })}
              >
                Use the usual place from the next start on
              </button>
            )}
          </p>
        </div>
      )}
      {answer && (
        <p className="quiet">
          All settings lie in <code>{answer.file}</code>, which can also be edited by hand;{' '}
          <code>cachePlace</code> there names another folder for kept frames.
        </p>
      )}
    </>
  );
}

/** A case in a folder of the user's, not a copy that was sent here. */
function isOwnCase({ kind, origin, changes, trouble }: LibraryItem): boolean {
  return kind === 'case' && origin === 'opened' && changes === true && trouble === undefined;
}
