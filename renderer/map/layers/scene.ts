import type { Palette } from '../../look/palette.ts';
import type { Board } from '../board.ts';
import type { FrameReader } from '../frames/frame-reader.ts';
import type { ItemPlaces } from '../frames/item-places.ts';
import type { Level } from '../geometry/levels.ts';
import type { Sprites } from '../sprites/sheet.ts';

/** What can be shown or hidden. */
export type LayerName =
  | 'items'
  | 'lanes'
  | 'state'
  | 'flow'
  | 'difference'
  | 'grid'
  | 'coordinates'
  | 'spread';
export type Layers = Readonly<Record<LayerName, boolean>>;

/** All that the layers draw from, for one drawing. */
export interface Scene {
  readonly board: Board;
  readonly reader: FrameReader;
  /** The frame a tick later, while the map goes from one to the other, and how far it has come. */
  readonly after: FrameReader | undefined;
  readonly fraction: number;
  /** By entity: nonzero where an inserter's item is drawn with the items, being put down. */
  readonly handed: Uint8Array;
  readonly places: ItemPlaces;
  readonly sprites: Sprites;
  readonly palette: Palette;
  readonly level: Level;
  /** Px per tile. */
  readonly scale: number;
  readonly layers: Layers;
  readonly different: readonly number[];
  /** By entity the tick at which it first differs, -1 where it never does. */
  readonly spread: readonly number[] | undefined;
  /** Cells with notes on them. */
  readonly noted: readonly { readonly x: number; readonly y: number }[];
  readonly selected: number | undefined;
  /** The cell that the keyboard is on. */
  readonly cursor: { readonly x: number; readonly y: number } | undefined;
  readonly hovered: { readonly x: number; readonly y: number } | undefined;
}
