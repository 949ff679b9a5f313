import type { Services } from '../../shared/api/answers.ts';
import { isCancelled } from '../../shared/base/cancelled.ts';
import { messageOf } from '../../shared/base/fault.ts';
import { toldFault } from '../errors/told-fault.ts';
import { type CasesStore, changeCase } from '../state/cases.ts';

/** Reads and validates cases over one connection, into their store. */
export class ConnectedCases {
  readonly #cases: CasesStore;
  readonly #services: Services;
  /** By case, what was asked for last: an answer to an earlier question comes too late. */
  readonly #reading = new Map<string, symbol>();
  readonly #validating = new Map<string, symbol>();

  constructor(cases: CasesStore, services: Services) {
    this.#cases = cases;
    this.#services = services;
  }

  read(onCase: string, variant: string | undefined): void {
    const asked = Symbol(onCase);
    this.#reading.set(onCase, asked);
    const isLatest = (): boolean => this.#reading.get(onCase) === asked;
    this.#services.readCase({ case: onCase, ...(variant === undefined ? {} : { variant }) }).then(
      (answer) => {
        if (isLatest()) changeCase(this.#cases, onCase, { answer, fault: undefined });
      },
      (error: unknown) => {
        // What it said before may not hold any more.
        if (isLatest()) changeCase(this.#cases, onCase, { answer: undefined, fault: toldFault(error) });
      },
    );
  }

  validate(onCase: string): void {
    const asked = Symbol(onCase);
    this.#validating.set(onCase, asked);
    const isLatest = (): boolean => this.#validating.get(onCase) === asked;
    changeCase(this.#cases, onCase, { validating: { done: 0, total: 0 }, notValidated: undefined });
    this.#services.validateCase({ case: onCase }).then(
      (found) => {
        if (isLatest()) changeCase(this.#cases, onCase, { found, validating: undefined });
      },
      (error: unknown) => {
        const notValidated = isCancelled(error) ? 'cancelled' : messageOf(error);
        if (isLatest()) changeCase(this.#cases, onCase, { notValidated, validating: undefined });
      },
    );
  }

  stopValidating(onCase: string): void {
    // A connection that has ended is told by the shell, and takes the validation with it.
    this.#services.stopValidating({ case: onCase }).catch(() => undefined);
  }
}
