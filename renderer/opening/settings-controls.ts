import type { Services } from '../../shared/api/answers.ts';
import type { SettingsChange } from '../../shared/api/contract.ts';
import type { SettingsAnswer } from '../../shared/api/settings-answers.ts';
import { messageOf } from '../../shared/base/fault.ts';
import type { SettingsControls, SettingsStore } from '../state/settings.ts';

/** The settings over one connection. */
export class ConnectedSettings implements SettingsControls {
  readonly #store: SettingsStore;
  readonly #services: Services;
  /** Answers come in order of the questions; only the last one is shown, since what is set later is already on the page. */
  #asked = 0;

  constructor(store: SettingsStore, services: Services) {
    this.#store = store;
    this.#services = services;
  }

  read(): void {
    this.#take(this.#services.readSettings());
  }

  change(change: SettingsChange): void {
    this.#take(this.#services.changeSettings(change));
  }

  clearCache(): void {
    this.#take(this.#services.clearCache());
  }

  #take(answered: Promise<SettingsAnswer>): void {
    this.#asked++;
    const asked = this.#asked;
    answered.then(
      (answer) => {
        if (asked === this.#asked) this.#store.setState({ ...answer.values, answer });
      },
      (error: unknown) => {
        if (asked !== this.#asked) return;
        // What is on the disk holds, not what was tried.
        const { answer } = this.#store.getState();
        this.#store.setState({ ...answer?.values, refused: messageOf(error) });
      },
    );
  }
}
