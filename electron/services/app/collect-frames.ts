import type { FramesAnswer } from '../../../shared/api/answers.ts';
import { packFrames } from '../../../shared/api/frame-packing.ts';
import { Fault } from '../../../shared/base/fault.ts';
import type { SourcedFrame } from '../../../shared/replay/frame-source.ts';
import type { Replay } from './open-replay.ts';

/** Bytes of frames in one answer; ticks past them are asked for again. */
const ANSWER_BYTES = 64 * 1024 * 1024;

/** Frames of a replay as one answer. Throws a `Fault` (`tick-range`), or what the replay's source throws. */
export async function collectFrames(
  { source, opened }: Replay,
  ticks: readonly number[],
  signal: AbortSignal,
): Promise<FramesAnswer> {
  const outside = ticks.find((tick) => tick < opened.firstTick || tick > opened.lastTick);
  if (outside !== undefined) {
    const { firstTick, lastTick } = opened;
    throw new Fault('tick-range', `tick ${outside} lies outside ${firstTick} to ${lastTick}`, {
      limit: lastTick,
      found: outside,
    });
  }
  const frames: SourcedFrame[] = [];
  let bytes = 0;
  for await (const sourced of source.frames(ticks, signal)) {
    frames.push(sourced);
    bytes += sourced.frame.bytes.length;
    if (bytes > ANSWER_BYTES) break;
  }
  return { frames: packFrames(frames), missing: missingTicks(source, ticks, frames, bytes > ANSWER_BYTES) };
}

/** Ticks that the source passed over, with the nearest that it has; those that an answer had no room for have themselves. */
function missingTicks(
  source: Replay['source'],
  ticks: readonly number[],
  frames: readonly SourcedFrame[],
  full: boolean,
): FramesAnswer['missing'] {
  const sent = new Set(frames.map(({ frame }) => frame.tick));
  const missing = ticks.filter((tick) => !sent.has(tick));
  if (full) return missing.map((tick) => ({ tick, nearest: [tick] }));
  // The reach of a long run is long, and nearly always nothing is missing.
  if (missing.length === 0) return [];
  const ends = source.reach().flatMap(({ from, to }) => [from, to]);
  return missing.map((tick) => {
    const before = ends.filter((end) => end <= tick).reduce((a, b) => Math.max(a, b), -1);
    const after = ends.filter((end) => end > tick).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    return { tick, nearest: [before, after].filter((end) => end >= 0 && Number.isFinite(end)) };
  });
}
