import { Buffer, BufferUsage, Geometry, GlProgram, Mesh, Shader, type TextureSource } from 'pixi.js';
import { type QuadBatch, VERTEX_WORDS } from './quad-batch.ts';
import { QUAD_FRAGMENT, QUAD_VERTEX } from './shaders.ts';

const STRIDE = 4 * VERTEX_WORDS;

/** Draws a batch of quads in one call. */
export class QuadMesh {
  readonly mesh: Mesh<Geometry, Shader>;
  readonly #vertices: Buffer;
  readonly #indices: Buffer;
  readonly #geometry: Geometry;
  readonly #shader: Shader;
  #quads = 0;

  constructor(texture: TextureSource) {
    this.#vertices = new Buffer({
      data: new Float32Array(0),
      usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
      shrinkToFit: false,
    });
    this.#indices = new Buffer({
      data: new Uint32Array(0),
      usage: BufferUsage.INDEX | BufferUsage.COPY_DST,
      shrinkToFit: false,
    });
    const buffer = this.#vertices;
    this.#geometry = new Geometry({
      attributes: {
        aPosition: { buffer, format: 'float32x2', stride: STRIDE, offset: 0 },
        aUV: { buffer, format: 'float32x2', stride: STRIDE, offset: 8 },
        aTint: { buffer, format: 'unorm8x4', stride: STRIDE, offset: 16 },
      },
      indexBuffer: this.#indices,
    });
    this.#shader = new Shader({
      glProgram: GlProgram.from({ vertex: QUAD_VERTEX, fragment: QUAD_FRAGMENT, name: 'map-quads' }),
      resources: { uTexture: texture },
    });
    this.mesh = new Mesh({ geometry: this.#geometry, shader: this.#shader });
    this.mesh.visible = false;
  }

  setTexture(texture: TextureSource): void {
    this.#shader.resources.uTexture = texture;
  }

  /** Sends the batch to the graphics card. */
  upload(batch: QuadBatch): void {
    this.mesh.visible = batch.count > 0;
    if (batch.count === 0) return;
    if (batch.count > this.#quads) this.#grow(batch);
    this.#vertices.setDataWithSize(batch.floats, batch.count * 4 * VERTEX_WORDS, true);
    this.#geometry.indexCount = 6 * batch.count;
  }

  destroy(): void {
    this.mesh.destroy();
    this.#geometry.destroy(true);
    this.#shader.destroy();
  }

  /** The indices are the same for every batch: two triangles a quad. */
  #grow(batch: QuadBatch): void {
    this.#quads = batch.floats.length / (4 * VERTEX_WORDS);
    const indices = new Uint32Array(6 * this.#quads);
    for (let quad = 0; quad < this.#quads; quad++) {
      indices.set([4 * quad, 4 * quad + 1, 4 * quad + 2, 4 * quad, 4 * quad + 2, 4 * quad + 3], 6 * quad);
    }
    this.#indices.data = indices;
  }
}
