import type { Easing, Tempo } from './tempo.ts';

/** Direction of entering: `on` for the next item, `back` for the previous one. */
export type Way = 'here' | 'on' | 'back';

/** Duration and easing in framer-motion's units: seconds. */
export interface Timing {
  duration: number;
  ease: Easing;
}

export const entering = ({ enter, ease }: Tempo): Timing => ({ duration: enter / 1000, ease });
export const leaving = ({ leave, ease }: Tempo): Timing => ({ duration: leave / 1000, ease });

/** Start and end values of an animation. */
export interface Keyframes {
  opacity: [number, number];
  transform?: [string, string];
}

const SIDES: Readonly<Record<Way, number>> = { here: 0, on: 1, back: -1 };

/**
 * Returns the animation of an entering element. A brand without travel and growth only fades.
 * @param direction 1 for left to right, -1 for right to left
 */
export function arrival({ travel, grow }: Tempo, way: Way, direction: 1 | -1 = 1): Keyframes {
  const x = SIDES[way] * direction * travel;
  const y = way === 'here' ? travel : 0;
  const moves = travel !== 0 || grow !== 1;
  const opacity: Keyframes['opacity'] = [0, 1];
  return moves ? { opacity, transform: [`translate(${x}px, ${y}px) scale(${grow})`, 'none'] } : { opacity };
}

/** Returns the animation of a moved row, in px downwards; a new row fades in. */
export const reordering = (before: number | undefined, now: number): Keyframes | { transform: [string, string] } =>
  before === undefined ? { opacity: [0, 1] } : { transform: [`translateY(${before - now}px)`, 'none'] };

/** Thresholds for changing the slide after dragging: share of its width, and speed in px per second. */
const FAR = 0.25;
const QUICK = 500;

/**
 * Returns the result of a drag: 1 for the next slide, -1 for the previous one, 0 for none.
 * @param way px to the right
 * @param speed px per second to the right
 * @param width of the slide, px
 * @param direction 1 for left to right, -1 for right to left
 */
export function getDragTarget(way: number, speed: number, width: number, direction: 1 | -1 = 1): -1 | 0 | 1 {
  const thrown = Math.abs(speed) > QUICK && Math.sign(speed) === Math.sign(way);
  if (width <= 0 || way === 0 || (Math.abs(way) < width * FAR && !thrown)) return 0;
  return way * direction < 0 ? 1 : -1;
}
