import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../shared/fixtures/', import.meta.url));

/** Recordings of the original that may lie beside the checkout; the tests that read them are left out without them. */
export const haveFixtures = existsSync(FOLDER);

export function fixturePath(name: string): string {
  return `${FOLDER}${name}`;
}

export function fixtureBytes(name: string): Uint8Array {
  return new Uint8Array(readFileSync(fixturePath(name)));
}

/** Names of the recorded scenarios, `folder@commit`; those with an `expected.json` only, on request. */
export function latticeFixtures({ answered = false } = {}): string[] {
  if (!haveFixtures) return [];
  const names = readdirSync(`${FOLDER}lattice`).sort();
  return answered ? names.filter((name) => existsSync(`${FOLDER}lattice/${name}/expected.json`)) : names;
}
