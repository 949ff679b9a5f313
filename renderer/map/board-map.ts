import { Fault } from '../../shared/base/fault.ts';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import type { Frame } from '../../shared/lattice/state/frame.ts';
import { PALETTES, type Theme } from '../look/palette.ts';
import { type Board, boardOf } from './board.ts';
import { type CameraView, fitted, kept, tileAt, type ViewSize, zoomedAbout } from './camera/camera.ts';
import { Glide } from './camera/glide.ts';
import { listenToPointer } from './camera/pointer.ts';
import { revealed } from './camera/reveal.ts';
import type { Cell, FactoryMap, MapOptions, MapStats } from './factory-map.ts';
import { ShownFrames } from './frames/shown-frames.ts';
import { stepped } from './geometry/levels.ts';
import type { Stage } from './gl/stage.ts';
import type { LayerName, Layers } from './layers/scene.ts';
import { Painter } from './painter.ts';
import { checkPictureSize, takePicture } from './picture.ts';
import { RulerView } from './ruler-view.ts';
import { describeTile } from './text/describe.ts';
import { type VisibleCell, visibleCells } from './text/visible-cells.ts';

/** Pixels a tile at which a selection is looked at: its items can be told apart. */
const SELECTION_SCALE = 32;

const FIRST_LAYERS: Layers = {
  items: true,
  lanes: false,
  state: true,
  flow: false,
  difference: true,
  grid: true,
  coordinates: true,
  spread: false,
};

/** The map on a page: what is shown, the camera, and when to draw. What it is drawn with is the painter's. */
export class BoardMap implements FactoryMap {
  readonly #container: HTMLElement;
  readonly #options: MapOptions;
  readonly #painter: Painter;
  readonly #rulers = new RulerView();
  readonly #glide: Glide;
  readonly #ends: (() => void)[] = [];
  #board: Board | undefined;
  #frames: ShownFrames | undefined;
  #theme: Theme;
  #layers = FIRST_LAYERS;
  #camera: CameraView = { x: 0, y: 0, scale: 16 };
  #size: ViewSize = { width: 0, height: 0 };
  #rate = 1;
  #different: readonly number[] = [];
  #spread: readonly number[] | undefined;
  #noted: readonly Cell[] = [];
  #selected: number | undefined;
  #hovered: Cell | undefined;
  #cursor: Cell | undefined;
  #request: number | undefined;
  #scriptMs = 0;
  #drawnScale = 0;
  #readMs = 0;
  /** The board is fitted as soon as the map has a size. */
  #unfitted = false;

  constructor(container: HTMLElement, options: MapOptions, stage: Stage) {
    this.#container = container;
    this.#options = options;
    this.#theme = options.theme ?? 'dark';
    const still = options.reducedMotion ?? (() => matchMedia('(prefers-reduced-motion: reduce)').matches);
    this.#glide = new Glide(
      () => this.#camera,
      (view) => this.#setCamera(view),
      still,
    );
    this.#painter = new Painter(stage, {
      place: (canvas) => this.#container.prepend(canvas),
      drawAgain: () => this.#drawSoon(),
      failed: (fault) => options.onFault?.(fault),
    });
    if (getComputedStyle(container).position === 'static') container.style.position = 'relative';
    container.style.overflow = 'hidden';
    container.style.touchAction = 'none';
    container.append(this.#rulers.canvas);
    const observer = new ResizeObserver(() => this.#resize());
    observer.observe(container);
    this.#ends.push(() => observer.disconnect(), listenToPointer(container, this.#pointerTarget()));
    this.#resize();
  }

  setScenario(scenario: Scenario | null): void {
    this.#glide.stop();
    this.#board = scenario === null ? undefined : boardOf(scenario);
    this.#frames = this.#board && new ShownFrames(this.#board);
    this.#different = [];
    this.#spread = undefined;
    this.#selected = undefined;
    this.#cursor = undefined;
    this.#hover(undefined);
    this.#painter.setBoard(this.#board);
    this.#unfitted = true;
    this.#fitIfSized();
    this.#drawSoon();
  }

  show(frame: Frame, next: Frame | undefined, fraction: number): void {
    if (this.#frames === undefined) throw new Fault('no-board', 'a frame cannot be shown before its board');
    const start = performance.now();
    this.#frames.show(frame, next, fraction);
    this.#readMs = performance.now() - start;
    this.#drawSoon();
  }

  setRate(rate: number): void {
    this.#rate = rate;
    this.#drawSoon();
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.#drawSoon();
  }

  setLayers(layers: Readonly<Partial<Record<LayerName, boolean>>>): void {
    this.#layers = { ...this.#layers, ...layers };
    this.#drawSoon();
  }

  setDifferent(entities: readonly number[]): void {
    this.#different = entities;
    this.#drawSoon();
  }

  setSpread(firstTicks: readonly number[] | undefined): void {
    this.#spread = firstTicks;
    this.#drawSoon();
  }

  setNoted(cells: readonly Cell[]): void {
    this.#noted = cells;
    this.#drawSoon();
  }

  select(entity: number | undefined): void {
    this.#selected = entity;
    this.#drawSoon();
  }

  setCursor(cell: Cell | undefined): void {
    this.#cursor = cell;
    this.#drawSoon();
  }

  cellAt(px: number, py: number): Cell | undefined {
    if (this.#board === undefined) return undefined;
    const [x, y] = tileAt(this.#camera, this.#size, px, py).map(Math.floor) as [number, number];
    const { width, height } = this.#board.scenario.grid;
    return x >= 0 && y >= 0 && x < width && y < height ? { x, y } : undefined;
  }

  entityAt({ x, y }: Cell): number | undefined {
    return this.#board?.layout.tiles.at(x, y);
  }

  describe({ x, y }: Cell): string {
    if (this.#board === undefined || this.#frames === undefined) return `${x},${y}: no board`;
    return describeTile(this.#board, this.#frames.reader, x, y);
  }

  visibleCells(most: number): readonly VisibleCell[] {
    if (this.#board === undefined || this.#frames === undefined) return [];
    return visibleCells(this.#board, this.#frames.reader, this.#camera, this.#size, most);
  }

  get camera(): CameraView {
    return this.#camera;
  }

  set camera(view: CameraView) {
    this.#glide.stop();
    this.#unfitted = false;
    this.#setCamera(view);
  }

  fit(selection?: Cell): void {
    if (this.#board === undefined) return;
    const whole = fitted(this.#board.scenario.grid, this.#size);
    const { x, y, scale } = this.#glide.goal;
    const isWhole = x === whole.x && y === whole.y && scale === whole.scale;
    const close = Math.max(scale, SELECTION_SCALE);
    if (isWhole && selection !== undefined)
      this.#glide.to({ x: selection.x + 0.5, y: selection.y + 0.5, scale: close });
    else this.#glide.to(whole);
  }

  zoom(steps: number): void {
    this.#step(steps, this.#size.width / 2, this.#size.height / 2);
  }

  panBy(dx: number, dy: number): void {
    this.#glide.stop();
    const { x, y, scale } = this.#camera;
    this.#setCamera({ x: x + dx / scale, y: y + dy / scale, scale });
  }

  reveal(cell: Cell): void {
    const view = revealed(this.#glide.goal, this.#size, cell);
    if (view !== this.#camera) this.#glide.to(view);
  }

  async picture(scale: number): Promise<Blob> {
    const board = this.#board;
    if (board === undefined) throw new Fault('no-board', 'there is no board to make a picture of');
    const { width, height } = board.scenario.grid;
    checkPictureSize(Math.round(width * scale), Math.round(height * scale));
    this.#paint(scale, 1);
    try {
      return await takePicture(this.#painter.stage, board.scenario.grid, scale, PALETTES[this.#theme].ground);
    } finally {
      this.#drawSoon();
    }
  }

  stats(): MapStats {
    return {
      drawCalls: this.#painter.stage.drawCalls,
      scriptMs: this.#scriptMs,
      items: this.#frames?.places.count ?? 0,
    };
  }

  dispose(): void {
    this.#glide.stop();
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    for (const end of this.#ends) end();
    this.#painter.dispose();
    this.#rulers.canvas.remove();
  }

  #drawSoon(): void {
    this.#request ??= requestAnimationFrame(() => {
      this.#request = undefined;
      this.#draw();
    });
  }

  #draw(): void {
    if (this.#size.width === 0 || this.#size.height === 0) return;
    const start = performance.now();
    const density = window.devicePixelRatio;
    const { x, y, scale } = this.#camera;
    this.#painter.resize(this.#size, density);
    // While the scale changes from one drawing to the next, the sheet that is there serves; a new one follows at rest.
    const atRest = scale === this.#drawnScale;
    this.#drawnScale = scale;
    this.#paint(scale, density, !atRest);
    if (!atRest) this.#drawSoon();
    const left = this.#size.width / 2 - x * scale;
    const top = this.#size.height / 2 - y * scale;
    // Whole pixels: upright edges stay sharp, and belts do not shimmer while the map is dragged.
    const snap = (px: number): number => Math.round(px * density) / density;
    this.#painter.draw({ scale, left: snap(left), top: snap(top) }, PALETTES[this.#theme].outside);
    this.#drawRulers(density);
    this.#scriptMs = performance.now() - start + this.#readMs;
    this.#readMs = 0;
  }

  #paint(scale: number, density: number, keepSheet = false): void {
    const look = {
      scale,
      density,
      keepSheet,
      palette: PALETTES[this.#theme],
      layers: this.#layers,
      rate: this.#rate,
    };
    this.#painter.paint(this.#board, this.#frames, look, {
      different: this.#different,
      spread: this.#spread,
      noted: this.#noted,
      selected: this.#selected,
      hovered: this.#hovered,
      cursor: this.#cursor,
    });
  }

  #drawRulers(density: number): void {
    const scenario = this.#layers.coordinates ? this.#board?.scenario : undefined;
    const selected = this.#selected === undefined ? undefined : scenario?.entities[this.#selected];
    this.#rulers.draw(scenario, selected, this.#camera, this.#size, density, PALETTES[this.#theme]);
  }

  #resize(): void {
    this.#size = { width: this.#container.clientWidth, height: this.#container.clientHeight };
    this.#fitIfSized();
    this.#drawSoon();
  }

  #fitIfSized(): void {
    if (!this.#unfitted || this.#board === undefined || this.#size.width === 0) return;
    this.#unfitted = false;
    this.#setCamera(fitted(this.#board.scenario.grid, this.#size));
  }

  #setCamera(view: CameraView): void {
    const next = this.#board === undefined ? view : kept(view, this.#board.scenario.grid);
    const { x, y, scale } = this.#camera;
    // Two maps that copy each other's camera come to rest here.
    if (next.x === x && next.y === y && next.scale === scale) return;
    this.#camera = next;
    this.#options.onCamera?.(this.#camera);
    this.#drawSoon();
  }

  #step(steps: number, px: number, py: number): void {
    const goal = this.#glide.goal;
    this.#glide.to(zoomedAbout(goal, this.#size, stepped(goal.scale, steps), px, py));
  }

  #hover(cell: Cell | undefined): void {
    if (cell?.x === this.#hovered?.x && cell?.y === this.#hovered?.y) return;
    this.#hovered = cell;
    this.#options.onHover?.(cell);
    this.#drawSoon();
  }

  #pointerTarget(): Parameters<typeof listenToPointer>[1] {
    return {
      drag: (dx, dy) => this.panBy(-dx, -dy),
      pinch: (factor, px, py) => {
        this.#glide.stop();
        this.#setCamera(zoomedAbout(this.#camera, this.#size, this.#camera.scale * factor, px, py));
      },
      step: (steps, px, py) => this.#step(steps, px, py),
      hover: (px, py) => this.#hover(this.cellAt(px, py)),
      leave: () => this.#hover(undefined),
      click: (px, py) => this.#options.onSelect?.(this.cellAt(px, py)),
    };
  }
}
