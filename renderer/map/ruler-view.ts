import type { Entity, Scenario } from '../../shared/lattice/scenario/scenario.ts';
import type { Palette } from '../look/palette.ts';
import type { CameraView, ViewSize } from './camera/camera.ts';
import { drawRulers } from './layers/rulers.ts';

/** The rulers' canvas, which lies over the map and lets the pointer through. */
export class RulerView {
  readonly canvas = document.createElement('canvas');
  #drawn = '';

  constructor() {
    Object.assign(this.canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
    this.canvas.setAttribute('aria-hidden', 'true');
  }

  /** Draws the rulers, or nothing without a scenario; what is already there is not drawn again. */
  draw(
    scenario: Scenario | undefined,
    selected: Entity | undefined,
    view: CameraView,
    size: ViewSize,
    density: number,
    palette: Palette,
  ): void {
    const key = JSON.stringify([
      scenario?.grid,
      selected?.x,
      selected?.y,
      selected?.type,
      view,
      size,
      density,
      palette.ruler,
    ]);
    if (key === this.#drawn) return;
    this.#drawn = key;
    const { canvas } = this;
    const width = Math.round(size.width * density);
    const height = Math.round(size.height * density);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
      canvas.style.width = `${size.width}px`;
      canvas.style.height = `${size.height}px`;
    }
    const context = canvas.getContext('2d')!;
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, size.width, size.height);
    if (scenario !== undefined) drawRulers(context, view, size, scenario, selected, palette);
  }
}
