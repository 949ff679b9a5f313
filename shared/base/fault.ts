/** One fact of a fault: small, printable, and the same in every language. */
export type Fact = string | number | boolean | null | undefined;

/**
 * An expected failure, told by its facts: what happened (`code`, `message`), and where, against which limit and what was
 * found (`facts`). It holds no advice: the front end that shows it knows what its user can do.
 */
export class Fault extends Error {
  readonly code: string;
  readonly facts: Readonly<Record<string, Fact>>;

  constructor(code: string, message: string, facts: Record<string, Fact> = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'Fault';
    this.code = code;
    this.facts = facts;
  }
}

/** The message of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
