import { type Finding, hasErrors } from '../../../shared/base/finding.ts';
import { FastEngine } from '../../../shared/lattice/fast/engine.ts';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import { revisionOf } from '../../../shared/lattice/state/revision.ts';
import type { LatticeFiles } from './case-files.ts';
import type { ReferenceBudget } from './reference-budget.ts';

/** The revision of the rules that the reference engine follows (spec: lattice-rules, Revisions). */
const REFERENCE_REVISION = 'r3';

/**
 * Checks an expected answer: it must be one to this scenario, its checksums those of its own states, and its states those
 * of the reference engine.
 */
export function checkExpected(files: LatticeFiles, budget: ReferenceBudget): Finding[] {
  const findings = checkTicks(files);
  for (const { frame, reported, unknownItems } of files.expected) {
    const [unknown] = unknownItems;
    if (unknown) {
      const name = JSON.stringify(unknown.name);
      findings.push(error('unknown-item', `tick ${frame.tick}: ${name} at ${unknown.path} is no item`));
    } else if (checksumOf(frame.bytes) !== reported) {
      const derived = checksumOf(frame.bytes);
      findings.push(
        error('expected-checksum', `tick ${frame.tick}: the state gives ${derived}, recorded is ${reported}`),
      );
    }
  }
  return findings.length > 0 ? findings : checkReference(files, budget);
}

function checkTicks({ scenario, expected }: LatticeFiles): Finding[] {
  const ticks = expected.map(({ frame }) => frame.tick).join(', ');
  const wanted = scenario.snapshots.join(', ');
  if (ticks === wanted) return [];
  return [error('expected-ticks', `the scenario's snapshots are ${wanted}, the answer's ticks are ${ticks}`)];
}

/** Only a warning: the answer may follow a revision of the rules whose states look alike. */
function checkReference(files: LatticeFiles, budget: ReferenceBudget): Finding[] {
  const { scenario, expected, findings, inputFile } = files;
  // What breaks a rule has no right answer, and the states of older revisions are laid out in another way.
  if (hasErrors(findings) || expected.some(({ frame }) => frame.shape !== 'pref')) return [];
  if (!budget.take(inputFile, scenario)) return [];
  const engine = new FastEngine(scenario);
  for (const { frame, reported } of expected) {
    engine.runTo(frame.tick);
    const checksum = checksumOf(engine.frame().bytes);
    if (checksum === reported) continue;
    const message = `tick ${frame.tick}: the reference engine (revision ${REFERENCE_REVISION}) has ${checksum}, recorded is ${reported} (revision ${revisionOf(frame)} by its states)`;
    return [{ severity: 'warning', code: 'expected-reference', message }];
  }
  return [];
}

function error(code: string, message: string): Finding {
  return { severity: 'error', code, message };
}
