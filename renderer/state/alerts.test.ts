import { describe, expect, it } from 'vitest';
import {
  type AppAlert,
  createAlertsStore,
  dismissAlert,
  lowerAlert,
  raiseAlert,
  standing,
} from './alerts.ts';

const LOST: AppAlert = { key: 'map', severity: 'warning', what: 'the map was lost' };
const KEPT: AppAlert = { key: 'settings', severity: 'error', what: 'the settings were set aside' };

describe('alerts', () => {
  it('stand once by key, the later words in the place of the earlier, and go when they are over', () => {
    const store = createAlertsStore();
    raiseAlert(store, LOST);
    raiseAlert(store, KEPT);
    raiseAlert(store, { ...LOST, what: 'the map was lost twice' });
    expect(store.getState().list.map(({ what }) => what)).toEqual([
      'the map was lost twice',
      'the settings were set aside',
    ]);
    lowerAlert(store, 'map');
    expect(store.getState().list).toEqual([KEPT]);
  });

  it('stay away once they are dismissed, unless they say something new', () => {
    const store = createAlertsStore();
    raiseAlert(store, LOST);
    dismissAlert(store, LOST);
    raiseAlert(store, LOST);
    const shown = (): readonly AppAlert[] => standing(store.getState().list, store.getState());
    expect(shown()).toEqual([]);
    raiseAlert(store, { ...LOST, what: 'again' });
    expect(shown()).toHaveLength(1);
  });
});
