import { BoardMap } from './board-map.ts';
import type { FactoryMap, MapOptions } from './factory-map.ts';
import { Stage } from './gl/stage.ts';

/**
 * Puts a map into an element, which it fills. Rejects with a `Fault` (`no-webgl`) where nothing can be drawn; a table of
 * the cells takes its place then (see `text`).
 */
export async function createMap(container: HTMLElement, options: MapOptions = {}): Promise<FactoryMap> {
  return new BoardMap(container, options, await Stage.create());
}
