import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { RowKey, Virtualizer } from './useVirtualRows.ts';

const CONTROL = ['button', 'input', 'select', 'textarea'].map((name) => `${name}:not(:disabled)`);
const FOCUSABLE = [...CONTROL, 'a[href]', '[tabindex]:not([tabindex="-1"])'].join();
/** Elements that use arrow keys themselves. */
const TAKES_ARROWS = 'input, select, textarea, [contenteditable]';

const rowAt = (scroller: HTMLElement | null, at: number) =>
  scroller?.querySelector<HTMLElement>(`:scope > .m-virtual-list__rows > [data-index="${at}"]`);

function getPlace(target: EventTarget): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('.m-virtual-list__row') : null;
  return Number(row?.dataset.index ?? -1);
}

/** Tracks the focused row, which stays mounted wherever the list is scrolled. */
export function useFocusedRow(keys: readonly RowKey[]) {
  const [focused, setFocused] = useState<RowKey | null>(null);
  return { focused, setFocused, place: focused === null ? -1 : keys.indexOf(focused) };
}

interface RowFocusOptions extends ReturnType<typeof useFocusedRow> {
  scroller: RefObject<HTMLDivElement | null>;
  keys: readonly RowKey[];
  virtualizer: Virtualizer;
}

/**
 * Moves focus between rows, to the first control of each. If the focused row is removed, focus moves to its neighbour.
 */
export function useRowFocus({ scroller, keys, virtualizer, focused, setFocused, place }: RowFocusOptions) {
  /** The row to focus once it is mounted. */
  const pendingIndex = useRef(-1);
  const last = useRef(-1);

  const take = (at: number): boolean => {
    const control = rowAt(scroller.current, at)?.querySelector<HTMLElement>(FOCUSABLE);
    if (!control) return false;
    // Focusing scrolls outer containers; the list scrolls itself.
    control.focus();
    virtualizer.scrollToIndex(at);
    return true;
  };
  const focusRow = (to: number) => {
    const at = Math.max(0, Math.min(to, keys.length - 1));
    const key = keys[at];
    if (key === undefined || take(at)) return;
    pendingIndex.current = at;
    setFocused(key);
  };

  useLayoutEffect(function focusPendingRow() {
    if (pendingIndex.current >= 0 && take(pendingIndex.current)) pendingIndex.current = -1;
    if (place >= 0) last.current = place;
    else if (focused !== null) {
      setFocused(null);
      if (document.activeElement === document.body) focusRow(last.current);
    }
  });

  const pageFrom = (at: number, by: 1 | -1) => {
    const { start = 0 } = virtualizer.measurementsCache[at] ?? {};
    const height = virtualizer.scrollRect?.height ?? 0;
    const to = virtualizer.getVirtualItemForOffset(Math.max(0, start + by * height))?.index ?? at;
    return to === at ? at + by : to;
  };
  const STEPS: Readonly<Record<string, (at: number) => number>> = {
    ArrowDown: (at) => at + 1,
    ArrowUp: (at) => at - 1,
    PageDown: (at) => pageFrom(at, 1),
    PageUp: (at) => pageFrom(at, -1),
    Home: () => 0,
    End: () => keys.length - 1,
  };
  return {
    focusRow,
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key];
      const at = getPlace(event.target);
      const modified = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
      const taken = event.target instanceof Element && event.target.matches(TAKES_ARROWS);
      if (!step || at < 0 || modified || taken || event.defaultPrevented) return;
      event.preventDefault();
      focusRow(step(at));
    },
    onFocus: (event: FocusEvent) => setFocused(keys[getPlace(event.target)] ?? null),
    onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
      // A window in the background returns focus to the same row later.
      if (!currentTarget.contains(relatedTarget) && document.activeElement !== target) setFocused(null);
    },
  };
}
