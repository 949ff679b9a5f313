import { describe, expect, it } from 'vitest';
import { generateScenario } from '../generate/generate.ts';
import { guestBytes } from './guest.ts';
import { parseScenario } from './parse.ts';
import { ENTITY_TYPES, type Scenario } from './scenario.ts';

describe('the bytes that a module is handed', () => {
  it('are compact, with the keys of each kind in order', () => {
    const scenario: Scenario = {
      version: 1,
      grid: { width: 9, height: 8 },
      ticks: 20,
      snapshots: [10, 20],
      entities: [
        { tier: 'fast', dir: 'E', y: 2, x: 1, type: 'belt' },
        { dir: 'N', y: 0, x: 2, type: 'lane-splitter' },
        { recipe: 'circuit', y: 3, x: 3, type: 'assembler' },
        { period: 5, lane: 'both', item: 'coal', dir: 'W', y: 0, x: 0, type: 'source' },
      ],
    };
    expect(new TextDecoder().decode(guestBytes(scenario))).toBe(
      '{"version":1,"grid":{"width":9,"height":8},"ticks":20,"snapshots":[10,20],"entities":[' +
        '{"type":"belt","x":1,"y":2,"dir":"E","tier":"fast"},' +
        '{"type":"lane-splitter","x":2,"y":0,"dir":"N"},' +
        '{"type":"assembler","x":3,"y":3,"recipe":"circuit"},' +
        '{"type":"source","x":0,"y":0,"dir":"W","item":"coal","lane":"both","period":5}]}',
    );
  });

  it('parse to the same scenario, of every kind of entity', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const scenario = generateScenario({
        seed,
        width: 12,
        height: 12,
        entities: 40,
        ticks: 90,
        snapshots: [1, 2, 90],
        laneSplitters: true,
      });
      const reading = parseScenario(guestBytes(scenario));
      expect(reading).toEqual({ scenario, findings: [] });
      expect(guestBytes(reading.scenario!)).toEqual(guestBytes(scenario));
      for (const { type } of scenario.entities) kinds.add(type);
    }
    expect([...kinds].sort()).toEqual([...ENTITY_TYPES].sort());
  });

  it('do not depend on how the file is written', () => {
    const scenario = generateScenario({ seed: 3, width: 12, height: 12, entities: 40, ticks: 90 });
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reversed(inner)]),
      );
    };
    const file = new TextEncoder().encode(JSON.stringify(reversed(scenario), null, 3));
    expect(guestBytes(parseScenario(file).scenario!)).toEqual(guestBytes(scenario));
  });
});
