import { createWriteStream, type WriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import { SnapshotWriter } from '../../../shared/lattice/state/write-snapshots.ts';
import {
  IMPLEMENTATION_FOLDER,
  MODULE_FILE,
  RECORD_FILE,
  STATES_FOLDER,
  stateFile,
} from '../../../shared/records/layout.ts';
import type { RunRecord } from '../../../shared/records/record.ts';
import { writeRecord } from '../../../shared/records/write-record.ts';

/**
 * Writes a run folder in the harness's layout (spec: run-record §6) under a temporary name and gives it its own at the
 * end, so that half a run is never seen. States are written as they arrive and never held.
 */
export class RunFolder {
  readonly #target: string;
  readonly #temporary: string;
  readonly #states = new Map<number, { writer: SnapshotWriter; stream: WriteStream }>();

  private constructor(target: string) {
    this.#target = target;
    this.#temporary = `${target}.tmp`;
  }

  /** Starts the folder `<parent>/<id>` with the module in it. */
  static async begin(parent: string, id: string, module: Uint8Array): Promise<RunFolder> {
    const folder = new RunFolder(join(parent, id));
    await mkdir(join(folder.#temporary, STATES_FOLDER), { recursive: true });
    await writeFile(join(folder.#temporary, IMPLEMENTATION_FOLDER, MODULE_FILE), module);
    return folder;
  }

  /** Adds a returned snapshot to the states of a case. */
  async addSnapshot(index: number, input: string, { frame, reported }: Snapshot): Promise<void> {
    let open = this.#states.get(index);
    if (open === undefined) {
      // The index keeps cases with equal stems apart until they are whole.
      const stream = createWriteStream(join(this.#temporary, STATES_FOLDER, `${index}.${stateFile(input)}`));
      open = { writer: new SnapshotWriter(true), stream };
      this.#states.set(index, open);
    }
    open.writer.add(frame, reported);
    await write(open.stream, open.writer.take());
  }

  /** Ends the states of a case; those of a run that did not finish are dropped, as the harness has none then. */
  async endCase(index: number, input: string, whole: boolean): Promise<void> {
    const open = this.#states.get(index);
    this.#states.delete(index);
    const temporary = join(this.#temporary, STATES_FOLDER, `${index}.${stateFile(input)}`);
    if (open !== undefined) {
      open.writer.end();
      open.stream.end(open.writer.take());
      await finished(open.stream);
      if (whole) await rename(temporary, join(this.#temporary, STATES_FOLDER, stateFile(input)));
      else await rm(temporary, { force: true });
    } else if (whole) {
      await writeFile(join(this.#temporary, STATES_FOLDER, stateFile(input)), '[]');
    }
  }

  /** Publishes a case's input, byte for byte. */
  async publish(name: string, inputFile: string): Promise<void> {
    await copyFile(inputFile, join(this.#temporary, IMPLEMENTATION_FOLDER, name));
  }

  /** Writes the record and gives the folder its name, which is returned. */
  async finish(record: RunRecord): Promise<string> {
    await writeFile(join(this.#temporary, RECORD_FILE), writeRecord(record));
    await rename(this.#temporary, this.#target);
    return this.#target;
  }

  /** Removes what was begun. */
  async discard(): Promise<void> {
    for (const { stream } of this.#states.values()) stream.destroy();
    await rm(this.#temporary, { recursive: true, force: true });
  }
}

async function write(stream: WriteStream, bytes: Uint8Array): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    stream.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}
