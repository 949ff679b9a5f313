import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { USUAL_SETTINGS } from '../../shared/settings/settings.ts';
import { createActivityStore } from '../state/activity.ts';
import { createAlertsStore } from '../state/alerts.ts';
import type { AppState } from '../state/app-state.ts';
import { createBuildsStore } from '../state/builds.ts';
import { createCasesStore } from '../state/cases.ts';
import { createChartsStore } from '../state/charts.ts';
import { createComparisonStore } from '../state/comparison.ts';
import { createFieldStore } from '../state/field.ts';
import { createFuelStore } from '../state/fuel.ts';
import { createGradingsStore } from '../state/gradings.ts';
import { createLibraryStore } from '../state/library.ts';
import { createNotesStore } from '../state/notes.ts';
import { createNoticesStore } from '../state/notices.ts';
import { createOverlayStore } from '../state/overlay.ts';
import { createPanesStore } from '../state/panes.ts';
import { createPlaceStore, HOME } from '../state/place.ts';
import { createPlaybackStore } from '../state/playback.ts';
import { createRunsStore } from '../state/runs.ts';
import { createSessionsStore } from '../state/sessions.ts';
import type { SettingsState } from '../state/settings.ts';
import { createTimelineStore } from '../state/timeline.ts';
import { createTourStore } from '../state/tour.ts';
import { createWatchingStore } from '../state/watching.ts';
import { keysOf, keyTrouble, namedKey } from './command-keys.ts';
import { COMMANDS, commandById } from './commands.ts';
import { CONTEXT_MENUS, LINE } from './context-menus.ts';
import { type KeyPress, keyName, matchesKey } from './keys.ts';
import { commandForKey } from './press-key.ts';

const NOWHERE = { typing: false, pressable: false, map: false };

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  const code = key === ' ' ? 'Space' : key.length === 1 ? `Key${key.toUpperCase()}` : key;
  return { key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more };
}

function replayApp(): AppState {
  return {
    place: createPlaceStore({ ...HOME, view: 'replay', open: { scenario: 's', playback: false } }),
    settings: createStore<SettingsState>()(() => ({
      ...USUAL_SETTINGS,
      shown: 'dark',
      still: false,
      answer: undefined,
      refused: undefined,
      controls: undefined,
    })),
    library: createLibraryStore(),
    panes: createPanesStore(),
    playback: createPlaybackStore(),
    activity: createActivityStore(),
    overlay: createOverlayStore(),
    gradings: createGradingsStore(),
    timeline: createTimelineStore(),
    fuel: createFuelStore(),
    charts: createChartsStore(),
    alerts: createAlertsStore(),
    tour: createTourStore(),
    runs: createRunsStore(),
    field: createFieldStore(),
    cases: createCasesStore(),
    builds: createBuildsStore(),
    watching: createWatchingStore(),
    comparison: createComparisonStore(),
    notes: createNotesStore(),
    sessions: createSessionsStore(),
    notices: createNoticesStore(),
  };
}

describe('the table of commands', () => {
  it('has each id and each label once', () => {
    expect(new Set(COMMANDS.map(({ id }) => id)).size).toBe(COMMANDS.length);
    expect(new Set(COMMANDS.map(({ label }) => label)).size).toBe(COMMANDS.length);
  });

  it('has every command of the menus of places, none of them twice in one', () => {
    for (const ids of Object.values(CONTEXT_MENUS)) {
      const commands = ids.filter((id) => id !== LINE).map((id) => commandById(id));
      expect(new Set(commands).size).toBe(commands.length);
    }
  });

  it('gives no key to two commands in one context, nor to one that works everywhere and another', () => {
    const taken = new Map<string, string>();
    const contexts = { everywhere: ['replay', 'map', 'home'], replay: ['replay'], map: ['map'] };
    for (const { id, keys, context } of COMMANDS) {
      for (const key of keys) {
        for (const one of contexts[context]) {
          const chord = `${one} ${key}`;
          expect(taken.get(chord), `${chord} is taken when ${id} comes`).toBeUndefined();
          taken.set(chord, id);
        }
      }
    }
  });

  it('has all its keys without trouble, and tells what is in the way of another', () => {
    for (const command of COMMANDS.filter(({ id }) => id !== 'clear-selection')) {
      for (const key of command.keys.filter((one) => !one.startsWith('code:')))
        expect(keyTrouble(command, key, {}), `${command.id} ${key}`).toBeUndefined();
    }
    const home = commandById('home');
    expect(keyTrouble(home, 'w', {})).toMatchObject({ kind: 'taken', by: { id: 'camera-up' } });
    expect(keyTrouble(home, 'Mod+k', {})).toMatchObject({ kind: 'taken', by: { id: 'palette' } });
    expect(keyTrouble(home, 'Mod+k', { palette: ['Mod+p'] })).toBeUndefined();
    expect(keyTrouble(home, 'Mod+w', {})).toEqual({ kind: 'system' });
    expect(keysOf(home, { home: [] })).toEqual([]);
  });

  it('leaves the camera its letters, and the system its keys', () => {
    const keys = COMMANDS.flatMap((command) => command.keys);
    for (const key of ['w', 'a', 's', 'd', 'Mod+c', 'Mod+v', 'Mod+x', 'Mod+w', 'Mod+t', 'Mod+r', 'F5', 'Tab'])
      expect(keys).not.toContain(key);
  });
});

describe('a key press', () => {
  it('runs nothing while something is typed, or a dialog is open', () => {
    const app = replayApp();
    for (const { keys } of COMMANDS) {
      for (const key of keys) {
        const parts = key.split('+');
        const last = parts.at(-1) || '+';
        const event = press(last === 'Space' ? ' ' : last, {
          code: last.replace('code:', ''),
          ctrlKey: parts.includes('Mod'),
          altKey: parts.includes('Alt'),
          shiftKey: parts.includes('Shift'),
        });
        expect(commandForKey(app, event, { ...NOWHERE, typing: true }, false)).toBeUndefined();
      }
    }
    app.overlay.setState({ shown: 'keys' });
    expect(commandForKey(app, press('?'), NOWHERE, false)).toBeUndefined();
  });

  it('is the map’s first while the map has the focus', () => {
    const app = replayApp();
    const board = {
      version: 1,
      grid: { width: 3, height: 3 },
      ticks: 1,
      snapshots: [1],
      entities: [],
    } as const;
    const opened = { replay: 'r', title: '', kind: 'reference', firstTick: 0, lastTick: 1 } as const;
    app.panes.setState({
      a: { kind: 'open', opened: { ...opened, scenario: board, graded: [], alerts: [] } },
    });
    const arrow = press('ArrowLeft');
    expect(commandForKey(app, arrow, { ...NOWHERE, map: true }, false)?.id).toBe('cell-left');
    expect(commandForKey(app, arrow, NOWHERE, false)).toBeUndefined();
    commandForKey(app, arrow, { ...NOWHERE, map: true }, false)?.run(app);
    expect(app.place.getState().cell).toEqual({ x: 1, y: 1 });
  });

  it('leaves Space to a button that has the focus', () => {
    expect(commandForKey(replayApp(), press(' '), { ...NOWHERE, pressable: true }, false)).toBeUndefined();
  });

  it('is known by its sign, its place or its modifiers', () => {
    expect(matchesKey('?', press('?', { shiftKey: true }), false)).toBe(true);
    expect(matchesKey('code:KeyW', press('z', { code: 'KeyW' }), false)).toBe(true);
    expect(matchesKey('Mod+k', press('k', { ctrlKey: true }), false)).toBe(true);
    expect(matchesKey('Mod+k', press('k', { ctrlKey: true }), true)).toBe(false);
    expect(matchesKey('Mod+k', press('k', { metaKey: true }), true)).toBe(true);
    expect(matchesKey('k', press('k', { ctrlKey: true }), false)).toBe(false);
    expect(matchesKey('ArrowLeft', press('ArrowLeft', { shiftKey: true }), false)).toBe(false);
    expect(matchesKey('+', press('+', { shiftKey: true }), false)).toBe(true);
  });

  it('runs the command that a person gave it to, and no longer the one that had it', () => {
    const app = replayApp();
    app.settings.setState({ keys: { home: ['q'], keys: [] } });
    expect(commandForKey(app, press('q'), NOWHERE, false)?.id).toBe('home');
    expect(commandForKey(app, press('h'), NOWHERE, false)).toBeUndefined();
    expect(commandForKey(app, press('?'), NOWHERE, false)).toBeUndefined();
  });

  it('gets the name by which a command can be given it', () => {
    const named = (key: string, more: Partial<KeyPress> = {}, mac = false) => namedKey(press(key, more), mac);
    expect(named('p', { ctrlKey: true, shiftKey: true })).toBe('Mod+Shift+p');
    expect(named('P', { shiftKey: true })).toBe('Shift+p');
    expect(named('?', { shiftKey: true })).toBe('?');
    expect(named(' ')).toBe('Space');
    expect(named('ArrowLeft', { altKey: true })).toBe('Alt+ArrowLeft');
    expect(named('k', { metaKey: true }, true)).toBe('Mod+k');
    expect(named('Control', { ctrlKey: true })).toBeUndefined();
    expect(named('k', { metaKey: true })).toBeUndefined();
  });

  it('is shown as it is printed', () => {
    expect(keyName('Mod+Shift+p', false)).toBe('Ctrl Shift P');
    expect(keyName('Mod+k', true)).toBe('⌘K');
    expect(keyName('code:KeyW', false)).toBe('W');
    expect(keyName('+', false)).toBe('+');
    expect(keyName('Alt+ArrowLeft', false)).toBe('Alt ←');
  });
});
