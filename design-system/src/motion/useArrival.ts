import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motorIfThere, useMotor } from './useMotor.ts';

/**
 * Animates content that replaces another, such as a step. The first content is not animated.
 * @param place index of the content: a next one enters from the end, a previous one from the start
 */
export function useArrival(element: RefObject<HTMLElement | null>, place: number): void {
  useMotor();
  const before = useRef(place);
  useLayoutEffect(
    function arrive() {
      const way = place > before.current ? 'on' : 'back';
      if (!element.current || place === before.current) return;
      before.current = place;
      return motorIfThere()?.arrive(element.current, way);
    },
    [element, place],
  );
}
