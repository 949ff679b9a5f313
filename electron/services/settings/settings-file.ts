import { join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { type Kept, KeptFile } from '../kept/kept-file.ts';
import type { Places } from '../places/places.ts';
import { SETTINGS_FORMAT, type StoredSettings } from './settings-format.ts';

/** The settings of the user, and the values that hold now for everything that is started. */
export class SettingsFile {
  readonly #file: KeptFile<StoredSettings>;
  #values: StoredSettings = SETTINGS_FORMAT.empty();
  #setAside: Kept<StoredSettings> | undefined;

  private constructor(file: KeptFile<StoredSettings>) {
    this.#file = file;
  }

  /** Reads the settings; where they are out of reach, the usual ones hold. */
  static async open({ data }: Places): Promise<SettingsFile> {
    const settings = new SettingsFile(new KeptFile(join(data, 'settings.json'), SETTINGS_FORMAT));
    try {
      await settings.read();
    } catch (error) {
      // Whoever looks at the settings is told; a start does not fail for them.
      if (!(error instanceof Fault)) throw error;
    }
    return settings;
  }

  get path(): string {
    return this.#file.path;
  }

  /** As they were last read or written. */
  get values(): StoredSettings {
    return this.#values;
  }

  /** That a broken file was set aside since the program started, however often it was read since. */
  get setAside(): Kept<StoredSettings> | undefined {
    return this.#setAside;
  }

  /** Reads them anew, since another window may have changed them. Rejects as `KeptFile.read` does. */
  async read(): Promise<Kept<StoredSettings>> {
    return this.#take(await this.#file.read());
  }

  /** Changes some of them and keeps the rest. Rejects as `KeptFile.change` does. */
  async change(edit: (settings: StoredSettings) => StoredSettings): Promise<void> {
    this.#take(await this.#file.change(edit));
  }

  #take(kept: Kept<StoredSettings>): Kept<StoredSettings> {
    this.#values = kept.value;
    if (kept.setAside !== undefined) this.#setAside = kept;
    return kept;
  }
}
