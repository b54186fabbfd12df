import { milliseconds } from './milliseconds.ts';

/** How quick at first and how slow at the end: the four numbers of a `cubic-bezier()`. */
export type Easing = readonly [number, number, number, number];

/** How things move in the brand that the page wears. */
export interface Tempo {
  /** Milliseconds that coming takes. */
  enter: number;
  /** Milliseconds that going takes; 0 where what goes is gone at once. */
  leave: number;
  ease: Easing;
  /** How far what comes has to go, px. */
  travel: number;
  /** The size that what comes begins with: 1 for its own. */
  grow: number;
}

const LINEAR: Easing = [0, 0, 1, 1];

/** The numbers of an easing as a style sheet has it; even where it is no `cubic-bezier()`. */
export function easing(text: string): Easing {
  const numbers = /^cubic-bezier\((.*)\)$/.exec(text.trim())?.[1]?.split(',').map(Number) ?? [];
  const [a, b, c, d] = numbers;
  if (a === undefined || b === undefined || c === undefined || d === undefined || numbers.some(Number.isNaN))
    return LINEAR;
  return [a, b, c, d];
}

const number = (text: string, without: number) => {
  const value = Number.parseFloat(text);
  return Number.isNaN(value) ? without : value;
};

/**
 * The tempo of the theme in force, from the custom properties of `<html>`. It is read when something is about to move:
 * another brand is obeyed from the next motion on.
 */
export function readTempo(): Tempo {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--m-motion-${name}`);
  return {
    enter: milliseconds(read('enter')),
    leave: milliseconds(read('leave')),
    ease: easing(read('ease')),
    travel: number(read('travel'), 0),
    grow: number(read('grow'), 1),
  };
}
