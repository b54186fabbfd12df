import './counting.css';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { motorIfThere, useMotor } from './useMotor.ts';

const CLASS_NAME = 'm-counting';
/** Minimum milliseconds between animated changes; faster ones show the value directly. */
const CALM = 500;

/**
 * Shows an animated number over an element with the final value, which screen readers, keys and tests see at once.
 * @param value target integer, such as cents or lines
 * @param format formats the number: `R 12.50`
 */
export function useCounting(
  element: RefObject<HTMLElement | null>,
  value: number,
  format: (value: number) => string,
): void {
  useMotor();
  const shown = useRef(value);
  const changed = useRef(Number.NEGATIVE_INFINITY);
  /** Number of changes in quick succession, including the first value. */
  const quickChanges = useRef(0);
  const show = useEffectEvent((latest: number) => {
    shown.current = latest;
    element.current?.setAttribute('data-counting', format(Math.round(latest)));
  });
  const arrive = useEffectEvent(() => {
    shown.current = value;
    element.current?.removeAttribute('data-counting');
  });
  useLayoutEffect(
    function addClassName() {
      element.current?.classList.add(CLASS_NAME);
    },
    [element],
  );
  useLayoutEffect(
    function count() {
      const motor = motorIfThere();
      const now = performance.now();
      quickChanges.current = now - changed.current < CALM ? quickChanges.current + 1 : 0;
      changed.current = now;
      if (!motor || quickChanges.current > 2) return arrive();
      return motor.count(shown.current, value, show, arrive);
    },
    [value],
  );
}
