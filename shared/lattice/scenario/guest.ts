import { ENTITY_KEYS } from './parse-entity.ts';
import type { Scenario } from './scenario.ts';

/**
 * The bytes that a module is handed: compact, in struct field order, unknown fields dropped, so that fuel does not
 * depend on how the file is written (spec: performance-host §2, Encoding of the input).
 */
export function guestBytes(scenario: Scenario): Uint8Array {
  const { version, grid, ticks, snapshots } = scenario;
  const root = {
    version,
    grid: { width: grid.width, height: grid.height },
    ticks,
    snapshots,
    entities: scenario.entities.map((entity) => {
      const values = entity as unknown as Readonly<Record<string, string | number>>;
      return Object.fromEntries(ENTITY_KEYS[entity.type].map((key) => [key, values[key]]));
    }),
  };
  return new TextEncoder().encode(JSON.stringify(root));
}
