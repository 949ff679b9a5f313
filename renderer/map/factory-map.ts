import type { Fault } from '../../shared/base/fault.ts';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import type { Frame } from '../../shared/lattice/state/frame.ts';
import type { Theme } from '../look/palette.ts';
import type { CameraView } from './camera/camera.ts';
import type { LayerName } from './layers/scene.ts';
import type { VisibleCell } from './text/visible-cells.ts';

/** A tile of the board. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface MapOptions {
  readonly theme?: Theme;
  /** The cell under the pointer changed; undefined off the board. */
  readonly onHover?: (cell: Cell | undefined) => void;
  /** A cell was clicked, or the space around the board. The map selects nothing by itself. */
  readonly onSelect?: (cell: Cell | undefined) => void;
  /** The camera moved, by hand or by call. */
  readonly onCamera?: (view: CameraView) => void;
  /** Drawing stopped for good, after a lost context that cannot be had again. */
  readonly onFault?: (fault: Fault) => void;
  /** Whether the camera jumps instead of gliding; by default as the system asks. */
  readonly reducedMotion?: () => boolean;
}

export interface MapStats {
  readonly drawCalls: number;
  /** Script time of the last drawing, in milliseconds. */
  readonly scriptMs: number;
  /** Items on lanes. */
  readonly items: number;
}

/** The drawn factory: a board, and on it one frame, or the way from one frame to the next. */
export interface FactoryMap {
  /** The board of a replay, empty until a frame is shown; null clears. Fits the camera to it. */
  setScenario(scenario: Scenario | null): void;
  /**
   * Shows a frame of the board, or `fraction`, in [0, 1), of the way to the frame a tick later. Without `next` the frame is
   * shown as it is. Throws a `Fault` (`frame-invalid`) for a frame that is not of this board.
   */
  show(frame: Frame, next: Frame | undefined, fraction: number): void;
  /** Speed of the playback as a multiple of real time; above 1 the chevrons stand still. */
  setRate(rate: number): void;
  setTheme(theme: Theme): void;
  /** Shows and hides layers; those that are not named stay as they are. */
  setLayers(layers: Readonly<Partial<Record<LayerName, boolean>>>): void;
  /** Entities that differ, outlined while the layer `difference` is shown. */
  setDifferent(entities: readonly number[]): void;
  /** By entity the tick at which it first differs, -1 where it never does; coloured while the layer `spread` is shown. */
  setSpread(firstTicks: readonly number[] | undefined): void;
  /** Cells that a person has written about: each gets a small mark at its upper right. */
  setNoted(cells: readonly Cell[]): void;
  /** Puts brackets around an entity. */
  select(entity: number | undefined): void;
  /** Shows the cell that the keyboard is on. */
  setCursor(cell: Cell | undefined): void;
  /** The cell at a place in px from the map's corner; undefined off the board. */
  cellAt(px: number, py: number): Cell | undefined;
  /** The entity on a cell. */
  entityAt(cell: Cell): number | undefined;
  /** What is on a cell, in words. */
  describe(cell: Cell): string;
  /** What is in view, in words, row by row; at most `most` entities. */
  visibleCells(most: number): readonly VisibleCell[];
  camera: CameraView;
  /** Shows the whole board. */
  fit(selection?: Cell): void;
  /** Zooms by steps, in for positive ones, about the middle of the view. */
  zoom(steps: number): void;
  /** Looks further right and down by so many px. */
  panBy(dx: number, dy: number): void;
  /** Moves as little as needed for the cell to be in view. */
  reveal(cell: Cell): void;
  /** A PNG of the whole board at px per tile, with the present layers. Throws a `Fault` (`picture-too-large`). */
  picture(scale: number): Promise<Blob>;
  stats(): MapStats;
  dispose(): void;
}
