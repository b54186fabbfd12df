import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Which way an arrow leads, as the chart is read. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function moved(event: KeyboardEvent, from: number, count: number): number | undefined {
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = STEPS[event.key];
  if (step === undefined) return undefined;
  const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const mirrored = sideways && getComputedStyle(event.currentTarget).direction === 'rtl';
  return Math.min(count - 1, Math.max(0, from + (mirrored ? -step : step)));
}

interface ChartCursor {
  /** The value that is pointed at or has the keyboard; null for none. */
  at: number | null;
  /** For the plot, which is one tab stop: arrows, Home and End go from value to value. */
  plotProps: {
    tabIndex: 0 | undefined;
    onKeyDown(event: KeyboardEvent): void;
    onFocus(event: FocusEvent): void;
    onBlur(): void;
    onPointerLeave(): void;
  };
  /** For what stands for one value. */
  valueProps(at: number): { 'data-active': true | undefined; onPointerEnter(event: PointerEvent): void };
}

/**
 * Reading a chart value by value, with the pointer and with the keyboard alike.
 * @param count how many values it has; without one it cannot be entered
 * @param first the value that the keyboard comes to; the last one where it is missing
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
        const next = moved(event, focused ?? first, count);
        if (next === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        setPointed(null);
        setFocused(next);
      },
      // A press gives focus, too: what is pointed at shows already.
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
