import type { Finding } from '../base/finding.ts';
import type { Build } from '../manifest/build-table.ts';
import type { CaseEntry } from '../manifest/performance.ts';
import type { SeedKind } from '../manifest/seeded-files.ts';

/** What a case says of itself, and what a run of one of its variants starts with. Paths lead from its version folder. */
export interface CaseAnswer {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly type: string;
  readonly difficulty: string | null;
  /** Fuel a run may use. */
  readonly fuelLimit: number;
  readonly maxMemoryBytes: number;
  /** Limit of each build command and of the session. */
  readonly maxRuntimeSeconds: number;
  readonly build: Build;
  readonly cases: readonly CaseEntry[];
  /** Slugs of all variants; the first is the default. */
  readonly variants: readonly string[];
  /** Null where no variant can be read; the findings say why. */
  readonly variant: RenderedVariant | null;
}

/** A variant of a case, rendered as the harness does it. */
export interface RenderedVariant {
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  /** Null where it cannot be rendered; the findings say why. */
  readonly prompt: string | null;
  readonly files: readonly SeededFileAnswer[];
}

/** A place in a run that is taken from the start. */
export interface SeededFileAnswer {
  /** Path from the root of the run. */
  readonly dest: string;
  readonly kind: SeedKind;
  /** The file that is copied or rendered there; null for what is made. */
  readonly source: string | null;
  /** As it lies in the run, so of a template what it became; null where there is no telling. */
  readonly bytes: number | null;
  /** What a template became; null for everything else, and where it cannot be rendered. */
  readonly text: string | null;
  /** Whether it is a template, rendered or not. */
  readonly template: boolean;
}

/** Everything that is wrong or odd with a case. */
export interface CaseFindings {
  readonly findings: readonly CaseFinding[];
  /** Inputs whose answers were not compared with the reference, since together they would take too long. */
  readonly skipped: readonly string[];
}

export interface CaseFinding extends Finding {
  /** Path from the version folder. */
  readonly file: string;
  /** What may stand there instead, where that is known. */
  readonly allowed?: string;
}
