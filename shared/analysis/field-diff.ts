import { ByteReader } from '../base/byte-reader.ts';
import { Fault } from '../base/fault.ts';
import { sameBytes } from '../base/same-bytes.ts';
import type { Entity, EntityType, Scenario } from '../lattice/scenario/scenario.ts';
import { decodeEntity } from '../lattice/state/canonical.ts';
import type { EntityState } from '../lattice/state/entity-state.ts';
import type { Frame } from '../lattice/state/frame.ts';
import { entityOffsets } from '../lattice/state/offsets.ts';
import { type FieldDifference, fieldDifferences } from './field-differences.ts';
import { phaseNumber, phaseOfKind } from './phase.ts';

/** An entity whose states differ, and where. */
export interface EntityDifference {
  readonly index: number;
  /** The scenario's type; the kind of state where the scenario has no such entity. */
  readonly type: EntityType | EntityState['kind'];
  /** Anchor tile; -1 where the scenario has no such entity. */
  readonly x: number;
  readonly y: number;
  /** In the order of the phases that write them. */
  readonly fields: readonly FieldDifference[];
}

/** All in which two states of one tick differ. */
export interface StateDifference {
  readonly tick: number;
  readonly same: boolean;
  /** Present where one state holds more entities than the other; those that both hold are compared all the same. */
  readonly counts?: { readonly a: number; readonly b: number };
  /** By the phase that writes their first field, then by index. */
  readonly entities: readonly EntityDifference[];
}

/**
 * Compares two states of one tick field by field. Throws a `Fault`: `ticks-differ` when they are of different ticks,
 * `frame-invalid` or `bytes-truncated` when one of them is no frame.
 */
export function diffFrames(scenario: Scenario, a: Frame, b: Frame): StateDifference {
  if (a.tick !== b.tick) {
    throw new Fault('ticks-differ', `the states are of tick ${a.tick} and of tick ${b.tick}`, {
      a: a.tick,
      b: b.tick,
    });
  }
  const offsetsA = entityOffsets(a);
  const offsetsB = entityOffsets(b);
  const counts = { a: offsetsA.length - 1, b: offsetsB.length - 1 };
  const entities: EntityDifference[] = [];
  for (let index = 0; index < Math.min(counts.a, counts.b); index++) {
    if (a.shape === b.shape && sameBytes(part(a, offsetsA, index), part(b, offsetsB, index))) continue;
    const stateA = stateAt(a, offsetsA, index);
    const fields = fieldDifferences(stateA, stateAt(b, offsetsB, index));
    if (fields.length === 0) {
      const sides = { a: part(a, offsetsA, index), b: part(b, offsetsB, index) };
      if (!sameBytes(sides.a, sides.b)) fields.push(orderDifference(stateA, sides));
    }
    if (fields.length > 0) entities.push(entityDifference(index, scenario.entities[index], stateA, fields));
  }
  entities.sort((one, other) => firstPhase(one) - firstPhase(other) || one.index - other.index);
  const differentCounts = counts.a === counts.b ? {} : { counts };
  return {
    tick: a.tick,
    same: entities.length === 0 && counts.a === counts.b,
    ...differentCounts,
    entities,
  };
}

/** Indexes of the entities whose bytes differ, ascending; all of the longer state where the counts differ. */
export function differentEntities(a: Frame, b: Frame): number[] {
  const offsetsA = entityOffsets(a);
  const offsetsB = entityOffsets(b);
  const count = Math.max(offsetsA.length, offsetsB.length) - 1;
  const indexes: number[] = [];
  for (let index = 0; index < count; index++) {
    const inBoth = index < offsetsA.length - 1 && index < offsetsB.length - 1;
    if (!inBoth || !sameBytes(part(a, offsetsA, index), part(b, offsetsB, index))) indexes.push(index);
  }
  return indexes;
}

/** One line of the table of differences. */
export interface FieldRow {
  readonly entity: EntityDifference;
  readonly field: FieldDifference;
}

/** Every differing field, by the phase that writes it, then by entity. */
export function fieldRows({ entities }: StateDifference): FieldRow[] {
  const rows = entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })));
  return rows.sort(
    (one, other) =>
      phaseNumber(one.field.phase) - phaseNumber(other.field.phase) || one.entity.index - other.entity.index,
  );
}

/** The differences as the command line prints them (design: cli, `diff`). */
export function entitiesJson({ entities }: StateDifference) {
  return entities.map(({ index, type, x, y, fields }) => ({
    index,
    type,
    x,
    y,
    fields: fields.map(({ path, a, b }) => ({ path, a, b })),
  }));
}

function part(frame: Frame, offsets: Uint32Array, index: number): Uint8Array {
  return frame.bytes.subarray(offsets[index]!, offsets[index + 1]!);
}

function stateAt(frame: Frame, offsets: Uint32Array, index: number): EntityState {
  return decodeEntity(new ByteReader(frame.bytes, offsets[index]!), frame.shape);
}

/** The same values in other bytes, as when a map is not in the order of item indexes: never passed over. */
function orderDifference(
  state: EntityState,
  { a, b }: { readonly a: Uint8Array; readonly b: Uint8Array },
): FieldDifference {
  return { path: 'bytes', a: hex(a), b: hex(b), phase: phaseOfKind(state.kind), change: 'value' };
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
}

function entityDifference(
  index: number,
  entity: Entity | undefined,
  state: EntityState,
  fields: readonly FieldDifference[],
): EntityDifference {
  const ordered = [...fields].sort((one, other) => phaseNumber(one.phase) - phaseNumber(other.phase));
  const { type = state.kind, x = -1, y = -1 } = entity ?? {};
  return { index, type, x, y, fields: ordered };
}

function firstPhase({ fields }: EntityDifference): number {
  return phaseNumber(fields[0]!.phase);
}
