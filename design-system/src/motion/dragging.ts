// Fetched by `useDrag` behind the page; nobody imports it otherwise.
import { drag } from 'framer-motion/dom';
import { dragged } from './transitions.ts';

/** A pointer that went further than this, px, did not press. */
const PRESS = 8;
/** How far over its edge a slide gives way, of the pointer's way. */
const ELASTIC = 0.6;

/**
 * Lets an element follow a pointer to its side, as far as it gives way.
 * @param lead is told where a drag led: 1 to the next, -1 to the one before
 * @returns what lets go of it
 */
export function follow(element: HTMLElement, lead: (step: 1 | -1) => void): () => void {
  let moved = false;
  const start = () => {
    moved = false;
  };
  /** The click that a browser makes of a drag's end. */
  const swallow = (event: Event) => {
    if (!moved) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** A picture or a link that the browser would carry away itself. */
  const keep = (event: Event) => event.preventDefault();
  element.addEventListener('pointerdown', start, true);
  element.addEventListener('click', swallow, true);
  element.addEventListener('dragstart', keep);
  const stop = drag(element, {
    axis: 'x',
    constraints: { left: 0, right: 0 },
    elastic: ELASTIC,
    momentum: false,
    snapToOrigin: true,
    directionLock: true,
    onMove: (_, { offset }) => {
      moved ||= Math.abs(offset.x) > PRESS;
    },
    onEnd: (_, { offset, velocity }) => {
      const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      const step = dragged(offset.x, velocity.x, element.offsetWidth, direction);
      if (step !== 0) lead(step);
    },
  });
  return () => {
    stop();
    element.removeEventListener('pointerdown', start, true);
    element.removeEventListener('click', swallow, true);
    element.removeEventListener('dragstart', keep);
  };
}
