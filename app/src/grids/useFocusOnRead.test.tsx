import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFocusOnRead } from './useFocusOnRead.ts';

function countFocus(...steps: { ready: boolean; subject: string | null }[]) {
  const gridRef = { current: { focus: vi.fn() } };
  const [first = { ready: false, subject: null }, ...others] = steps;
  const use = ({ ready, subject }: (typeof steps)[number]) => useFocusOnRead(gridRef, ready, subject);
  const { rerender } = renderHook(use, { initialProps: first });
  const counts = [gridRef.current.focus.mock.calls.length];
  for (const step of others) {
    rerender(step);
    counts.push(gridRef.current.focus.mock.calls.length);
  }
  return counts;
}

it('moves focus to the rows once they are read, and keeps it when they are read again', () => {
  const reading = { ready: false, subject: '2001' };
  const loaded = { ready: true, subject: '2001' };
  expect(countFocus(reading, loaded, reading, loaded)).toEqual([0, 1, 1, 1]);
});

it('moves focus again for other retailers, as soon as their rows are read', () => {
  const steps = [
    { ready: true, subject: '2001' },
    { ready: false, subject: '2001,2002' },
    { ready: true, subject: '2001,2002' },
    { ready: true, subject: '2001' },
  ];
  expect(countFocus(...steps)).toEqual([1, 1, 2, 3]);
});

it('keeps focus if there is no subject', () => {
  const none = { ready: true, subject: null };
  expect(countFocus(none, { ready: true, subject: '2001' }, none)).toEqual([0, 1, 1]);
});
