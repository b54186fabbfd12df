import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motorIfThere, useMotor } from './useMotor.ts';

/** Maximum number of animated entries; more would block the page. */
const MAX_ROWS = 50;

/**
 * Fades in new entries of a list at their place, such as cards of another page or search. Nothing moves, because the
 * user may be about to press an entry.
 * @param list whose children are the entries
 * @param keys of the entries in order
 */
export function useNewcomers(list: RefObject<HTMLElement | null>, keys: readonly (string | number)[]): void {
  useMotor();
  const before = useRef<ReadonlySet<string | number> | null>(null);
  const joinedKeys = keys.join('\n');
  useLayoutEffect(
    function fadeNewcomersIn() {
      const known = before.current;
      before.current = new Set(keys);
      const motor = motorIfThere();
      if (!known || !motor || keys.length > MAX_ROWS) return;
      const ends = [...(list.current?.children ?? [])].flatMap((child, index) =>
        child instanceof HTMLElement && !known.has(keys[index] ?? '') ? [motor.fadeIn(child)] : [],
      );
      return () => {
        for (const end of ends) end();
      };
    },
    [list, joinedKeys],
  );
}
