import { animate } from 'framer-motion/dom/mini';
import type { Course, Timing } from './transitions.ts';

/**
 * Lets an element go through a course. It is where it belongs all the while, for keys, readers and tests; afterwards it
 * has no style that it did not have.
 * @param onEnd is called once, when it has ended or was stopped
 * @returns what ends it at once
 */
export function play(
  element: HTMLElement,
  course: Partial<Course>,
  { duration, ease }: Timing,
  onEnd: () => void = () => {},
): () => void {
  if (duration <= 0) {
    onEnd();
    return () => {};
  }
  const animation = animate(element, course, { duration, ease: [...ease] });
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    animation.cancel();
    for (const property of Object.keys(course)) element.style.removeProperty(property);
    onEnd();
  };
  void animation.then(end);
  return end;
}
