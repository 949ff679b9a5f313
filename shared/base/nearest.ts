import { distance } from 'fastest-levenshtein';

/** The known word that was probably meant: at most two edits away, and less than half the word. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const written = word.slice(0, 64).toLowerCase();
  let best: string | undefined;
  let least = Math.min(2, Math.floor((word.length - 1) / 2)) + 1;
  for (const candidate of known) {
    const edits = editsBetween(written, candidate.toLowerCase());
    if (edits < least) {
      least = edits;
      best = candidate;
    }
  }
  return best;
}

/** Letters in another order are one slip of the fingers, which the library counts as two edits. */
function editsBetween(a: string, b: string): number {
  const edits = distance(a, b);
  return edits === 2 && sortedLetters(a) === sortedLetters(b) ? 1 : edits;
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
}
