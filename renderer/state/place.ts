import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OpenRequest } from '../../shared/api/contract.ts';
import type { LayerName } from '../session/map-types.ts';

export const LAYERS = [
  'items',
  'lanes',
  'state',
  'flow',
  'difference',
  'grid',
  'coordinates',
  'spread',
] as const;
/** Layers that are shown when nothing else is said. */
export const DEFAULT_LAYERS: readonly LayerName[] = ['items', 'state', 'difference', 'grid', 'coordinates'];

/** A tile of the board. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** What is open in the replay view: ids of library items, and what stands beside it in pane B. */
export interface OpenPlace {
  readonly scenario?: string;
  readonly module?: string;
  readonly states?: string;
  /** Frames out of the module's own playback exports. */
  readonly playback: boolean;
  /** The recorded run that module and states are of. */
  readonly run?: string;
  /** `reference`, or the id of a module; absent shows one pane. */
  readonly beside?: string;
}

/** What the page shows; all but `home` show what is open. */
export const VIEWS = ['home', 'results', 'replay', 'fuel', 'divergence', 'field', 'case'] as const;
export type View = (typeof VIEWS)[number];

/** Where one is in the program. All of it stands in the address, so a copied link leads to the same place. */
export interface Place {
  readonly view: View;
  readonly open: OpenPlace | undefined;
  /** Id of the folder of runs that the field view shows. */
  readonly field: string | undefined;
  /** Id of the case that the case view shows where nothing of a case is open. */
  readonly case: string | undefined;
  readonly tick: number;
  readonly cell: Cell | undefined;
  readonly layers: readonly LayerName[];
  /** Shows the board as a table instead of a map. */
  readonly table: boolean;
}

export const HOME: Place = {
  view: 'home',
  open: undefined,
  field: undefined,
  case: undefined,
  tick: 0,
  cell: undefined,
  layers: DEFAULT_LAYERS,
  table: false,
};

export type PlaceStore = StoreApi<Place>;

export function createPlaceStore(start: Place): PlaceStore {
  return createStore<Place>()(() => start);
}

/** Whether a view shows what is open, on a map with a timeline. */
export function showsReplay({ view }: Place): boolean {
  return view !== 'home';
}

/** Whether a view plays what is open. */
export function playsReplay({ view }: Place): boolean {
  return view === 'replay' || view === 'divergence';
}

/** Opens a replay at a tick, or another view of it. */
export function openPlace(place: PlaceStore, open: OpenPlace, tick = 0, view: View = 'replay'): void {
  place.setState({ view, open, case: undefined, tick, cell: undefined });
}

/** Shows a case, with one of its inputs open where it has any, so that the other views have something to show too. */
export function showCase(place: PlaceStore, onCase: string, open: OpenPlace | undefined): void {
  place.setState({ view: 'case', case: onCase, open, tick: 0, cell: undefined });
}

/** What pane A is opened from. */
export function requestOfA({ beside: _beside, run: _run, ...request }: OpenPlace): OpenRequest {
  return request;
}

/** What pane B is opened from: the same scenario and answer, another engine. Undefined where there is no B. */
export function requestOfB({ scenario, states, beside }: OpenPlace): OpenRequest | undefined {
  if (beside === undefined || scenario === undefined) return undefined;
  if (beside === 'reference') return { scenario, playback: false };
  return { scenario, module: beside, playback: false, ...(states === undefined ? {} : { states }) };
}

/** The same two engines, A and B changed over. Undefined where that cannot be, as with a recording. */
export function swapped(open: OpenPlace): OpenPlace | undefined {
  const { scenario, module, states, beside } = open;
  if (beside === undefined || scenario === undefined || open.playback) return undefined;
  const next: OpenPlace = {
    scenario,
    playback: false,
    beside: module ?? 'reference',
    ...(states === undefined ? {} : { states }),
  };
  return beside === 'reference' ? next : { ...next, module: beside };
}
