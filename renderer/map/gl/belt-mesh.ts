import { Buffer, BufferUsage, Geometry, GlProgram, Mesh, Shader, UniformGroup } from 'pixi.js';
import { channels } from '../../look/colour.ts';
import type { Palette } from '../../look/palette.ts';
import type { Board } from '../board.ts';
import { BELT_FLOATS, beltVertices } from './belt-vertices.ts';
import { BELT_FRAGMENT, BELT_VERTEX } from './shaders.ts';

const STRIDE = 4 * BELT_FLOATS;

/** How belts look at the moment. */
export interface BeltLook {
  /** Tiles per device pixel. */
  readonly pixel: number;
  /** Ticks, fractions too, by which the chevrons have moved. */
  readonly tick: number;
  /** Strength of the chevrons, 0 to 1. */
  readonly chevrons: number;
  /** Whether each lane's middle is drawn: solid left, dashed right. */
  readonly lanes: boolean;
  readonly palette: Palette;
}

/** All belts of a board in one call; they move and change their colours without new vertices. */
export class BeltMesh {
  readonly mesh: Mesh<Geometry, Shader>;
  readonly #geometry: Geometry;
  readonly #shader: Shader;
  readonly #uniforms = new UniformGroup({
    uPixel: { value: 1, type: 'f32' },
    uTick: { value: 0, type: 'f32' },
    uChevrons: { value: 1, type: 'f32' },
    uLanes: { value: 0, type: 'f32' },
    uBelt: { value: new Float32Array(3), type: 'vec3<f32>' },
    uRail: { value: new Float32Array(3), type: 'vec3<f32>' },
    uChevron: { value: new Float32Array(3), type: 'vec3<f32>' },
    uLine: { value: new Float32Array(3), type: 'vec3<f32>' },
    uLane: { value: new Float32Array(3), type: 'vec3<f32>' },
  });

  constructor(board: Board) {
    const { vertices, indices } = beltVertices(board);
    const buffer = new Buffer({ data: vertices, usage: BufferUsage.VERTEX | BufferUsage.STATIC });
    this.#geometry = new Geometry({
      attributes: {
        aPosition: { buffer, format: 'float32x2', stride: STRIDE, offset: 0 },
        aLane: { buffer, format: 'float32x2', stride: STRIDE, offset: 8 },
        aStyle: { buffer, format: 'float32x4', stride: STRIDE, offset: 16 },
      },
      indexBuffer: new Buffer({ data: indices, usage: BufferUsage.INDEX | BufferUsage.STATIC }),
    });
    this.#shader = new Shader({
      glProgram: GlProgram.from({ vertex: BELT_VERTEX, fragment: BELT_FRAGMENT, name: 'map-belts' }),
      resources: { belts: this.#uniforms },
    });
    this.mesh = new Mesh({ geometry: this.#geometry, shader: this.#shader });
    this.mesh.visible = indices.length > 0;
  }

  setLook({ pixel, tick, chevrons, lanes, palette }: BeltLook): void {
    const { uniforms } = this.#uniforms;
    uniforms.uPixel = pixel;
    uniforms.uTick = tick;
    uniforms.uChevrons = chevrons;
    uniforms.uLanes = lanes ? 0.9 : 0;
    setColour(uniforms.uBelt, palette.belt);
    setColour(uniforms.uRail, palette.rail);
    setColour(uniforms.uChevron, palette.chevron);
    setColour(uniforms.uLine, palette.beltLine);
    setColour(uniforms.uLane, palette.lane);
    this.#uniforms.update();
  }

  destroy(): void {
    this.mesh.destroy();
    this.#geometry.destroy(true);
    this.#shader.destroy();
  }
}

function setColour(target: Float32Array, hex: string): void {
  channels(hex).forEach((value, index) => {
    target[index] = value / 255;
  });
}
