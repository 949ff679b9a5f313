import { Fault } from '../../shared/base/fault.ts';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import type { Frame } from '../../shared/lattice/state/frame.ts';
import { drawBoard } from './plain-drawing.ts';

interface Cell {
  readonly x: number;
  readonly y: number;
}

interface CameraView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

type LayerName = 'items' | 'lanes' | 'state' | 'flow' | 'difference' | 'grid' | 'coordinates';

interface MapOptions {
  readonly theme?: 'dark' | 'light';
  readonly onHover?: (cell: Cell | undefined) => void;
  readonly onSelect?: (cell: Cell | undefined) => void;
  readonly onCamera?: (view: CameraView) => void;
}

/** Stands in until the drawn map is there: plain tiles and dots on a canvas. Rejects with a `Fault` (`no-webgl`). */
export async function createMap(container: HTMLElement, options: MapOptions = {}): Promise<PlainMap> {
  if (document.createElement('canvas').getContext('2d') === null)
    throw new Fault('no-webgl', 'this browser has nothing to draw on');
  return new PlainMap(container, options);
}

class PlainMap {
  readonly #canvas = document.createElement('canvas');
  readonly #options: MapOptions;
  readonly #resize: ResizeObserver;
  #theme: 'dark' | 'light';
  #scenario: Scenario | null = null;
  #frame: Frame | undefined;
  #layers: Partial<Record<LayerName, boolean>> = {};
  #different: readonly number[] = [];
  #selected: number | undefined;
  #cursor: Cell | undefined;
  #camera: CameraView = { x: 0, y: 0, scale: 16 };
  #ordered = false;
  #dragged: { readonly x: number; readonly y: number; moved: boolean } | undefined;

  constructor(container: HTMLElement, options: MapOptions) {
    this.#options = options;
    this.#theme = options.theme ?? 'dark';
    this.#canvas.className = 'plain-map';
    container.append(this.#canvas);
    this.#resize = new ResizeObserver(() => this.#order());
    this.#resize.observe(container);
    this.#canvas.addEventListener('pointerdown', (event) => {
      this.#dragged = { x: event.clientX, y: event.clientY, moved: false };
    });
    this.#canvas.addEventListener('pointermove', (event) => this.#drag(event));
    this.#canvas.addEventListener('pointerup', (event) => {
      if (this.#dragged && !this.#dragged.moved)
        this.#options.onSelect?.(this.cellAt(event.offsetX, event.offsetY));
      this.#dragged = undefined;
    });
    this.#canvas.addEventListener('wheel', (event) => this.zoom(event.deltaY < 0 ? 1 : -1), {
      passive: true,
    });
  }

  get camera(): CameraView {
    return this.#camera;
  }

  set camera(view: CameraView) {
    this.#camera = view;
    this.#options.onCamera?.(view);
    this.#order();
  }

  setScenario(scenario: Scenario | null): void {
    this.#scenario = scenario;
    this.fit();
  }

  show(frame: Frame, _next: Frame | undefined, _fraction: number): void {
    this.#frame = frame;
    this.#order();
  }

  setRate(_rate: number): void {
    this.#order();
  }

  setTheme(theme: 'dark' | 'light'): void {
    this.#theme = theme;
    this.#order();
  }

  setLayers(layers: Readonly<Partial<Record<LayerName, boolean>>>): void {
    this.#layers = { ...this.#layers, ...layers };
    this.#order();
  }

  setDifferent(entities: readonly number[]): void {
    this.#different = entities;
    this.#order();
  }

  select(entity: number | undefined): void {
    this.#selected = entity;
    this.#order();
  }

  setCursor(cell: Cell | undefined): void {
    this.#cursor = cell;
    this.#order();
  }

  cellAt(px: number, py: number): Cell | undefined {
    const { x, y, scale } = this.#camera;
    const cell = {
      x: Math.floor(x + (px - this.#canvas.clientWidth / 2) / scale),
      y: Math.floor(y + (py - this.#canvas.clientHeight / 2) / scale),
    };
    const grid = this.#scenario?.grid ?? { width: 0, height: 0 };
    return cell.x >= 0 && cell.y >= 0 && cell.x < grid.width && cell.y < grid.height ? cell : undefined;
  }

  fit(): void {
    const { width, height } = this.#scenario?.grid ?? { width: 1, height: 1 };
    const across = (this.#canvas.parentElement?.clientWidth ?? 0) / (width + 2);
    const down = (this.#canvas.parentElement?.clientHeight ?? 0) / (height + 2);
    this.#move({ x: width / 2, y: height / 2, scale: Math.max(2, Math.min(across, down)) });
  }

  zoom(steps: number): void {
    this.#move({ ...this.#camera, scale: Math.min(96, Math.max(2, this.#camera.scale * 1.25 ** steps)) });
  }

  panBy(dx: number, dy: number): void {
    const { x, y, scale } = this.#camera;
    this.#move({ x: x + dx / scale, y: y + dy / scale, scale });
  }

  reveal(cell: Cell): void {
    const { clientWidth, clientHeight } = this.#canvas;
    const { x, y, scale } = this.#camera;
    const outside =
      Math.abs(cell.x - x) * scale > clientWidth / 2 || Math.abs(cell.y - y) * scale > clientHeight / 2;
    if (outside) this.#move({ x: cell.x, y: cell.y, scale });
  }

  dispose(): void {
    this.#resize.disconnect();
    this.#canvas.remove();
  }

  #move(view: CameraView): void {
    this.camera = view;
  }

  #drag(event: PointerEvent): void {
    this.#options.onHover?.(this.cellAt(event.offsetX, event.offsetY));
    const start = this.#dragged;
    if (!start || (!start.moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < 4)) return;
    this.panBy(-event.movementX, -event.movementY);
    start.moved = true;
  }

  /** Draws once before the page is shown next, however much has changed. */
  #order(): void {
    if (this.#ordered) return;
    this.#ordered = true;
    requestAnimationFrame(() => {
      this.#ordered = false;
      const { clientWidth, clientHeight } = this.#canvas;
      this.#canvas.width = clientWidth * devicePixelRatio;
      this.#canvas.height = clientHeight * devicePixelRatio;
      const context = this.#canvas.getContext('2d');
      if (context === null || this.#scenario === null) return;
      context.scale(devicePixelRatio, devicePixelRatio);
      context.translate(clientWidth / 2, clientHeight / 2);
      context.scale(this.#camera.scale, this.#camera.scale);
      context.translate(-this.#camera.x, -this.#camera.y);
      drawBoard(context, {
        scenario: this.#scenario,
        frame: this.#frame,
        theme: this.#theme,
        items: this.#layers.items !== false,
        different: this.#layers.difference === false ? [] : this.#different,
        selected: this.#selected,
        cursor: this.#cursor,
      });
    });
  }
}
