import type { Fact } from '../../../shared/base/fault.ts';
import type { FileFinding } from './file-finding.ts';

/** What the thread of a validation is started with. */
export interface ValidationSetting {
  readonly path: string;
  /** Program of the worker that holds documents against schemas. */
  readonly contractWorker: string;
}

/** What a validation came to, with the input files whose answers were not compared with the reference. */
export interface ValidationEnd {
  readonly findings: readonly FileFinding[];
  readonly skipped: readonly string[];
}

export type FromValidation =
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | ({ readonly type: 'end' } & ValidationEnd)
  | {
      readonly type: 'fault';
      readonly code: string;
      readonly message: string;
      readonly facts: Readonly<Record<string, Fact>>;
    };
