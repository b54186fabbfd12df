import { seededRandom } from '../runtime/random.ts';

// How long people take, as shares of the time within which they answer: reading and typing together never take longer.

/** Until somebody opens what they were written. */
const OPENED = { least: 0.2, most: 0.4 } as const;
/** Until they see what is added while they type. */
const GLANCE = 0.1;
/** Until an answer is typed: the shortest, and one of so many characters. */
const TYPED = { least: 0.2, most: 0.6, characters: 250 } as const;

/**
 * @param seed what is opened: the same, the same time
 * @param answerAfterMs milliseconds within which people answer
 * @returns milliseconds from writing until it is opened
 */
export function openedAfter(seed: string, answerAfterMs: number): number {
  const share = OPENED.least + (OPENED.most - OPENED.least) * seededRandom(`opened ${seed}`)();
  return Math.round(share * answerAfterMs);
}

/** Milliseconds until somebody who types sees what is added. */
export const glanceAfter = (answerAfterMs: number): number => Math.round(GLANCE * answerAfterMs);

/** Milliseconds that an answer takes to type, by its length. */
export function typedIn(answer: string, answerAfterMs: number): number {
  const share = TYPED.least + (TYPED.most - TYPED.least) * Math.min(1, answer.length / TYPED.characters);
  return Math.floor(share * answerAfterMs);
}
