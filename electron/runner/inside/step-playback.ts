import type { StartMessage } from '../protocol.ts';
import { RunFault } from '../run-fault.ts';
import type { PlaybackExports } from '../wasmtime/exports.ts';
import { sendSingleSnapshot } from './answer.ts';
import type { Guest } from './guest.ts';
import { checkAnswerLimit, checkRegion, type Region, unpackRegion } from './region.ts';
import type { RunLine } from './run-line.ts';

/**
 * Steps through the module's playback and sends each frame, until it says that there are no more or as many as wanted
 * were sent. A frame's bytes are good until the next call only, so each is decoded at once (spec: playback, Exports).
 * Returns the bytes of all of them.
 */
export async function stepPlayback(
  line: RunLine,
  guest: Guest,
  { memory, load, step }: PlaybackExports,
  input: Region,
  { playback = 0, answerLimit }: StartMessage,
): Promise<number> {
  if ((await guest.call('playback_load', load, [input.pointer, input.length], false)) !== 1n) {
    throw new RunFault('playback-refused', 'playback_load refused the scenario', {
      inputBytes: input.length,
    });
  }
  line.send({ type: 'answer', bytes: answerLimit });
  let answerBytes = 0;
  for (let frames = 0; frames < playback; frames++) {
    const packed = await guest.call('playback_step', step, [], true);
    if (packed === 0n) break;
    const region = unpackRegion(packed);
    checkRegion('playback_step', region, memory.size());
    answerBytes += region.length;
    checkAnswerLimit(answerBytes, answerLimit);
    await sendSingleSnapshot(line, memory, region);
  }
  return answerBytes;
}
