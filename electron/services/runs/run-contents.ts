import { runFileKind, scenarioIndex, stateFile } from '../../../shared/records/layout.ts';
import type { PerformanceCaseResult } from '../../../shared/records/performance.ts';
import { isPlainName } from '../../../shared/records/plain-name.ts';
import type { RunRecord } from '../../../shared/records/record.ts';

export interface RunFile {
  /** Path from the run folder, forward slashes. */
  readonly name: string;
  readonly bytes: number;
}

/** What a run carries of one case: its result, the published scenario, the states that the module returned. */
export interface RunCase {
  /** Path of the input from the version folder; undefined where there is no record to tell it. */
  readonly input: string | undefined;
  readonly result: PerformanceCaseResult | undefined;
  readonly scenario: RunFile | undefined;
  readonly states: RunFile | undefined;
}

export interface RunContents {
  readonly module: RunFile | undefined;
  /** In the order of the manifest; without a record, first the scenarios and then the states, which nothing joins. */
  readonly cases: readonly RunCase[];
  /** Recorded matches of an adversarial run. */
  readonly matches: readonly RunFile[];
  /** All files, also those that are not looked into. */
  readonly files: number;
  readonly bytes: number;
}

/** Sorts what a run carries. States belong to a case by the stem of its input, as long as no other case has the same. */
export function runContents(files: ReadonlyMap<string, number>, record: RunRecord | undefined): RunContents {
  const known = [...files].map(([name, bytes]) => ({ name, bytes, kind: runFileKind(name) }));
  const ofKind = (kind: string): RunFile[] =>
    known
      .filter((file) => file.kind === kind)
      .map(({ name, bytes }) => ({ name, bytes }))
      .sort((a, b) => orderOf(a.name) - orderOf(b.name) || (a.name < b.name ? -1 : 1));
  const left = new Map(
    [...ofKind('scenario'), ...ofKind('states')].map((file) => [lastName(file.name), file]),
  );
  const recorded = record?.validation.performance?.cases ?? [];
  const stems = new Map<string, number>();
  for (const { input } of recorded) stems.set(stateFile(input), (stems.get(stateFile(input)) ?? 0) + 1);
  const cases = recorded.map((result): RunCase => {
    const published = result.scenarioJson ?? '';
    const stem = stateFile(result.input);
    return {
      input: result.input,
      result,
      scenario: isPlainName(published) ? taken(left, published) : undefined,
      states: stems.get(stem) === 1 ? taken(left, stem) : undefined,
    };
  });
  const loose = [...left.values()].map((file): RunCase => {
    const isScenario = runFileKind(file.name) === 'scenario';
    return {
      input: undefined,
      result: undefined,
      scenario: isScenario ? file : undefined,
      states: isScenario ? undefined : file,
    };
  });
  return {
    module: ofKind('module')[0],
    cases: [...cases, ...loose],
    matches: ofKind('match'),
    files: files.size,
    bytes: [...files.values()].reduce((sum, bytes) => sum + bytes, 0),
  };
}

function taken(left: Map<string, RunFile>, name: string): RunFile | undefined {
  const file = left.get(name);
  left.delete(name);
  return file;
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function orderOf(path: string): number {
  return scenarioIndex(lastName(path)) ?? 0;
}
