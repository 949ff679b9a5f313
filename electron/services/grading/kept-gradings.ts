import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import type { GradedHere, KeptGrading } from '../../../shared/api/answers.ts';
import { performanceSchema } from '../../../shared/records/performance.ts';
import type { ModuleBytes } from '../../runner/run.ts';
import type { LoadedCase } from '../cases/load-case.ts';
import { readFile } from '../files/read-file.ts';
import { WASMTIME_VERSION } from '../runners/runners.ts';
import type { Grading } from './grade.ts';

/** The oldest of a case fall away past so many. */
const MOST_KEPT = 200;

const keptSchema = z.object({
  version: z.literal(1),
  name: z.string(),
  result: performanceSchema,
  seconds: z.array(z.number().nullable()),
  differences: z
    .array(
      z.object({
        input: z.string(),
        differences: z.array(
          z.object({
            path: z.string(),
            expected: z.string().exactOptional(),
            found: z.string().exactOptional(),
          }),
        ),
      }),
    )
    .default([]),
  module: z.object({ sha256: z.string(), bytes: z.number() }),
  host: z.string(),
  gradedAt: z.number(),
});

/**
 * Every grading that was made here, by case: what an engine came to, build by build. A case is known by its manifest and by
 * sizes and times of its files, so that a changed case begins a history of its own. A file that cannot be read is passed
 * over: it is a memory, not a result.
 */
export class KeptGradings {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  keep(of: LoadedCase, name: string, graded: GradedHere): void {
    const place = this.#place(of);
    mkdirSync(place, { recursive: true });
    const file = join(place, `${graded.gradedAt}-${graded.module.sha256.slice(0, 12)}.json`);
    writeFileAtomic.sync(file, `${JSON.stringify({ version: 1, name, ...graded })}\n`);
  }

  /** All of a case, oldest first. */
  list(of: LoadedCase): readonly KeptGrading[] {
    const place = this.#place(of);
    return namesIn(place)
      .slice(-MOST_KEPT)
      .flatMap((name) => read(join(place, name)));
  }

  /** The latest of a module on a case, by the module's content. */
  latest(of: LoadedCase, sha256: string): KeptGrading | undefined {
    return this.list(of).findLast(({ module }) => module.sha256 === sha256);
  }

  #place({ manifestFile, folder, manifest }: LoadedCase): string {
    const hash = createHash('sha256').update(readFile(manifestFile));
    for (const { input, expected } of manifest.cases) {
      for (const path of [input, expected]) hash.update(stampOf(join(folder, path)));
    }
    return join(this.#folder, hash.digest('hex').slice(0, 24));
  }
}

/** A grading that has just ended, as pages are told of it and as it is kept. */
export function gradedHere(
  { sha256, bytes }: ModuleBytes,
  { performance, seconds, differences }: Pick<Grading, 'performance' | 'seconds' | 'differences'>,
): GradedHere {
  return {
    result: performance,
    seconds,
    differences,
    module: { sha256, bytes: bytes.length },
    host: `wasmtime ${WASMTIME_VERSION}`,
    gradedAt: Date.now(),
  };
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs}\n` : 'missing\n';
}

/** Names begin with the time of the grading, so their order is that of the history. */
function namesIn(place: string): readonly string[] {
  try {
    return readdirSync(place)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function read(file: string): KeptGrading[] {
  try {
    const { version: _version, ...kept } = keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return [kept];
  } catch {
    // Torn or of another version: the history goes on without it.
    return [];
  }
}
