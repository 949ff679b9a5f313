import { type MouseEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../../../shared/base/fault.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { createMap } from '../../map/map.ts';
import type { FactoryMap } from '../../session/map-types.ts';
import { raiseAlert } from '../../state/alerts.ts';
import { type AppState, useAppState } from '../../state/app-state.ts';
import type { ComparisonState } from '../../state/comparison.ts';
import type { NotesState } from '../../state/notes.ts';
import type { Panes } from '../../state/panes.ts';
import { LAYERS, type Place } from '../../state/place.ts';
import type { Playback } from '../../state/playback.ts';
import type { PaneName } from '../../state/replay-controls.ts';
import type { SettingsState } from '../../state/settings.ts';
import { CommandContextMenu } from '../../ui/CommandContextMenu.tsx';
import { entityOnCell, tilesOf } from './inspector/board.ts';
import { Legend } from './Legend.tsx';
import { MapTools } from './MapTools.tsx';
import { useCameraLink } from './use-camera-link.ts';

const sessionOf = ({ session }: Panes): Panes['session'] => session;
const themeOf = ({ shown }: SettingsState): SettingsState['shown'] => shown;
const layersOf = ({ layers }: Place): Place['layers'] => layers;
const boardOf = ({ open }: Place): string => open?.scenario ?? '';
const cellOf = ({ cell }: Place): Place['cell'] => cell;
const hasCursor = ({ cursor }: Panes): boolean => cursor;
const spreadOf = ({ spread }: ComparisonState): ComparisonState['spread'] => spread;
const lookAtOf = ({ lookAt }: Panes): Panes['lookAt'] => lookAt;
const notesOf = ({ file }: NotesState): NotesState['file']['notes'] => file.notes;
const differentOf = ({ different }: Playback): Playback['different'] => different;

/** A pane's map. It is told of frames by the session, not by React; what changes seldom it is told from here. */
export function MapPane({
  name,
  scenario,
  title,
}: {
  name: PaneName;
  scenario: Scenario;
  title: string;
}): ReactElement {
  const app = useAppState();
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<FactoryMap>();
  const session = useStore(app.panes, sessionOf);
  const theme = useStore(app.settings, themeOf);
  const layers = useStore(app.place, layersOf);
  const cell = useStore(app.place, cellOf);
  const board = useStore(app.place, boardOf);
  const different = useStore(app.playback, differentOf);
  const spread = useStore(app.comparison, spreadOf);
  const cursor = useStore(app.panes, hasCursor);
  const notes = useStore(app.notes, notesOf);
  const lookAt = useStore(app.panes, lookAtOf);
  const tiles = useMemo(() => tilesOf(scenario), [scenario]);
  const link = useCameraLink();
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    let made: FactoryMap | undefined;
    let gone = false;
    createMap(element, {
      theme: app.settings.getState().shown,
      reducedMotion: () => app.settings.getState().still,
      onFault: (fault) => showTable(app, fault),
      onSelect: (at) => {
        app.panes.setState({ cursor: false });
        app.place.setState({ cell: at });
      },
      onCamera: (view) => {
        if (name === 'a') app.panes.setState({ scale: view.scale });
        link.moved(name, view);
      },
    }).then(
      (created) => {
        made = created;
        if (gone) created.dispose();
        else setMap(created);
      },
      (error: unknown) => showTable(app, error),
    );
    return () => {
      gone = true;
      made?.dispose();
      setMap(undefined);
    };
  }, [app, name, link]);
  useEffect(() => map?.setScenario(scenario), [map, scenario]);
  useEffect(() => {
    if (!map || !session) return undefined;
    const detach = session.attach(name, map);
    const unlink = link.join(name, map, board);
    return () => {
      unlink();
      detach();
    };
  }, [map, session, name, link, board]);
  useEffect(() => {
    if (!map || !session || !lookAt || name !== 'a') return;
    map.camera = lookAt;
    app.panes.setState({ lookAt: undefined });
  }, [app, map, session, lookAt, name]);
  useEffect(() => map?.setTheme(theme), [map, theme]);
  useEffect(() => {
    map?.setLayers(Object.fromEntries(LAYERS.map((layer) => [layer, layers.includes(layer)])));
  }, [map, layers]);
  useEffect(() => map?.setDifferent(different ?? []), [map, different]);
  useEffect(() => map?.setSpread(spread?.firstTicks), [map, spread]);
  useEffect(() => map?.setNoted(notes.flatMap(({ cell: at }) => at ?? [])), [map, notes]);
  useEffect(() => {
    map?.select(cell && entityOnCell(tiles, cell));
    map?.setCursor(cursor ? cell : undefined);
  }, [map, cell, tiles, cursor]);
  const chooseCell = ({ button, clientX, clientY }: MouseEvent): void => {
    // The menu key is not pressed anywhere on the board.
    if (button !== 2) return;
    const box = container.current?.getBoundingClientRect();
    const at = box && map?.cellAt(clientX - box.left, clientY - box.top);
    if (at) app.place.setState({ cell: at });
  };
  return (
    <div className="map-area">
      <CommandContextMenu name="map" onOpen={chooseCell}>
        <div
          ref={container}
          className="map"
          data-map={name}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the cell cursor on it
          tabIndex={0}
          role="application"
          aria-label={`Map of ${title}`}
        />
      </CommandContextMenu>
      {name === 'a' && <Legend scenario={scenario} />}
      {name === 'a' && <MapTools />}
    </div>
  );
}

/** A table stands in for a map that cannot be drawn, or not any more. */
function showTable({ alerts, panes }: AppState, error: unknown): void {
  const why = messageOf(error);
  panes.setState({ noMap: `The map cannot be drawn here: ${why}.` });
  raiseAlert(alerts, {
    key: 'map',
    severity: 'warning',
    what: `the map cannot be drawn: ${why}`,
    where: 'this window',
    tip: 'the table shows the same board; a reload tries again',
  });
}
