import { distance } from 'fastest-levenshtein';

/** The known word that was probably meant: at most two edits away, and less than half the word. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.min(2, Math.floor((word.length - 1) / 2)) + 1;
  for (const candidate of known) {
    const edits = distance(word.slice(0, 64).toLowerCase(), candidate.toLowerCase());
    if (edits < least) {
      least = edits;
      best = candidate;
    }
  }
  return best;
}
