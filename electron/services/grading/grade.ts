import pLimit from 'p-limit';
import { CancelledFault } from '../../../shared/base/cancelled.ts';
import type { Finding } from '../../../shared/base/finding.ts';
import { caseResult, skippedResult } from '../../../shared/grading/case-outcome.ts';
import type { InputDifferences, JsonDifference } from '../../../shared/grading/json-differences.ts';
import { gateOpens, rollUp } from '../../../shared/grading/roll-up.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import type { CaseEntry } from '../../../shared/manifest/performance.ts';
import { MODULE_FILE, scenarioFile } from '../../../shared/records/layout.ts';
import type { PerformanceCaseResult, PerformanceResult } from '../../../shared/records/performance.ts';
import type { ModuleBytes, RunLimits } from '../../runner/run.ts';
import type { CaseFiles } from '../cases/case-files.ts';
import type { LoadedCase } from '../cases/load-case.ts';
import type { RunnerPool } from '../runners/runner-pool.ts';
import { type CaseGrading, gradeOne, openCase } from './grade-case.ts';

/** Hears how a grading goes on; `index` is the case's place in the manifest. */
export interface GradeListener {
  onCaseStart?(index: number, entry: CaseEntry): void;
  onFuel?(index: number, fuel: bigint, ceiling: bigint): void;
  /** The returned states, in order; the runner waits. Ended by `onCaseEnd`. */
  onSnapshot?(index: number, snapshot: Snapshot): void | Promise<void>;
  onCaseEnd?(
    index: number,
    result: PerformanceCaseResult,
    files: CaseFiles | undefined,
  ): void | Promise<void>;
}

export interface GradeRequest {
  readonly gradedCase: LoadedCase;
  readonly module: ModuleBytes;
  readonly pool: RunnerPool;
  readonly limits: RunLimits;
  /** Which cases to grade; all by default. */
  readonly only?: (entry: CaseEntry) => boolean;
  readonly listener?: GradeListener;
  readonly signal?: AbortSignal | undefined;
}

export interface Grading {
  readonly performance: PerformanceResult;
  /** Wall clock of each case's module, in the order of `performance.cases`; null where it did not finish. */
  readonly seconds: readonly (number | null)[];
  /** What is odd about the case itself, by input path; never part of the verdict. */
  readonly findings: readonly { readonly input: string; readonly finding: Finding }[];
  /** Wrong answers by input path, those that are short enough to look at. */
  readonly wrongAnswers: ReadonlyMap<string, Uint8Array>;
  /** Where wrong JSON answers other than Lattice differ, by input path. */
  readonly differences: readonly InputDifferences[];
}

/**
 * Grades a module as the harness does: all smoke cases, the gate, then all stress cases (spec: performance-host §6).
 * Within a phase cases run side by side; the result does not depend on it. Throws a `CancelledFault` when aborted.
 */
export async function grade(request: GradeRequest): Promise<Grading> {
  const { gradedCase, only = () => true } = request;
  const entries = gradedCase.manifest.cases
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => only(entry));
  const results = new Map<number, PerformanceCaseResult>();
  const seconds = new Map<number, number>();
  const findings = new Map<number, readonly Finding[]>();
  const wrongAnswers = new Map<string, Uint8Array>();
  const differences = new Map<string, readonly JsonDifference[]>();

  const runPhase = async (kind: CaseEntry['kind']): Promise<PerformanceCaseResult[]> => {
    const phase = entries.filter(({ entry }) => entry.kind === kind);
    // One that fails for good (a cancel, a bug) ends the others, and all are waited for before it is thrown.
    const stop = new AbortController();
    const signal = request.signal ? AbortSignal.any([request.signal, stop.signal]) : stop.signal;
    // One more than there are runners, which reads ahead; all at once would hold every file of a large case.
    const limit = pLimit(request.pool.size + 1);
    const runs = await Promise.allSettled(
      phase.map(({ entry, index }) =>
        limit(async () => {
          try {
            const { result, grading } = await gradeEntry(request, entry, index, signal);
            results.set(index, result);
            if (grading.seconds !== undefined) seconds.set(index, grading.seconds);
            if (grading.wrongAnswer) wrongAnswers.set(entry.input, grading.wrongAnswer);
            const found = differencesOf(grading);
            if (found) differences.set(entry.input, found);
            findings.set(index, grading.findings);
          } catch (error) {
            stop.abort();
            throw error;
          }
        }),
      ),
    );
    const broken = runs.filter((run) => run.status === 'rejected').map((run) => run.reason);
    if (broken.length > 0) throw broken.find((error) => !(error instanceof CancelledFault)) ?? broken[0];
    return phase.map(({ index }) => results.get(index)!);
  };

  const smoke = await runPhase('smoke');
  if (gateOpens(smoke)) await runPhase('stress');
  const cases = entries.map(({ entry, index }) => results.get(index) ?? skippedResult(entry));
  return {
    performance: rollUp(cases, gradedCase.manifest.sandbox.fuelLimit, MODULE_FILE),
    seconds: entries.map(({ index }) => seconds.get(index) ?? null),
    findings: entries.flatMap(({ entry, index }) =>
      (findings.get(index) ?? []).map((finding) => ({ input: entry.input, finding })),
    ),
    wrongAnswers,
    differences: entries.flatMap(({ entry: { input } }) => {
      const found = differences.get(input);
      return found ? [{ input, differences: found }] : [];
    }),
  };
}

function differencesOf({ run }: CaseGrading): readonly JsonDifference[] | undefined {
  return run.kind === 'answered' && !run.verdict.right ? run.verdict.differences : undefined;
}

async function gradeEntry(
  { gradedCase, module, pool, limits, listener }: GradeRequest,
  entry: CaseEntry,
  index: number,
  signal: AbortSignal,
): Promise<{ result: PerformanceCaseResult; grading: CaseGrading }> {
  if (signal.aborted) throw new CancelledFault();
  // Read before a runner is free: the files of the next case are ready when the last one ends.
  const files = openCase(gradedCase.folder, entry);
  return await pool.use(async (runner) => {
    if (signal.aborted) throw new CancelledFault();
    listener?.onCaseStart?.(index, entry);
    const caseListener = {
      onFuel: (fuel: bigint, ceiling: bigint) => listener?.onFuel?.(index, fuel, ceiling),
      onSnapshot: (snapshot: Snapshot) => listener?.onSnapshot?.(index, snapshot),
    };
    const grading =
      'run' in files
        ? files
        : await gradeOne(gradedCase, entry, files, module, runner, limits, caseListener, signal);
    const { fuelLimit } = gradedCase.manifest.sandbox;
    const result = caseResult(entry, grading.run, fuelLimit, scenarioFile(index));
    await listener?.onCaseEnd?.(index, result, grading.files);
    return { result, grading };
  });
}
