/** Ticks a second at speed 1: the game's own. */
const TICKS_PER_SECOND = 60;

/** Speeds that a person can choose; the last one shows each tick as soon as it is there. */
export const SPEEDS = [1 / 16, 1 / 4, 1 / 2, 1, 2, 4, 16, 64, 256] as const;
export type Speed = (typeof SPEEDS)[number] | 'fastest';

/** "16×", "1/4×", "fastest". */
export function speedName(speed: Speed): string {
  if (speed === 'fastest') return 'fastest';
  return speed >= 1 ? `${speed}×` : `1/${1 / speed}×`;
}

/** The next speed up or down; the ends stay. */
export function changeSpeed(speed: Speed, by: 1 | -1): Speed {
  const all: readonly Speed[] = [...SPEEDS, 'fastest'];
  const at = Math.min(all.length - 1, Math.max(0, all.indexOf(speed) + by));
  return all[at] ?? 1;
}

/** Ticks from one displayed frame to the next at the fastest: a 360,000-tick run passes in some six seconds. */
const FASTEST_STRIDE = 1024;

/** Ticks from one displayed frame to the next: 1 up to real time, more above it, so that 60 frames a second do. */
export function strideOf(speed: Speed): number {
  if (speed === 'fastest') return FASTEST_STRIDE;
  return Math.max(1, speed);
}

/** Milliseconds from one displayed tick to the next; 0 shows each as soon as it is there. */
export function intervalOf(speed: Speed): number {
  if (speed === 'fastest') return 0;
  return (1000 / TICKS_PER_SECOND / speed) * strideOf(speed);
}
