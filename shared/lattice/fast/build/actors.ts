import type { ActorPlan } from '../island/plan.ts';

const WORD_BITS = 32;

/** Numbers the actors phase by phase, each phase from the start of a word. */
export function numberActors(perPhase: readonly number[]): ActorPlan {
  const first: number[] = [];
  const phaseOfWord: number[] = [];
  perPhase.forEach((count, phase) => {
    first.push(phaseOfWord.length * WORD_BITS);
    for (let word = 0; word * WORD_BITS < count; word++) phaseOfWord.push(phase);
  });
  return {
    words: phaseOfWord.length,
    phaseOfWord: Uint8Array.from(phaseOfWord),
    first: Int32Array.from(first),
    count: Int32Array.from(perPhase),
  };
}
