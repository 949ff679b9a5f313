const LAST_LINES = 20;
const LONGEST_LINE = 2000;

/**
 * Cuts a command's two streams into lines, hands them on and keeps the last ones; memory stays small whatever comes.
 */
export class LogLines {
  readonly #onLine: (line: string) => void;
  readonly #last: string[] = [];
  readonly #rest = { stdout: '', stderr: '' };

  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine;
  }

  add(stream: 'stdout' | 'stderr', text: string): void {
    const lines = (this.#rest[stream] + text).split(/\r?\n|\r/);
    let rest = lines.pop() ?? '';
    for (const line of lines) this.#take(line);
    while (rest.length > LONGEST_LINE) {
      this.#take(rest.slice(0, LONGEST_LINE));
      rest = rest.slice(LONGEST_LINE);
    }
    this.#rest[stream] = rest;
  }

  /** Hands on last lines that have no end. */
  end(): void {
    for (const stream of ['stdout', 'stderr'] as const) {
      if (this.#rest[stream] !== '') this.#take(this.#rest[stream]);
      this.#rest[stream] = '';
    }
  }

  get last(): readonly string[] {
    return this.#last;
  }

  #take(line: string): void {
    const short = line.slice(0, LONGEST_LINE);
    this.#last.push(short);
    if (this.#last.length > LAST_LINES) this.#last.shift();
    this.#onLine(short);
  }
}
