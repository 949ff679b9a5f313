import { isObject, type JsonObject } from './json-value.ts';

/** One step from an older form of the record to the next; `apply` changes the record and tells whether it was that old. */
interface Upgrade {
  /** What the older record did not tell, as a sentence for people. */
  readonly says: string;
  apply(record: JsonObject): boolean;
}

/** In the order in which the format has grown; the defaults are those of spec: run-record §§2, 4.3 and 7. */
const UPGRADES: readonly Upgrade[] = [
  {
    says: 'written before records told the type of their test case',
    apply(record) {
      const validation = objectAt(record, 'validation');
      const type = ['performance', 'adversarial'].find((word) => isObject(validation?.[word]));
      return fill(objectAt(record, 'subject'), { testType: type ?? 'end-to-end' });
    },
  },
  {
    says: 'written before records told orchestrator and engine',
    apply: (record) =>
      fill(objectAt(record, 'subject'), { orchestratorSlug: 'one-shot', engineSlug: 'none' }),
  },
  {
    says: 'written before there were smoke cases',
    apply: (record) => fillCases(record, { kind: 'stress', skipped: false }),
  },
  {
    says: 'written before there was a runway beyond the fuel limit',
    apply: (record) => fillCases(record, { overCeiling: false }),
  },
  {
    says: 'written before runs published their scenarios and snapshots',
    apply: (record) => fillCases(record, { snapshots: [], scenarioJson: null }),
  },
  {
    says: 'written before records told fuel limit and module',
    apply: (record) => fill(resultAt(record, 'performance'), { fuelLimit: null, moduleWasm: null }),
  },
  {
    says: 'written before matches had further replays and told their controller',
    apply: (record) => fill(resultAt(record, 'adversarial'), { controllerModule: '', replays: [] }),
  },
];

/** Brings a record of any age to the present form, in place; returns what it was too old to tell, a sentence a step. */
export function upgradeRecord(record: JsonObject): readonly string[] {
  return UPGRADES.filter((upgrade) => upgrade.apply(record)).map(({ says }) => says);
}

function fillCases(record: JsonObject, defaults: JsonObject): boolean {
  const cases = resultAt(record, 'performance')?.cases;
  if (!Array.isArray(cases)) return false;
  return cases.map((one) => isObject(one) && fill(one, defaults)).includes(true);
}

/** Adds the keys that are missing; false when none was. Each default that is a list becomes one of its own. */
function fill(target: JsonObject | undefined, defaults: JsonObject): boolean {
  if (target === undefined) return false;
  const missing = Object.entries(defaults).filter(([key]) => !Object.hasOwn(target, key));
  for (const [key, value] of missing) target[key] = Array.isArray(value) ? [...value] : value;
  return missing.length > 0;
}

function resultAt(record: JsonObject, key: string): JsonObject | undefined {
  return objectAt(objectAt(record, 'validation'), key);
}

function objectAt(parent: JsonObject | undefined, key: string): JsonObject | undefined {
  const value = parent?.[key];
  return isObject(value) ? value : undefined;
}
