import { animate } from 'framer-motion/dom/mini';
import type { Keyframes, Timing } from './transitions.ts';

/**
 * Plays an animation. The element's actual state is final from the start, for keys, screen readers and tests; no style
 * remains afterwards.
 * @param onEnd called once, when it has ended or was stopped
 * @returns a function that ends it at once
 */
export function play(
  element: HTMLElement,
  course: Partial<Keyframes>,
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
