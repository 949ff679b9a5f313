import { type Item, itemName } from '../../../../shared/lattice/items.ts';
import type { EntityState, LaneItem } from '../../../../shared/lattice/state/entity-state.ts';

/** One field of an entity's state, by the name that the rules give it. */
export interface Field {
  readonly name: string;
  readonly value: string;
  /** As a number, where it is one that can be drawn. */
  readonly number: number | undefined;
  /** The item that the field counts or holds. */
  readonly item: Item | undefined;
}

/** Every field of a state; a lane is one field for its count and one that lists it. */
export function fieldsOf(state: EntityState): readonly Field[] {
  switch (state.kind) {
    case 'belt':
      return [...lane('left', state.left), ...lane('right', state.right)];
    case 'splitter':
      return [number('out_pref', state.outPref), number('in_first', state.inFirst)];
    case 'splitter-rr':
      return [number('rr_in', state.rrIn), number('rr_out', state.rrOut)];
    case 'splitter-next':
      return [number('next_belt', state.nextBelt)];
    case 'inserter':
      return [
        text('phase', state.phase),
        { ...text('held', state.held === undefined ? 'nothing' : itemName(state.held)), item: state.held },
        number('swing_left', state.swingLeft),
      ];
    case 'assembler':
    case 'furnace':
      return [
        number('craft_left', state.craftLeft),
        ...state.inputs.map((counted) => count('inputs', counted)),
        ...state.output.map((counted) => count('output', counted)),
      ];
    case 'source':
      return [number('emit_phase', state.emitPhase)];
    case 'sink':
      return state.consumed.map((counted) => count('consumed', counted));
    case 'lane-splitter':
      return [];
  }
}

/** A field, and what it was a tick before where that was something else. */
export interface ChangedField extends Field {
  readonly before: string | undefined;
}

/** What fields are in another replay's state of the same entity, by name, where that is something else. */
export function differentIn(other: EntityState, state: EntityState): ReadonlyMap<string, string> {
  const here = new Map(fieldsOf(state).map(({ name, value }) => [name, value]));
  const there = new Map(fieldsOf(other).map(({ name, value }) => [name, value]));
  const names = [...new Set([...here.keys(), ...there.keys()])];
  const different = names.filter((name) => here.get(name) !== there.get(name));
  return new Map(different.map((name) => [name, there.get(name) ?? 'none']));
}

/** Fields of a state beside those of the tick before; a field that has gone is told with its last value. */
export function withChanges(now: EntityState, before: EntityState | undefined): readonly ChangedField[] {
  const fields = fieldsOf(now);
  if (before === undefined) return fields.map((field) => ({ ...field, before: undefined }));
  const old = new Map(fieldsOf(before).map((field) => [field.name, field]));
  const changed = fields.map((field): ChangedField => {
    const was = old.get(field.name)?.value ?? 'none';
    return { ...field, before: was === field.value ? undefined : was };
  });
  const names = new Set(fields.map(({ name }) => name));
  const gone = [...old.values()].filter(({ name }) => !names.has(name));
  return [
    ...changed,
    ...gone.map((field): ChangedField => ({ ...field, value: 'none', number: 0, before: field.value })),
  ];
}

function text(name: string, value: string): Field {
  return { name, value, number: undefined, item: undefined };
}

function number(name: string, value: number): Field {
  return { name, value: String(value), number: value, item: undefined };
}

function count(of: string, [item, value]: readonly [Item, number | bigint]): Field {
  return { name: `${of}.${itemName(item)}`, value: String(value), number: Number(value), item };
}

function lane(name: string, items: readonly LaneItem[]): readonly Field[] {
  const places = items.map(({ pos, item }) => `${itemName(item)} at ${pos}`).join(', ');
  return [number(`${name}.count`, items.length), text(name, places === '' ? 'empty' : places)];
}
