import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motorIfThere, useMotor } from './useMotor.ts';

/**
 * Lets what an element shows arrive when another takes its place: a step after the one before. The first one is there.
 * @param place of what is shown among the others: the next one comes from the end of the line, the one before from its
 * beginning
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
