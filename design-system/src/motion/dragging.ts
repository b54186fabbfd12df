// Loaded by `useDrag` after the page; never import it directly.
import { drag } from 'framer-motion/dom';
import { getDragTarget } from './transitions.ts';

/** Maximum pointer movement of a press, px. */
const MAX_PRESS_MOVEMENT = 8;
/** Share of the pointer's distance that a slide moves beyond its edge. */
const ELASTIC = 0.6;

/**
 * Lets an element follow horizontal dragging.
 * @param lead called with the result: 1 for the next, -1 for the previous one
 * @returns a function that stops it
 */
export function follow(element: HTMLElement, lead: (step: 1 | -1) => void): () => void {
  let moved = false;
  const start = () => {
    moved = false;
  };
  /** Suppresses the click after a drag. */
  const swallow = (event: Event) => {
    if (!moved) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Prevents the browser's own dragging of pictures and links. */
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
      moved ||= Math.abs(offset.x) > MAX_PRESS_MOVEMENT;
    },
    onEnd: (_, { offset, velocity }) => {
      const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      const step = getDragTarget(offset.x, velocity.x, element.offsetWidth, direction);
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
