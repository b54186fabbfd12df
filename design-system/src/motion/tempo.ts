import { milliseconds } from './milliseconds.ts';

/** The four numbers of a `cubic-bezier()`. */
export type Easing = readonly [number, number, number, number];

/** Motion of the page's brand. */
export interface Tempo {
  /** Milliseconds to enter. */
  enter: number;
  /** Milliseconds to leave; 0 removes at once. */
  leave: number;
  ease: Easing;
  /** Distance of an entering element, px. */
  travel: number;
  /** Initial scale of an entering element: 1 for its own size. */
  grow: number;
}

const LINEAR: Easing = [0, 0, 1, 1];

/** Parses a CSS easing; linear if it is not a `cubic-bezier()`. */
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
 * Returns the theme's tempo from custom properties of `<html>`. Read before each animation, so that brand changes apply
 * to the next.
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
