import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createActivityStore } from '../state/activity.ts';
import { createAlertsStore } from '../state/alerts.ts';
import type { AppState } from '../state/app-state.ts';
import { createBuildsStore } from '../state/builds.ts';
import { createCasesStore } from '../state/cases.ts';
import { createComparisonStore } from '../state/comparison.ts';
import { createFieldStore } from '../state/field.ts';
import { createFuelStore } from '../state/fuel.ts';
import { createGradingsStore } from '../state/gradings.ts';
import { createLibraryStore } from '../state/library.ts';
import { createOverlayStore } from '../state/overlay.ts';
import { createPanesStore } from '../state/panes.ts';
import { createPlaceStore, HOME } from '../state/place.ts';
import { createPlaybackStore } from '../state/playback.ts';
import { createRunsStore } from '../state/runs.ts';
import type { Settings } from '../state/settings.ts';
import { createTimelineStore } from '../state/timeline.ts';
import { createTourStore } from '../state/tour.ts';
import { createWatchingStore } from '../state/watching.ts';
import { COMMANDS } from './commands.ts';
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
    settings: createStore<Settings>()(() => ({ theme: 'dark', shown: 'dark' })),
    library: createLibraryStore(),
    panes: createPanesStore(),
    playback: createPlaybackStore(),
    activity: createActivityStore(),
    overlay: createOverlayStore(),
    gradings: createGradingsStore(),
    timeline: createTimelineStore(),
    fuel: createFuelStore(),
    alerts: createAlertsStore(),
    tour: createTourStore(),
    runs: createRunsStore(),
    field: createFieldStore(),
    cases: createCasesStore(),
    builds: createBuildsStore(),
    watching: createWatchingStore(),
    comparison: createComparisonStore(),
  };
}

describe('the table of commands', () => {
  it('has each id and each label once', () => {
    expect(new Set(COMMANDS.map(({ id }) => id)).size).toBe(COMMANDS.length);
    expect(new Set(COMMANDS.map(({ label }) => label)).size).toBe(COMMANDS.length);
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

  it('is shown as it is printed', () => {
    expect(keyName('Mod+Shift+p', false)).toBe('Ctrl Shift P');
    expect(keyName('Mod+k', true)).toBe('⌘K');
    expect(keyName('code:KeyW', false)).toBe('W');
    expect(keyName('+', false)).toBe('+');
    expect(keyName('Alt+ArrowLeft', false)).toBe('Alt ←');
  });
});
