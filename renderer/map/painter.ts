import { Fault, messageOf } from '../../shared/base/fault.ts';
import type { Palette } from '../look/palette.ts';
import type { Board } from './board.ts';
import type { ViewSize } from './camera/camera.ts';
import type { ShownFrames } from './frames/shown-frames.ts';
import { CHEVRON_PERIOD } from './geometry/chevrons.ts';
import { levelOf } from './geometry/levels.ts';
import { QuadBatch } from './gl/quad-batch.ts';
import { type Placement, Stage } from './gl/stage.ts';
import { compose } from './layers/compose.ts';
import { drawGround } from './layers/ground.ts';
import type { Layers, Scene } from './layers/scene.ts';
import { drawSheet, type Sheet } from './sprites/sheet.ts';

/** How the board is painted. */
export interface Look {
  readonly scale: number;
  readonly density: number;
  /** Whether the sheet of another scale may serve for now. */
  readonly keepSheet: boolean;
  readonly palette: Palette;
  readonly layers: Layers;
  readonly rate: number;
}

export interface PainterListener {
  /** Puts a new canvas onto the page. */
  place(canvas: HTMLCanvasElement): void;
  /** Everything has to be drawn again. */
  drawAgain(): void;
  failed(fault: Fault): void;
}

/** Keeps a stage filled: sheet, ground, belts and everything above; makes a new stage when its context is lost. */
export class Painter {
  readonly #listener: PainterListener;
  readonly #below = new QuadBatch();
  readonly #above = new QuadBatch();
  #stage: Stage;
  #board: Board | undefined;
  #sheet: Sheet | undefined;
  /** What the sheet and the ground were made for. */
  #sheetKey = '';
  #groundKey = '';
  #size = '';
  #disposed = false;

  constructor(stage: Stage, listener: PainterListener) {
    this.#listener = listener;
    this.#stage = stage;
    this.#adopt(stage);
  }

  get stage(): Stage {
    return this.#stage;
  }

  setBoard(board: Board | undefined): void {
    this.#board = board;
    this.#groundKey = '';
    this.#stage.setBoard(board);
  }

  resize({ width, height }: ViewSize, density: number): void {
    const key = `${width} ${height} ${density}`;
    if (key === this.#size) return;
    this.#size = key;
    this.#stage.resize(width, height, density);
  }

  /** Fills the stage with a board and its frames. */
  paint(
    board: Board | undefined,
    frames: ShownFrames | undefined,
    look: Look,
    marks: Pick<Scene, 'different' | 'spread' | 'noted' | 'selected' | 'hovered' | 'cursor'>,
  ): void {
    const sheet = this.#sheetFor(look);
    this.#paintGround(board, look, sheet);
    const level = levelOf(sheet.scale);
    const { palette, layers, scale } = look;
    this.#above.start(sheet.sprites.white[0]!);
    if (board !== undefined && frames !== undefined) {
      const { reader, after, fraction, handed, places } = frames;
      const { sprites } = sheet;
      const scene = {
        board,
        reader,
        after,
        fraction,
        handed,
        places,
        sprites,
        palette,
        level,
        scale,
        layers,
      };
      compose(this.#above, { ...scene, ...marks });
      this.#stage.belts?.setLook({
        pixel: 1 / (scale * look.density),
        tick: look.rate > 1 ? 0 : (reader.tick + fraction) % CHEVRON_PERIOD,
        chevrons: level.chevrons ? (look.rate > 1 ? 0.5 : 1) : 0,
        lanes: layers.lanes,
        palette,
      });
    }
    this.#stage.uploadAbove(this.#above);
  }

  draw(placement: Placement, background: string): void {
    this.#stage.draw(placement, background);
  }

  dispose(): void {
    this.#disposed = true;
    this.#stage.destroy();
  }

  #sheetFor({ palette, scale, density, keepSheet }: Look): Sheet {
    const key = `${palette.ground} ${scale} ${density}`;
    if (this.#sheet !== undefined && (keepSheet || key === this.#sheetKey)) return this.#sheet;
    this.#sheet = drawSheet(palette, scale, density);
    this.#sheetKey = key;
    this.#groundKey = '';
    this.#stage.setSheet(this.#sheet);
    return this.#sheet;
  }

  #paintGround(board: Board | undefined, { palette, layers, scale }: Look, sheet: Sheet): void {
    const key = `${palette.ground} ${scale} ${layers.grid}`;
    if (key === this.#groundKey) return;
    this.#groundKey = key;
    this.#below.start(sheet.sprites.white[0]!);
    if (board !== undefined) drawGround(this.#below, board.scenario.grid, palette, scale, layers.grid);
    this.#stage.uploadBelow(this.#below);
  }

  /** Takes a fresh stage; nothing is on it yet. */
  #adopt(stage: Stage): void {
    this.#stage = stage;
    this.#sheetKey = '';
    this.#sheet = undefined;
    this.#groundKey = '';
    this.#size = '';
    stage.setBoard(this.#board);
    stage.canvas.addEventListener('webglcontextlost', () => void this.#replace(stage), { once: true });
    this.#listener.place(stage.canvas);
    this.#listener.drawAgain();
  }

  /** The whole stage anew, canvas included: a restored context may stay blank (pixijs/pixijs#12134). */
  async #replace(lost: Stage): Promise<void> {
    if (this.#disposed || lost !== this.#stage) return;
    try {
      const stage = await Stage.create();
      lost.destroy();
      if (this.#disposed) stage.destroy();
      else this.#adopt(stage);
    } catch (thrown) {
      const fault = new Fault('no-webgl', `the map's drawing was lost: ${messageOf(thrown)}`, {}, thrown);
      this.#listener.failed(fault);
    }
  }
}
