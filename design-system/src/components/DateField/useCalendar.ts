import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, addMonths, clampDate, endOfWeek, type IsoDate, startOfMonth, startOfWeek } from './dates.ts';
import type { DateLimits } from './parseDate.ts';

interface CalendarState {
  /** The initially focused day. */
  start: IsoDate;
  limits: DateLimits;
  /** Number of months side by side. */
  months: number;
  onPoint: (date: IsoDate) => void;
}

/** State of shown months and focused day, with keyboard handling. */
export const useCalendar = ({ start, limits: { min, max }, months, onPoint }: CalendarState) => {
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(() => clampDate(start, min, max));
  const [first, setFirst] = useState(() => startOfMonth(focused));
  const takesFocus = useRef(true);

  useEffect(
    function focusDay() {
      if (!takesFocus.current) return;
      takesFocus.current = false;
      box.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus({ preventScroll: true });
    },
    [focused],
  );

  const goTo = (date: IsoDate) => {
    const next = clampDate(date, min, max);
    const month = startOfMonth(next);
    if (month < first) setFirst(month);
    else if (month > addMonths(first, months - 1)) setFirst(addMonths(month, 1 - months));
    setFocused(next);
    onPoint(next);
  };
  /** Changes the months; focus stays on the pressed button. */
  const turn = (count: number) => {
    setFirst(addMonths(first, count));
    setFocused(clampDate(addMonths(focused, count), min, max));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const months = event.shiftKey ? 12 : 1;
    const to = {
      ArrowLeft: () => addDays(focused, -forward),
      ArrowRight: () => addDays(focused, forward),
      ArrowUp: () => addDays(focused, -7),
      ArrowDown: () => addDays(focused, 7),
      Home: () => startOfWeek(focused),
      End: () => endOfWeek(focused),
      PageUp: () => addMonths(focused, -months),
      PageDown: () => addMonths(focused, months),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    takesFocus.current = true;
    goTo(to());
  };
  return { box, first, focused, goTo, turn, onKeyDown };
};
