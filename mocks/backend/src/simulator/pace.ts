import { seededRandom } from '../runtime/random.ts';

// Durations as shares of the answer time: reading and typing together never exceed it.

/** Until a message is opened. */
const OPENED = { minimum: 0.2, maximum: 0.4 } as const;
/** Until messages added while typing are noticed. */
const GLANCE = 0.1;
/** Until an answer is typed: the minimum, and the maximum from a number of characters on. */
const TYPED = { minimum: 0.2, maximum: 0.6, characters: 250 } as const;

/**
 * Returns the milliseconds from writing until a message is opened.
 * @param seed the message: the same seed gives the same time
 * @param answerAfterMs milliseconds within which an answer is given
 * @returns milliseconds from writing until it is opened
 */
export function openedAfter(seed: string, answerAfterMs: number): number {
  const share = OPENED.minimum + (OPENED.maximum - OPENED.minimum) * seededRandom(`opened ${seed}`)();
  return Math.round(share * answerAfterMs);
}

/** Returns the milliseconds until messages added while typing are noticed. */
export const glanceAfter = (answerAfterMs: number): number => Math.round(GLANCE * answerAfterMs);

/** Returns the milliseconds to type an answer, by its length. */
export function typedIn(answer: string, answerAfterMs: number): number {
  const share = TYPED.minimum + (TYPED.maximum - TYPED.minimum) * Math.min(1, answer.length / TYPED.characters);
  return Math.floor(share * answerAfterMs);
}
