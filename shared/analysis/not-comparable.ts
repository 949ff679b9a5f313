import type { Finding } from '../base/finding.ts';
import { sameBytes } from '../base/same-bytes.ts';
import { guestBytes } from '../lattice/scenario/guest.ts';
import type { Scenario } from '../lattice/scenario/scenario.ts';

/** What is known of one side of a comparison; what is not known is left out and nothing is said of it. */
export interface SideFacts {
  /** "the module", "run of 3 May": as messages name it. */
  readonly name: string;
  readonly scenario?: Scenario;
  /** First and last tick of which a state or checksum is there. */
  readonly ticks?: { readonly first: number; readonly last: number };
  /** As `revisionOf` names it. */
  readonly revision?: string;
  /** Point of the tick at which states are taken. */
  readonly taken?: 'before the tick' | 'after the tick';
  /** The host that ran it, with its version, as `wasmtime 47.0.2`. */
  readonly host?: string;
}

/**
 * All in which two sides cannot be compared, or only with care. Errors: another layout, no common tick, another point of the
 * tick; warnings, where going on makes sense: part of the ticks, another revision, another host. Nothing is decided here.
 */
export function notComparable(a: SideFacts, b: SideFacts): Finding[] {
  return [
    ...layoutFindings(a, b),
    ...tickFindings(a, b),
    ...(differ(a.taken, b.taken)
      ? [error('point-of-tick', `${a.name} is taken ${a.taken}, ${b.name} ${b.taken}`)]
      : []),
    ...revisionFindings(a, b),
    ...(differ(a.host, b.host)
      ? [warning('host', `${a.name} ran under ${a.host}, ${b.name} under ${b.host}: fuel is not comparable`)]
      : []),
  ];
}

function layoutFindings(a: SideFacts, b: SideFacts): Finding[] {
  if (a.scenario === undefined || b.scenario === undefined) return [];
  const counts = [a.scenario.entities.length, b.scenario.entities.length] as const;
  if (counts[0] !== counts[1]) {
    return [error('layout', `${a.name} has ${counts[0]} entities, ${b.name} ${counts[1]}`)];
  }
  const other = a.scenario.entities.findIndex((_, index) => !sameEntity(a.scenario!, b.scenario!, index));
  if (other < 0) return [];
  return [error('layout', `entity ${other} of ${a.name} and of ${b.name} are not the same`)];
}

/** As a guest would be handed it: the order of keys in a file says nothing. */
function sameEntity(a: Scenario, b: Scenario, index: number): boolean {
  const only = (scenario: Scenario): Uint8Array =>
    guestBytes({
      version: 1,
      grid: { width: 1, height: 1 },
      ticks: 1,
      snapshots: [1],
      entities: [scenario.entities[index]!],
    });
  return sameBytes(only(a), only(b));
}

function tickFindings(a: SideFacts, b: SideFacts): Finding[] {
  if (a.ticks === undefined || b.ticks === undefined) return [];
  const first = Math.max(a.ticks.first, b.ticks.first);
  const last = Math.min(a.ticks.last, b.ticks.last);
  const ranges = `${a.name} holds ticks ${a.ticks.first} to ${a.ticks.last}, ${b.name} ${b.ticks.first} to ${b.ticks.last}`;
  if (first > last) return [error('no-common-ticks', ranges)];
  const same = a.ticks.first === b.ticks.first && a.ticks.last === b.ticks.last;
  return same ? [] : [warning('ticks', `${ranges}: only ${first} to ${last} can be compared`)];
}

function revisionFindings(a: SideFacts, b: SideFacts): Finding[] {
  if (!differ(a.revision, b.revision) || a.revision === 'any' || b.revision === 'any') return [];
  return [warning('revision', `${a.name} is of revision ${a.revision}, ${b.name} of ${b.revision}`)];
}

function differ(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a !== b;
}

function error(code: string, message: string): Finding {
  return { severity: 'error', code, message };
}

function warning(code: string, message: string): Finding {
  return { severity: 'warning', code, message };
}
