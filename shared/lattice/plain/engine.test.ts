import { describe, expect, it } from 'vitest';
import { bytesSource } from '../../base/byte-source.ts';
import { generateScenario } from '../generate/generate.ts';
import { Random } from '../generate/random.ts';
import { itemIndex } from '../items.ts';
import { RECIPE } from '../recipes.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { decodeFrame, encodeFrame, type FactoryState } from '../state/canonical.ts';
import { checksumOf } from '../state/checksum.ts';
import type { EntityState } from '../state/entity-state.ts';
import type { Frame } from '../state/frame.ts';
import { entityOffsets } from '../state/offsets.ts';
import { readSnapshots } from '../state/read-snapshots.ts';
import { snapshotsToJson } from '../state/write-snapshots.ts';
import { PlainEngine } from './engine.ts';
import type { TraceEvent } from './trace.ts';

function factory(seed: number): Scenario {
  return generateScenario({
    seed,
    width: 13,
    height: 12,
    entities: 20 + (seed % 4) * 20,
    ticks: 400,
    laneSplitters: seed % 2 === 0,
  });
}

function framesOf(engine: PlainEngine, ticks: number): Frame[] {
  const frames = [engine.frame()];
  while (engine.tick < ticks) {
    engine.step();
    frames.push(engine.frame());
  }
  return frames;
}

/** Compares bytes themselves, as comparing them as lists would take most of the time. */
function same(a: Frame, b: Frame): boolean {
  return a.tick === b.tick && a.shape === b.shape && Buffer.compare(a.bytes, b.bytes) === 0;
}

describe('restoring a state', () => {
  it('goes on exactly as the run that it was taken from, from any tick', () => {
    for (let seed = 0; seed < 30; seed++) {
      const scenario = factory(seed);
      const frames = framesOf(new PlainEngine(scenario), 160);
      const random = new Random(seed);
      const engine = new PlainEngine(scenario);
      // The same engine is taken back and forth, so that nothing of an earlier state may stay in it.
      for (const start of [0, 1, ...Array.from({ length: 6 }, () => random.below(159))]) {
        engine.restore(frames[start]!);
        expect(same(engine.frame(), frames[start]!), `seed ${seed}, tick ${start}`).toBe(true);
        for (let tick = start + 1; tick <= Math.min(160, start + 40); tick++) {
          engine.step();
          if (!same(engine.frame(), frames[tick]!)) expect.fail(`seed ${seed} from ${start}, tick ${tick}`);
        }
      }
    }
  });

  it('takes a state that was written as JSON and read again', () => {
    for (let seed = 0; seed < 20; seed++) {
      const scenario = factory(seed);
      const frames = framesOf(new PlainEngine(scenario), 90);
      const answer = snapshotsToJson(frames.map((frame) => ({ frame, checksum: checksumOf(frame.bytes) })));
      const engine = new PlainEngine(scenario);
      for (const { frame } of readSnapshots(bytesSource(answer))) {
        if (frame.tick % 30 > 0 || frame.tick === 90) continue;
        engine.restore(frame);
        engine.runTo(90);
        expect(same(engine.frame(), frames[90]!), `seed ${seed} from ${frame.tick}`).toBe(true);
      }
    }
  });

  it('does not share its lanes with the state', () => {
    const engine = new PlainEngine(factory(1));
    engine.runTo(100);
    const frame = engine.frame();
    const before = frame.bytes.slice();
    engine.restore(frame);
    engine.runTo(200);
    expect(frame.bytes).toEqual(before);
  });

  it('drops counts of zero, which no state of the rules holds', () => {
    const scenario = {
      ...factory(0),
      entities: [
        { type: 'sink', x: 0, y: 0, dir: 'N' },
        { type: 'furnace', x: 1, y: 0, recipe: 'iron-plate' },
      ],
    } as Scenario;
    const engine = new PlainEngine(scenario);
    const zeros: EntityState[] = [
      { kind: 'sink', consumed: [[3, 0n]] },
      { kind: 'furnace', inputs: [[0, 0]], output: [[1, 0]], craftLeft: 0 },
    ];
    engine.restore(encodeFrame({ tick: 5, entities: zeros }));
    expect(decodeFrame(engine.frame()).entities).toEqual([
      { kind: 'sink', consumed: [] },
      { kind: 'furnace', inputs: [], output: [], craftLeft: 0 },
    ]);
  });

  it('refuses states of other layouts and of older revisions', () => {
    const engine = new PlainEngine(factory(2));
    const code = (frame: Frame): unknown => {
      try {
        engine.restore(frame);
      } catch (error) {
        return (error as { code: string }).code;
      }
      return 'none';
    };
    const own = engine.frame();
    const { entities } = decodeFrame(own);
    expect(code(own)).toBe('none');
    expect(code(encodeFrame({ tick: 0, entities: entities.slice(1) }))).toBe('state-mismatch');
    expect(
      code(
        encodeFrame({
          tick: 0,
          entities: entities.map((): EntityState => ({ kind: 'source', emitPhase: 0 })),
        }),
      ),
    ).toBe('state-mismatch');
    expect(code({ ...own, shape: 'rr' })).toBe('state-revision');
    expect(code({ ...own, shape: 'next' })).toBe('state-revision');
  });
});

describe('listening to a run', () => {
  it('does not change it, and tells of the tick and the entities that took part', () => {
    for (let seed = 0; seed < 20; seed++) {
      const scenario = factory(seed);
      const events: TraceEvent[] = [];
      const silent = new PlainEngine(scenario);
      const heard = new PlainEngine(scenario, { trace: (event) => events.push(event) });
      for (let tick = 1; tick <= 150; tick++) {
        silent.step();
        const before = events.length;
        heard.step();
        expect(same(heard.frame(), silent.frame())).toBe(true);
        for (const event of events.slice(before)) {
          const known = [event.entity, ...event.others].every(
            (index) => scenario.entities[index] !== undefined,
          );
          if (event.tick !== tick || !known) expect.fail(`seed ${seed}: ${JSON.stringify(event)}`);
        }
      }
    }
  });
});

describe('every state on the way', () => {
  it('keeps lanes ascending, on their tile and 64 apart, counts above zero, and is well formed', () => {
    for (let seed = 0; seed < 40; seed++) {
      for (const frame of framesOf(new PlainEngine(factory(seed)), 200)) {
        entityOffsets(frame);
        for (const state of decodeFrame(frame).entities) {
          if (state.kind === 'belt') {
            for (const lane of [state.left, state.right]) {
              const wrong = lane.some(
                ({ pos }, index) => pos < 0 || pos > 255 || (index > 0 && pos - lane[index - 1]!.pos < 64),
              );
              if (wrong) expect.fail(`seed ${seed}, tick ${frame.tick}: ${JSON.stringify(lane)}`);
            }
          }
          if ('craftLeft' in state) {
            const counts = [...state.inputs, ...state.output];
            if (counts.some(([, count]) => count < 1 || count > 8))
              expect.fail(`seed ${seed}, tick ${frame.tick}: ${JSON.stringify(state)}`);
          }
        }
      }
    }
  });
});

/** Items by index, gone into a factory less gone out of it; all zero if nothing was lost or made from nothing. */
class Balance {
  readonly counts = new Map<number, number>();

  add(item: number, count: number): void {
    this.counts.set(item, (this.counts.get(item) ?? 0) + count);
  }

  /** What a state holds counts as gone out of the balance. */
  subtractState({ entities }: FactoryState): void {
    for (const state of entities) {
      if (state.kind === 'belt') for (const { item } of [...state.left, ...state.right]) this.add(item, -1);
      if (state.kind === 'inserter' && state.held !== undefined) this.add(state.held, -1);
      if ('craftLeft' in state)
        for (const [item, count] of [...state.inputs, ...state.output]) this.add(item, -count);
      if (state.kind === 'sink') for (const [item, count] of state.consumed) this.add(item, -Number(count));
    }
  }

  rest(): [number, number][] {
    return [...this.counts].filter(([, count]) => count !== 0);
  }
}

describe('items', () => {
  it('are neither lost nor made from nothing: what sources gave and crafters made is on belts, held, buffered or consumed', () => {
    let crafts = 0;
    for (let seed = 0; seed < 60; seed++) {
      const scenario = factory(seed);
      const given = new Balance();
      const engine = new PlainEngine(scenario, {
        trace: ({ step, happened, entity, others, text }) => {
          if (!happened) return;
          const giver = step === 'sources' ? entity : text.startsWith('took') ? others[0] : undefined;
          const source = giver === undefined ? undefined : scenario.entities[giver];
          if (source?.type === 'source') given.add(itemIndex(source.item)!, 1);
        },
      });
      let before = decodeFrame(engine.frame());
      for (let tick = 1; tick <= 300; tick++) {
        engine.step();
        const after = decodeFrame(engine.frame());
        crafts += addCrafts(given, scenario, before, after);
        before = after;
        const balance = new Balance();
        for (const [item, count] of given.counts) balance.add(item, count);
        balance.subtractState(after);
        if (balance.rest().length > 0)
          expect.fail(`seed ${seed}, tick ${tick}: ${JSON.stringify(balance.rest())}`);
      }
    }
    expect(crafts).toBeGreaterThan(100);
  });
});

/** From two states, one tick apart: a craft that began took its inputs, one that was at its last tick gave its output. */
function addCrafts(given: Balance, scenario: Scenario, before: FactoryState, after: FactoryState): number {
  let crafts = 0;
  scenario.entities.forEach((entity, index) => {
    const [old, now] = [before.entities[index]!, after.entities[index]!];
    if (!('recipe' in entity) || !('craftLeft' in old) || !('craftLeft' in now)) return;
    const { inputs, output, ticks } = RECIPE[entity.recipe];
    if (now.craftLeft === ticks) for (const { item, count } of inputs) given.add(item, -count);
    if (old.craftLeft !== 1) return;
    given.add(output.item, output.count);
    crafts++;
  });
  return crafts;
}
