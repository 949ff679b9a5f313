import type { Services } from '../../shared/api/answers.ts';
import { isCancelled } from '../../shared/base/cancelled.ts';
import { messageOf } from '../../shared/base/fault.ts';
import { type Build, type BuildsStore, buildKey } from '../state/builds.ts';
import type { BuildCommands } from '../state/library.ts';

/** Builds engines over one connection, into the store of builds. */
export class ConnectedBuilds {
  readonly #builds: BuildsStore;
  readonly #services: Services;

  constructor(builds: BuildsStore, services: Services) {
    this.#builds = builds;
    this.#services = services;
  }

  /** Resolves with the id of the built module, or undefined where the build failed; the store says why. */
  async build(source: string, onCase: string, commands: BuildCommands): Promise<string | undefined> {
    const key = buildKey(source, onCase);
    this.#builds.setState({ [key]: { kind: 'running', lines: [], left: 0 } });
    const { install, build } = commands;
    try {
      const { module } = await this.#services.build({ source, case: onCase, install, build });
      this.#end(key, { kind: 'built' });
      return module;
    } catch (error) {
      this.#end(key, { kind: 'failed', message: isCancelled(error) ? 'cancelled' : messageOf(error) });
      return undefined;
    }
  }

  stop(source: string, onCase: string): void {
    // A connection that has ended is told by the shell, and takes the build with it.
    this.#services.stopBuilding({ source, case: onCase }).catch(() => undefined);
  }

  #end(key: string, end: Pick<Build, 'kind' | 'message'>): void {
    const { lines, left } = this.#builds.getState()[key] ?? { lines: [], left: 0 };
    this.#builds.setState({ [key]: { lines, left, ...end } });
  }
}
