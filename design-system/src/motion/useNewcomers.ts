import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motorIfThere, useMotor } from './useMotor.ts';

/** Beyond so many nobody follows what comes, and the page would stand still meanwhile. */
const MAX_ROWS = 50;

/**
 * Fades in what a list did not show before, where it stands: cards of another page, or those that a search brings. What
 * stays does not move, and neither does what comes: somebody may be about to press it.
 * @param list whose children are the entries
 * @param keys of the entries, in their order
 */
export function useNewcomers(list: RefObject<HTMLElement | null>, keys: readonly (string | number)[]): void {
  useMotor();
  const before = useRef<ReadonlySet<string | number> | null>(null);
  const said = keys.join('\n');
  useLayoutEffect(
    function fadeNewcomersIn() {
      const known = before.current;
      before.current = new Set(keys);
      const motor = motorIfThere();
      if (!known || !motor || keys.length > MAX_ROWS) return;
      const ends = [...(list.current?.children ?? [])].flatMap((child, at) =>
        child instanceof HTMLElement && !known.has(keys[at] ?? '') ? [motor.fadeIn(child)] : [],
      );
      return () => {
        for (const end of ends) end();
      };
    },
    [list, said],
  );
}
