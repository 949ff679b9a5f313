import type { createMap } from '../map/map.ts';

/** The drawn map, as the map's own module makes it. */
export type FactoryMap = Awaited<ReturnType<typeof createMap>>;
export type LayerName = keyof Parameters<FactoryMap['setLayers']>[0];
