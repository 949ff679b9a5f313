import { type Fact, Fault } from '../../shared/base/fault.ts';
import type { RunFailureKind } from './run.ts';

/** What ends a run with a failure: the kind is its code. */
export class RunFault extends Fault {
  readonly kind: RunFailureKind;

  constructor(kind: RunFailureKind, message: string, facts: Record<string, Fact> = {}) {
    super(kind, message, facts);
    this.name = 'RunFault';
    this.kind = kind;
  }
}
