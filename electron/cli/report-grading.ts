import type { LoadedCase } from '../services/cases/load-case.ts';
import type { GradeRequest } from '../services/grading/grade.ts';
import { WASMTIME_VERSION } from '../services/runners/runners.ts';
import { type Context, printJson } from './context.ts';
import type { GradedEngine } from './grade-engine.ts';
import { gradeReport } from './grade-report.ts';

/** Prints a grading: for people a table with reasons and verdict, with `--json` one document. */
export async function reportGrading(
  context: Context,
  gradedCase: LoadedCase,
  module: GradeRequest['module'],
  graded: GradedEngine,
): Promise<void> {
  if (context.json) {
    await printJson(context, gradingJson(module, graded));
    return;
  }
  await context.print(`${gradingText(context, gradedCase, module, graded)}\n`);
}

/** The document of `grade --json`. */
export function gradingJson(
  { sha256, bytes }: GradeRequest['module'],
  { performance, seconds, findings, differences, folder }: GradedEngine,
): object {
  return {
    wasmtime: WASMTIME_VERSION,
    module: { sha256, bytes: bytes.length },
    performance,
    seconds,
    findings: findings.map(({ input, finding }) => ({ input, ...finding })),
    ...(differences.length === 0 ? {} : { differences }),
    ...(folder === undefined ? {} : { folder }),
  };
}

/** A grading as people read it, without a line feed at its end. */
export function gradingText(
  { colors }: Context,
  { manifest, version }: LoadedCase,
  { sha256, bytes }: GradeRequest['module'],
  { performance, seconds, findings, folder }: GradedEngine,
): string {
  const heading = `${manifest.slug} ${version}, module ${sha256.slice(0, 12)} (${bytes.length.toLocaleString('en')} bytes), wasmtime ${WASMTIME_VERSION}`;
  const notes = findings.map(({ input, finding }) => `  ${input}: ${finding.severity}: ${finding.message}`);
  const written = folder === undefined ? [] : [`Written to ${folder}`];
  return [heading, gradeReport(performance, seconds, colors), ...notes, ...written].join('\n');
}
