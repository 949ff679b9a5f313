import 'pixi.js/unsafe-eval';
import 'pixi.js/mesh';
import { CanvasSource, Container, RenderTexture, WebGLRenderer } from 'pixi.js';
import { Fault, messageOf } from '../../../shared/base/fault.ts';
import type { Board } from '../board.ts';
import type { Sheet } from '../sprites/sheet.ts';
import { BeltMesh } from './belt-mesh.ts';
import type { QuadBatch } from './quad-batch.ts';
import { QuadMesh } from './quad-mesh.ts';

/** Where the board lies on what is drawn: px per tile, and the px at which its corner stands. */
export interface Placement {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/**
 * What lives on the graphics card: three meshes (ground, belts, all that stands on them) and the sheet of sprites. It
 * holds nothing that cannot be made again; after a lost context a new stage takes its place.
 */
export class Stage {
  readonly canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #root = new Container();
  readonly #below: QuadMesh;
  readonly #above: QuadMesh;
  #belts: BeltMesh | undefined;
  #texture: CanvasSource;

  private constructor(canvas: HTMLCanvasElement, renderer: WebGLRenderer) {
    this.canvas = canvas;
    this.#renderer = renderer;
    this.#texture = textureOf(document.createElement('canvas'));
    this.#below = new QuadMesh(this.#texture);
    this.#above = new QuadMesh(this.#texture);
    this.#root.addChild(this.#below.mesh, this.#above.mesh);
  }

  /** Throws a `Fault` (`no-webgl`) where there is no WebGL 2. */
  static async create(): Promise<Stage> {
    const canvas = document.createElement('canvas');
    Object.assign(canvas.style, { position: 'absolute', inset: '0' });
    canvas.setAttribute('aria-hidden', 'true');
    // Pixi takes the context that the canvas has already.
    if (canvas.getContext('webgl2', { alpha: false, antialias: false, stencil: true }) === null) {
      throw new Fault('no-webgl', 'this system offers no WebGL 2, which the map is drawn with');
    }
    const renderer = new WebGLRenderer();
    try {
      // Our own list of parts: no events, no accessibility layer, no text.
      await renderer.init({
        canvas,
        antialias: false,
        autoDensity: true,
        manageImports: false,
        width: 1,
        height: 1,
      });
    } catch (thrown) {
      throw new Fault('no-webgl', `the map's drawing could not start: ${messageOf(thrown)}`, {}, thrown);
    }
    return new Stage(canvas, renderer);
  }

  /** Size on the page in px, and device pixels per px. */
  resize(width: number, height: number, density: number): void {
    this.#renderer.resize(Math.max(1, width), Math.max(1, height), density);
  }

  setBoard(board: Board | undefined): void {
    this.#belts?.destroy();
    this.#belts = board && new BeltMesh(board);
    if (this.#belts !== undefined) this.#root.addChildAt(this.#belts.mesh, 1);
  }

  get belts(): BeltMesh | undefined {
    return this.#belts;
  }

  setSheet(sheet: Sheet): void {
    const old = this.#texture;
    this.#texture = textureOf(sheet.canvas);
    this.#below.setTexture(this.#texture);
    this.#above.setTexture(this.#texture);
    old.destroy();
  }

  uploadBelow(batch: QuadBatch): void {
    this.#below.upload(batch);
  }

  uploadAbove(batch: QuadBatch): void {
    this.#above.upload(batch);
  }

  get drawCalls(): number {
    return this.#root.children.filter(({ visible }) => visible).length;
  }

  /** Longest side of a texture, in pixels. */
  get largestTexture(): number {
    const { gl } = this.#renderer;
    return gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;
  }

  draw(placement: Placement, background: string): void {
    this.#place(placement);
    this.#renderer.render({ container: this.#root, clear: true, clearColor: background });
  }

  /** Pixels of a box of that size, as rows of red, green, blue and opacity. */
  pixels(placement: Placement, width: number, height: number, background: string): Uint8ClampedArray {
    this.#place(placement);
    const target = RenderTexture.create({ width, height, resolution: 1, antialias: false });
    try {
      this.#renderer.render({ container: this.#root, target, clear: true, clearColor: background });
      return this.#renderer.texture.getPixels(target).pixels;
    } finally {
      target.destroy(true);
    }
  }

  destroy(): void {
    this.#below.destroy();
    this.#above.destroy();
    this.#belts?.destroy();
    this.#texture.destroy();
    this.#root.destroy();
    const { context } = this.#renderer;
    // Pixi takes the context away as it ends; the browser complains of that where it is lost already.
    if (context.isLost) context.extensions.loseContext = undefined;
    this.#renderer.destroy();
    this.canvas.remove();
  }

  #place({ scale, left, top }: Placement): void {
    this.#root.position.set(left, top);
    this.#root.scale.set(scale);
  }
}

function textureOf(canvas: HTMLCanvasElement): CanvasSource {
  return new CanvasSource({
    resource: canvas,
    autoGenerateMipmaps: true,
    scaleMode: 'linear',
    alphaMode: 'premultiply-alpha-on-upload',
  });
}
