import { type Build, readBuild } from './build-table.ts';
import { MOST_U32, MOST_U64 } from './numbers.ts';
import type { Table } from './table.ts';

/** The tables that only an adversarial case has, beside its build (spec: manifest §2). */
export interface AdversarialManifest {
  readonly type: 'adversarial';
  readonly build: Build;
  /** Entry function, and paths of the JSON Schemas of the observation and the actions. */
  readonly contract: { readonly entry: string; readonly world: string; readonly action: string };
  readonly sandbox: { readonly fuelPerTick: bigint; readonly maxMemoryBytes: bigint };
  readonly simulation: { readonly timestepMs: number; readonly maxTicks: number };
  readonly match: { readonly participants: number; readonly structure: string; readonly rounds: number };
  /** Path of the page that plays a recorded match. */
  readonly renderer: string;
}

/** Reads the tables of an adversarial case; undefined when one of them is broken. */
export function readAdversarial(root: Table): AdversarialManifest | undefined {
  const build = readBuild(root);
  const contract = readContract(root);
  const sandbox = readSandbox(root);
  const simulation = readSimulation(root);
  const match = readMatch(root);
  const renderer = readReplay(root);
  if (!build || !contract || !sandbox || !simulation || !match || !renderer) return undefined;
  return { type: 'adversarial', build, contract, sandbox, simulation, match, renderer };
}

function readContract(root: Table): AdversarialManifest['contract'] | undefined {
  const table = root.table('contract');
  if (table === undefined) return undefined;
  const entry = table.text('entry');
  const world = table.file('world');
  const action = table.file('action');
  for (const key of ['input', 'output']) table.forbid(key, 'it belongs to performance cases');
  table.others();
  return entry && world && action ? { entry, world, action } : undefined;
}

function readSandbox(root: Table): AdversarialManifest['sandbox'] | undefined {
  const table = root.table('sandbox');
  if (table === undefined) return undefined;
  const fuelPerTick = table.positive('fuel_per_tick', MOST_U64);
  const maxMemoryBytes = table.positive('max_memory_bytes', MOST_U64);
  table.forbid('fuel_limit', 'it belongs to performance cases; an adversarial case has fuel_per_tick');
  table.others();
  return fuelPerTick && maxMemoryBytes ? { fuelPerTick, maxMemoryBytes } : undefined;
}

function readSimulation(root: Table): AdversarialManifest['simulation'] | undefined {
  const table = root.table('simulation');
  if (table === undefined) return undefined;
  const timestepMs = table.positive('timestep_ms', MOST_U32);
  const maxTicks = table.positive('max_ticks', MOST_U32);
  table.others();
  return timestepMs && maxTicks ? { timestepMs: Number(timestepMs), maxTicks: Number(maxTicks) } : undefined;
}

function readMatch(root: Table): AdversarialManifest['match'] | undefined {
  const table = root.table('match');
  if (table === undefined) return undefined;
  const participants = table.positive('participants', MOST_U32);
  const structure = table.text('structure');
  const rounds = table.positive('rounds', MOST_U32);
  table.others();
  return participants && structure && rounds
    ? { participants: Number(participants), structure, rounds: Number(rounds) }
    : undefined;
}

function readReplay(root: Table): string | undefined {
  const table = root.table('replay');
  const renderer = table?.file('renderer');
  table?.others();
  return renderer;
}
