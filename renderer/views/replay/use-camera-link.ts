import { createContext, useContext } from 'react';
import type { FactoryMap } from '../../session/map-types.ts';
import type { PaneName } from '../../state/replay-controls.ts';

type View = FactoryMap['camera'];

/** Keeps the cameras of two maps the same, whichever is moved. */
export class CameraLink {
  readonly #maps = new Map<PaneName, FactoryMap>();
  #following = false;
  /** Where maps of the board have looked last, for when they are made anew. */
  #board = '';
  #view: View | undefined;

  /**
   * A map of a board takes part until the returned function is called. It starts where the other one looks, or where the
   * last map of this board did.
   */
  join(name: PaneName, map: FactoryMap, board: string): () => void {
    if (board !== this.#board) this.#view = undefined;
    this.#board = board;
    const view = this.#other(name)?.camera ?? this.#view;
    this.#maps.set(name, map);
    if (view) this.#follow(map, view);
    return () => {
      if (this.#maps.get(name) === map) this.#maps.delete(name);
    };
  }

  /** One map's camera has moved; the other one follows, which is no move of its own. */
  moved(name: PaneName, view: View): void {
    if (!this.#maps.has(name)) return;
    this.#view = view;
    const other = this.#other(name);
    if (other && !this.#following) this.#follow(other, view);
  }

  #other(name: PaneName): FactoryMap | undefined {
    return this.#maps.get(name === 'a' ? 'b' : 'a');
  }

  #follow(map: FactoryMap, { x, y, scale }: View): void {
    const { camera } = map;
    if (camera.x === x && camera.y === y && camera.scale === scale) return;
    this.#following = true;
    map.camera = { x, y, scale };
    this.#following = false;
  }
}

/** The link that the panes of one app share. */
export const CameraLinkContext = createContext<CameraLink | undefined>(undefined);

export function useCameraLink(): CameraLink {
  const link = useContext(CameraLinkContext);
  if (link === undefined) throw new Error('a map stands outside of the app');
  return link;
}
