import type { Note } from '../../../shared/notes/notes.ts';
import { readable } from '../../ui/numbers.ts';

/** Where a note is, as it is read: "tick 1,204 · cell 5,7". */
export function placeLabel({ tick, to, cell }: Pick<Note, 'tick' | 'to' | 'cell'>): string {
  const ticks = to === undefined ? `tick ${readable(tick)}` : `ticks ${readable(tick)} to ${readable(to)}`;
  return cell === undefined ? ticks : `${ticks} · cell ${cell.x},${cell.y}`;
}

/** "1 note", "12 notes". */
export function noteCount(count: number): string {
  return `${readable(count)} ${count === 1 ? 'note' : 'notes'}`;
}
