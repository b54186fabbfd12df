import './counting.css';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { motorIfThere, useMotor } from './useMotor.ts';

const LOOK = 'm-counting';
/** Milliseconds: of many changes that follow each other faster, what shows is what is there, and nothing on its way. */
const CALM = 500;

/**
 * Draws a number on its way to what it has become, over an element that says the value already: for readers, keys and
 * tests it is there at once. What is drawn is gone when it arrives.
 * @param value what is counted to: cents, lines; a whole number
 * @param format the number as it is read: `R 12.50`
 */
export function useCounting(
  element: RefObject<HTMLElement | null>,
  value: number,
  format: (value: number) => string,
): void {
  useMotor();
  /** What is in sight. */
  const shown = useRef(value);
  const changed = useRef(Number.NEGATIVE_INFINITY);
  /** How many changes followed another at once, the first value among them. */
  const row = useRef(0);
  const show = useEffectEvent((latest: number) => {
    shown.current = latest;
    element.current?.setAttribute('data-counting', format(Math.round(latest)));
  });
  const arrive = useEffectEvent(() => {
    shown.current = value;
    element.current?.removeAttribute('data-counting');
  });
  useLayoutEffect(
    function wearLook() {
      element.current?.classList.add(LOOK);
    },
    [element],
  );
  useLayoutEffect(
    function count() {
      const motor = motorIfThere();
      const now = performance.now();
      row.current = now - changed.current < CALM ? row.current + 1 : 0;
      changed.current = now;
      if (!motor || row.current > 2) return arrive();
      return motor.count(shown.current, value, show, arrive);
    },
    [value],
  );
}
