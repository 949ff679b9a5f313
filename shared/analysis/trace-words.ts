import { Fault } from '../base/fault.ts';
import { ITEMS } from '../lattice/items.ts';
import { PlainEngine } from '../lattice/plain/engine.ts';
import type { StepName, TraceEvent } from '../lattice/plain/trace.ts';
import type { ReadingId } from '../lattice/readings.ts';
import type { Scenario } from '../lattice/scenario/scenario.ts';
import type { Frame } from '../lattice/state/frame.ts';
import { feedsOf } from './feeds.ts';
import { diffFrames, type EntityDifference } from './field-diff.ts';

/** One thing that the rules say happened, or did not and why. */
export interface TracedEvent {
  readonly step: StepName;
  /** Section of the rules page that decides it. */
  readonly rule: string;
  readonly entity: number;
  /** The other entities that took part. */
  readonly others: readonly number[];
  readonly happened: boolean;
  /** "inserter 41 took iron-ore from the far lane of belt 12: furnace 40 prefers it". */
  readonly says: string;
}

/** One tick of an entity and its neighbours, by the rules and by the module. */
export interface TickTrace {
  readonly tick: number;
  readonly entity: number;
  readonly neighbours: readonly number[];
  /** In the order in which they happen. */
  readonly events: readonly TracedEvent[];
  /** Where the module's next state (`b`) leaves that of the rules (`a`), of these entities alone. */
  readonly implied: readonly EntityDifference[];
}

export interface TraceQuestion {
  readonly scenario: Scenario;
  /** The state before the tick; undefined for tick 0, the empty factory. */
  readonly before: Frame | undefined;
  readonly entity: number;
  /** The module's state after the tick, if it is known. */
  readonly module?: Frame;
  /** Readings to follow instead of the rules as they stand. */
  readonly readings?: readonly ReadingId[];
}

/**
 * Plays one tick from a state and tells what happens to an entity and those that it touches, in words. Throws a `Fault`:
 * `state-mismatch` or `state-revision` when the state cannot be restored, `entity-range` when there is no such entity,
 * `ticks-differ` when the module's state is not of the next tick.
 */
export function traceTick({ scenario, before, entity, module, readings = [] }: TraceQuestion): TickTrace {
  const limit = scenario.entities.length;
  if (!Number.isInteger(entity) || entity < 0 || entity >= limit) {
    throw new Fault('entity-range', `there is no entity ${entity}`, { limit, found: entity });
  }
  const neighbours = feedsOf(scenario)[entity]!;
  const shown = new Set([entity, ...neighbours]);
  const events: TracedEvent[] = [];
  const engine = new PlainEngine(scenario, {
    readings,
    trace: (event) => {
      if (shown.has(event.entity) || event.others.includes(entity)) {
        events.push(inWords(scenario, event));
      }
    },
  });
  if (before !== undefined) engine.restore(before);
  engine.step();
  const differences = module === undefined ? [] : diffFrames(scenario, engine.frame(), module).entities;
  const implied = differences.filter(({ index }) => shown.has(index));
  return { tick: engine.tick, entity, neighbours, events, implied };
}

function inWords(scenario: Scenario, event: TraceEvent): TracedEvent {
  const { step, rule, entity, others, happened, text } = event;
  const name = `${scenario.entities[entity]!.type} ${entity}`;
  // Some texts tell what the entity did, others what became of an item on it.
  const isOfItem = ITEMS.some((item) => text.startsWith(`${item} `));
  return { step, rule, entity, others, happened, says: isOfItem ? `${name}: ${text}` : `${name} ${text}` };
}

/** What the module's state implies instead, a sentence a field: "inserter 41 has held coal, by the rules iron-ore". */
export function impliedSentences({ implied }: TickTrace): string[] {
  return implied.flatMap(({ type, index, fields }) =>
    fields.map(
      ({ path, a, b }) => `${type} ${index} has ${path} ${b ?? 'empty'}, by the rules ${a ?? 'empty'}`,
    ),
  );
}
