import type { Easing, Tempo } from './tempo.ts';

/** Where what comes stands at first: `on` for the next of several, `back` for the one before. */
export type Way = 'here' | 'on' | 'back';

/** How long and how, in framer-motion's units: seconds. */
export interface Timing {
  duration: number;
  ease: Easing;
}

export const entering = ({ enter, ease }: Tempo): Timing => ({ duration: enter / 1000, ease });
export const leaving = ({ leave, ease }: Tempo): Timing => ({ duration: leave / 1000, ease });

/** What an element goes through: from first to last. */
export interface Course {
  opacity: [number, number];
  transform?: [string, string];
}

const SIDES: Readonly<Record<Way, number>> = { here: 0, on: 1, back: -1 };

/**
 * What an element goes through as it comes. A brand that neither travels nor grows fades alone.
 * @param direction 1 where one reads from left to right, -1 from right to left
 */
export function arrival({ travel, grow }: Tempo, way: Way, direction: 1 | -1 = 1): Course {
  const x = SIDES[way] * direction * travel;
  const y = way === 'here' ? travel : 0;
  const moves = travel !== 0 || grow !== 1;
  const opacity: Course['opacity'] = [0, 1];
  return moves ? { opacity, transform: [`translate(${x}px, ${y}px) scale(${grow})`, 'none'] } : { opacity };
}

/** A row's way from where it stood to where it stands, in px downwards; one that stood nowhere fades in. */
export const reordering = (before: number | undefined, now: number): Course | { transform: [string, string] } =>
  before === undefined ? { opacity: [0, 1] } : { transform: [`translateY(${before - now}px)`, 'none'] };

/** A slide follows the pointer; let go of beyond a quarter of its width, or quickly, it gives way to the next one. */
const FAR = 0.25;
const QUICK = 500;

/**
 * Where a drag leads: 1 to the next slide, -1 to the one before, 0 nowhere.
 * @param way px to the right
 * @param speed px a second to the right
 * @param width of the slide, px
 * @param direction 1 where one reads from left to right, -1 from right to left
 */
export function dragged(way: number, speed: number, width: number, direction: 1 | -1 = 1): -1 | 0 | 1 {
  const thrown = Math.abs(speed) > QUICK && Math.sign(speed) === Math.sign(way);
  if (width <= 0 || way === 0 || (Math.abs(way) < width * FAR && !thrown)) return 0;
  return way * direction < 0 ? 1 : -1;
}
