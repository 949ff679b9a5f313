import { createContext, useContext } from 'react';
import { type ActivityStore, createActivityStore } from './activity.ts';
import { decodePlace } from './address.ts';
import { type AlertsStore, createAlertsStore } from './alerts.ts';
import { type BuildsStore, createBuildsStore } from './builds.ts';
import { type CasesStore, createCasesStore } from './cases.ts';
import { type ChartsStore, createChartsStore } from './charts.ts';
import { type ComparisonStore, createComparisonStore } from './comparison.ts';
import { createFieldStore, type FieldStore } from './field.ts';
import { createFuelStore, type FuelStore } from './fuel.ts';
import { createGradingsStore, type GradingsStore } from './gradings.ts';
import { createLibraryStore, type LibraryStore } from './library.ts';
import { createNotesStore, type NotesStore } from './notes.ts';
import { createNoticesStore, type NoticesStore } from './notices.ts';
import { createOverlayStore, type OverlayStore } from './overlay.ts';
import { createPanesStore, type PanesStore } from './panes.ts';
import { createPlaceStore, type PlaceStore } from './place.ts';
import { createPlaybackStore, type PlaybackStore } from './playback.ts';
import { createRunsStore, type RunsStore } from './runs.ts';
import { createSessionsStore, type SessionsStore } from './sessions.ts';
import { createSettingsStore, type SettingsStore } from './settings.ts';
import { createTimelineStore, type TimelineStore } from './timeline.ts';
import { createTourStore, type TourStore } from './tour.ts';
import { createWatchingStore, type WatchingStore } from './watching.ts';

/** All stores of the page; the table of what they hold is in `README.md`. */
export interface AppState {
  readonly place: PlaceStore;
  readonly settings: SettingsStore;
  readonly library: LibraryStore;
  readonly panes: PanesStore;
  readonly playback: PlaybackStore;
  readonly activity: ActivityStore;
  readonly overlay: OverlayStore;
  readonly gradings: GradingsStore;
  readonly runs: RunsStore;
  readonly field: FieldStore;
  readonly cases: CasesStore;
  readonly builds: BuildsStore;
  readonly watching: WatchingStore;
  readonly comparison: ComparisonStore;
  readonly timeline: TimelineStore;
  readonly fuel: FuelStore;
  readonly charts: ChartsStore;
  readonly notes: NotesStore;
  readonly sessions: SessionsStore;
  readonly alerts: AlertsStore;
  readonly tour: TourStore;
  readonly notices: NoticesStore;
}

export function createAppState(page: Window): AppState {
  return {
    place: createPlaceStore(decodePlace(page.location.search)),
    settings: createSettingsStore(page),
    library: createLibraryStore(),
    panes: createPanesStore(),
    playback: createPlaybackStore(),
    activity: createActivityStore(),
    overlay: createOverlayStore(),
    gradings: createGradingsStore(),
    runs: createRunsStore(),
    field: createFieldStore(),
    cases: createCasesStore(),
    builds: createBuildsStore(),
    watching: createWatchingStore(),
    comparison: createComparisonStore(),
    timeline: createTimelineStore(),
    fuel: createFuelStore(),
    charts: createChartsStore(),
    notes: createNotesStore(),
    sessions: createSessionsStore(),
    alerts: createAlertsStore(),
    tour: createTourStore(),
    notices: createNoticesStore(),
  };
}

/** Hands the stores to the views. */
export const AppStateContext = createContext<AppState | undefined>(undefined);

/** The stores of the page that a view is part of. */
export function useAppState(): AppState {
  const app = useContext(AppStateContext);
  if (app === undefined) throw new Error('a view stands outside of the app');
  return app;
}
