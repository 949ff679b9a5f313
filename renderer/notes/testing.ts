import type { AppServices } from '../../electron/services/app/app-services.ts';
import type { ReadNotesRequest } from '../../shared/api/contract.ts';
import { eventLog } from '../../shared/api/testing.ts';

/** Another window on the same run, as far as its notes go. */
export class OtherWindow {
  readonly #services: AppServices;
  readonly #about: ReadNotesRequest;

  constructor(services: AppServices, about: ReadNotesRequest) {
    this.#services = services;
    this.#about = about;
  }

  /** Adds a note to those that are on the disk; returns the texts of all of them. */
  async write(text: string): Promise<readonly string[]> {
    const { services, dispose } = this.#services.servicesFor(eventLog().events);
    const { notes, file, revision } = await services.readNotes(this.#about);
    const note = { id: `other-${file.notes.length}`, tick: 60, text, createdAt: 1, changedAt: 1 };
    const added = { ...file, notes: [...file.notes, note] };
    const written = await services.writeNotes({ notes, file: added, basedOn: revision, keepBoth: false });
    await dispose();
    return written.file.notes.map((one) => one.text);
  }
}
