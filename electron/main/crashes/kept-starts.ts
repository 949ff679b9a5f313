import { join } from 'node:path';
import { z } from 'zod';
import { messageOf } from '../../../shared/base/fault.ts';
import { KeptFile } from '../../services/kept/kept-file.ts';

const FORMAT = {
  name: 'starts',
  version: 1,
  schema: z.looseObject({ crashed: z.int().nonnegative() }),
  upgrades: [],
  empty: () => ({ crashed: 0 }),
};

/** A start that got this far was a good one. */
const WELL_MS = 10_000;

/**
 * Counts starts that did not come far: one counts as crashed from its beginning until it has run for ten seconds or was ended
 * by its user. That nothing can be kept is noted, and then no start counts.
 */
export class KeptStarts {
  readonly #file: KeptFile<z.infer<typeof FORMAT.schema>>;
  readonly #note: (line: string) => void;
  #well: NodeJS.Timeout | undefined;
  #saving: Promise<unknown> = Promise.resolve();

  constructor(data: string, note: (line: string) => void) {
    this.#file = new KeptFile(join(data, 'starts.json'), FORMAT);
    this.#note = note;
  }

  /** Begins a start; resolves with how many before it crashed, one after the other. */
  async begin(): Promise<number> {
    let before = 0;
    this.#save((kept) => {
      before = kept.crashed;
      return { ...kept, crashed: before + 1 };
    });
    await this.#saving;
    this.#well = setTimeout(() => this.ranWell(), WELL_MS);
    return before;
  }

  /** This start was a good one. */
  ranWell(): void {
    clearTimeout(this.#well);
    this.#save((kept) => ({ ...kept, crashed: 0 }));
  }

  async flush(): Promise<void> {
    await this.#saving;
  }

  #save(edit: (kept: z.infer<typeof FORMAT.schema>) => z.infer<typeof FORMAT.schema>): void {
    this.#saving = this.#file.change(edit).catch((error: unknown) => this.#note(messageOf(error)));
  }
}
