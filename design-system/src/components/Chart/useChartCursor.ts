import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Direction of arrow keys in reading order. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function getNextIndex(event: KeyboardEvent, from: number, count: number): number | undefined {
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = STEPS[event.key];
  if (step === undefined) return undefined;
  const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const mirrored = sideways && getComputedStyle(event.currentTarget).direction === 'rtl';
  return Math.min(count - 1, Math.max(0, from + (mirrored ? -step : step)));
}

interface ChartCursor {
  /** Index of the hovered or focused value; null for none. */
  at: number | null;
  /** Props of the plot, a single tab stop: arrow keys, Home and End move between values. */
  plotProps: {
    tabIndex: 0 | undefined;
    onKeyDown(event: KeyboardEvent): void;
    onFocus(event: FocusEvent): void;
    onBlur(): void;
    onPointerLeave(): void;
  };
  /** Props of the element for one value. */
  valueProps(at: number): { 'data-active': true | undefined; onPointerEnter(event: PointerEvent): void };
}

/**
 * Makes a chart's values readable one by one, with pointer and keyboard.
 * @param count number of values; 0 makes it unfocusable
 * @param first the initially focused value; default the last
 */
export function useChartCursor(count: number, first = count - 1): ChartCursor {
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const at = pointed ?? focused;
  return {
    at: at !== null && at < count ? at : null,
    plotProps: {
      tabIndex: count > 0 ? 0 : undefined,
      onKeyDown: (event) => {
        const next = getNextIndex(event, focused ?? first, count);
        if (next === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        setPointed(null);
        setFocused(next);
      },
      // A press also focuses, but the hovered value is shown already.
      onFocus: (event) => event.target.matches(':focus-visible') && setFocused(first),
      onBlur: () => setFocused(null),
      onPointerLeave: () => setPointed(null),
    },
    valueProps: (index) => ({
      'data-active': index === at || undefined,
      onPointerEnter: (event) => event.pointerType !== 'touch' && setPointed(index),
    }),
  };
}
