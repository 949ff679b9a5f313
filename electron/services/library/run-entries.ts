import { basename, join } from 'node:path';
import type { LibraryItem, RunFacts, RunItems, RunPart } from '../../../shared/api/answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { summarise } from '../../../shared/records/summary.ts';
import type { Run } from '../runs/run.ts';
import type { RunCase, RunFile } from '../runs/run-contents.ts';
import { type Entry, stemOf } from './case-entries.ts';

/**
 * A run and what it carries: its module, published scenarios and returned states, each an item of its own that knows
 * its run. `idOf` makes the id of a path. Throws the fault of a record that is all there is and cannot be read.
 */
export function runEntries(run: Run, idOf: (path: string) => string, openedAt: number): readonly Entry[] {
  const { path, folder, contents } = run;
  const facts = factsOf(run);
  const name =
    facts === undefined ? basename(path) : `${facts.caseSlug} ${facts.caseVersion}, ${facts.model}`;
  const id = idOf(path);
  // Of what was opened, not of where it was unpacked: the same on every start.
  const idOfFile = (file: RunFile | undefined) => file && idOf(join(path, file.name));
  const inputs = contents.cases
    .map((one) => ({ one, scenario: idOfFile(one.scenario), states: idOfFile(one.states) }))
    .filter(({ scenario, states }) => scenario !== undefined || states !== undefined);
  const carries: RunItems = {
    ...given('module', idOfFile(contents.module)),
    inputs: inputs.map(({ one, scenario, states }) => ({
      ...given('input', one.input),
      ...given('scenario', scenario),
      ...given('states', states),
    })),
  };
  const item: LibraryItem = {
    ...{ id, kind: 'run', name, origin: 'opened', openedAt, carries },
    ...given('run', facts),
  };
  const part = (
    kind: LibraryItem['kind'],
    label: string,
    file: RunFile | undefined,
    of: RunPart,
  ): Entry[] => {
    const fileId = idOfFile(file);
    if (file === undefined || fileId === undefined || folder === undefined) return [];
    const carried: LibraryItem = { id: fileId, kind, name: label, origin: 'opened', part: of };
    return [{ item: carried, path: join(folder, file.name) }];
  };
  const title = facts?.model ?? basename(path);
  return [
    { item, path },
    ...part('module', title, contents.module, { run: id }),
    ...inputs.flatMap(({ one, scenario, states }) => {
      const of = { run: id, ...given('input', one.input) };
      return [
        ...part('scenario', labelOf(one, name), one.scenario, { ...of, ...given('states', states) }),
        ...part('states', `${labelOf(one, name)}, returned states`, one.states, {
          ...of,
          ...given('scenario', scenario),
        }),
      ];
    }),
  ];
}

function factsOf({ record, findings, contents }: Run): RunFacts | undefined {
  if (record !== undefined) {
    const { model, caseSlug, caseVersion, variant, verdict, totalFuel, startedAt } = summarise(record);
    return { model, caseSlug, caseVersion, variant, verdict, totalFuel, startedAt };
  }
  const [first] = findings.filter(({ severity }) => severity === 'error');
  if (first !== undefined && contents.files <= 1) throw new Fault(first.code, faultWords(first));
  return undefined;
}

function faultWords({ message, path }: Run['findings'][number]): string {
  return path === undefined ? message : `the record cannot be read: ${message} at ${path}`;
}

function labelOf({ input, scenario, states }: RunCase, run: string): string {
  const file = input ?? scenario?.name ?? states?.name ?? '';
  return `${stemOf(file).replace(/\.state$/, '')} of ${run}`;
}

/** A key only where there is a value. */
function given<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [Name in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [Name in Key]?: Value };
}
