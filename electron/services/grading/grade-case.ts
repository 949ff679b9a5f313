import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { Fault } from '../../../shared/base/fault.ts';
import type { Finding } from '../../../shared/base/finding.ts';
import { parseJson } from '../../../shared/base/json/tree.ts';
import type { CaseRun, Verdict } from '../../../shared/grading/case-outcome.ts';
import { checkJsonAnswer } from '../../../shared/grading/json-answer.ts';
import { LatticeCheck } from '../../../shared/grading/lattice-answer.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import { type CaseEntry, runCeiling } from '../../../shared/manifest/performance.ts';
import type { RecordedSnapshot } from '../../../shared/records/performance.ts';
import type { ModuleBytes, RunLimits, RunListener, Runner, RunRequest } from '../../runner/run.ts';
import { type CaseFiles, type JsonFiles, type LatticeFiles, readCaseFiles } from '../cases/case-files.ts';
import type { LoadedCase } from '../cases/load-case.ts';
import { AnswerCopy } from './answer-copy.ts';
import { failureDetail } from './failure-detail.ts';

/** Receives what a case leaves behind; each snapshot waits for it, so nothing piles up. */
export interface CaseListener {
  onFuel?(fuel: bigint, ceiling: bigint): void;
  onSnapshot?(snapshot: Snapshot): void | Promise<void>;
}

export interface CaseGrading {
  readonly run: CaseRun;
  /** Wall clock of the module's two calls; undefined when it did not finish. */
  readonly seconds: number | undefined;
  readonly files: CaseFiles | undefined;
  readonly findings: readonly Finding[];
  /** A wrong answer, if it is short enough to look at. */
  readonly wrongAnswer?: Uint8Array | undefined;
}

/** The files of a case, or the outcome that broken ones are, as the harness has it. */
export function openCase(folder: string, entry: CaseEntry): CaseFiles | CaseGrading {
  try {
    return readCaseFiles(folder, entry);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const run = { kind: 'failed', detail: `the case's own files are broken: ${error.message}` } as const;
    return { run, seconds: undefined, files: undefined, findings: [] };
  }
}

/** Runs a module over one case and judges the answer. Only a cancel is thrown (`CancelledFault`). */
export async function gradeOne(
  { manifest }: LoadedCase,
  entry: CaseEntry,
  files: CaseFiles,
  module: ModuleBytes,
  runner: Runner,
  limits: RunLimits,
  listener: CaseListener,
  signal: AbortSignal | undefined,
): Promise<CaseGrading> {
  const ceiling = runCeiling(manifest.sandbox.fuelLimit, entry.fuelRunway);
  const request: RunRequest = {
    module,
    entry: manifest.contract.entry,
    input: files.guest,
    fuelCeiling: ceiling,
    maxMemoryBytes: manifest.sandbox.maxMemoryBytes,
    answer: files.kind === 'lattice' ? 'snapshots' : 'bytes',
  };
  const judge = files.kind === 'lattice' ? judgeSnapshots(files, listener) : judgeBytes(files);
  const onFuel = (fuel: bigint): void => listener.onFuel?.(fuel, ceiling);
  const outcome = await runner.run(request, limits, { onFuel, ...judge.listener }, signal);
  const findings = files.kind === 'lattice' ? files.findings : [];
  if (outcome.kind === 'cancelled') throw new CancelledFault();
  if (outcome.kind !== 'finished') {
    const run: CaseRun = {
      kind: 'failed',
      detail: failureDetail(outcome, ceiling, manifest.sandbox.fuelLimit),
    };
    return { run, seconds: undefined, files, findings };
  }
  const judged = judge.judge();
  const run: CaseRun = { ...judged, fuel: outcome.fuel ?? 0n };
  const wrongAnswer = judged.verdict.right ? undefined : judge.answer();
  return { run, seconds: outcome.seconds, files, findings, wrongAnswer };
}

type Judged = {
  readonly kind: 'answered';
  readonly verdict: Verdict;
  readonly snapshots: readonly RecordedSnapshot[];
};

interface Judge {
  readonly listener: RunListener;
  judge(): Judged;
  answer(): Uint8Array | undefined;
}

function judgeSnapshots(files: LatticeFiles, listener: CaseListener): Judge {
  const check = new LatticeCheck(files.expected, files.scenario.entities);
  const snapshots: RecordedSnapshot[] = [];
  const copy = new AnswerCopy();
  return {
    listener: {
      onSnapshot(snapshot) {
        check.add(snapshot);
        copy.add(snapshot);
        snapshots.push({ tick: snapshot.frame.tick, checksum: snapshot.reported });
        return listener.onSnapshot?.(snapshot);
      },
    },
    judge: () => ({ kind: 'answered', verdict: check.verdict(), snapshots }),
    answer: () => copy.bytes(),
  };
}

function judgeBytes(files: JsonFiles): Judge {
  const pieces: Uint8Array[] = [];
  return {
    listener: { onAnswerPiece: (piece) => void pieces.push(piece) },
    judge: () => ({ kind: 'answered', verdict: jsonVerdict(files, Buffer.concat(pieces)), snapshots: [] }),
    answer: () => Buffer.concat(pieces),
  };
}

function jsonVerdict(files: JsonFiles, answer: Uint8Array): Verdict {
  try {
    return checkJsonAnswer(files.expected, parseJson(answer));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { right: false, firstMismatchTick: null, reason: `the answer is not JSON: ${error.message}` };
  }
}
