import { JsonFault } from '../../../shared/base/json/fault.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import { readSingleSnapshot, readSnapshots } from '../../../shared/lattice/state/read-snapshots.ts';
import { LONGEST_TEXT } from '../pieces.ts';
import { RunFault } from '../run-fault.ts';
import type { Memory } from '../wasmtime/memory.ts';
import { memorySource } from './memory-source.ts';
import type { Region } from './region.ts';
import type { RunLine } from './run-line.ts';

/** Sends the answer as it lies in the memory. */
export async function sendAnswerBytes(
  line: RunLine,
  memory: Memory,
  { pointer, length }: Region,
): Promise<void> {
  await line.sendBytes(length, (offset, count) => memory.read(pointer + offset, count));
}

/**
 * Decodes the answer as snapshots and sends each. Throws a `RunFault` (`bad-json`) with byte offset and path for an answer
 * that is no array of snapshots.
 */
export async function sendSnapshots(line: RunLine, memory: Memory, region: Region): Promise<void> {
  const snapshots = readSnapshots(memorySource(memory, region));
  for (;;) {
    const next = decoded(() => snapshots.next());
    if (next.done) return;
    await sendSnapshot(line, next.value);
  }
}

/** Decodes one snapshot that stands alone in a region, and sends it. Throws as `sendSnapshots` does. */
export async function sendSingleSnapshot(line: RunLine, memory: Memory, region: Region): Promise<void> {
  await sendSnapshot(
    line,
    decoded(() => readSingleSnapshot(memorySource(memory, region))),
  );
}

async function sendSnapshot(line: RunLine, { frame, reported, unknownItems }: Snapshot): Promise<void> {
  line.send({
    type: 'snapshot',
    tick: frame.tick,
    shape: frame.shape,
    frameBytes: frame.bytes.length,
    reported: shortened(reported),
    unknownItems: unknownItems.map(({ path, name }) => ({ path: shortened(path), name: shortened(name) })),
  });
  await line.sendBytes(frame.bytes.length, (offset, count) => frame.bytes.subarray(offset, offset + count));
}

function decoded<T>(decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { message, offset, path, code, facts } = error;
    const found = typeof facts.found === 'string' ? shortened(facts.found) : facts.found;
    throw new RunFault('bad-json', message.slice(0, 1000), { code, offset, path: shortened(path), found });
  }
}

/** A text of the module's making may be megabytes long; what is cut off could not have been right anyway. */
function shortened(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1)}…`;
}
