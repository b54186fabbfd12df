import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedValue } from './useDebouncedValue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('follows once the value is stable, and skips intermediate values', () => {
  const seen = new Set<number>();
  const { result, rerender } = renderHook(
    ({ value }) => {
      const settled = useDebouncedValue(value, 2000);
      seen.add(settled);
      return settled;
    },
    { initialProps: { value: 14 } },
  );
  rerender({ value: 13 });
  later(1999);
  expect(result.current).toBe(14);
  rerender({ value: 12 });
  later(1999);
  expect(result.current).toBe(14);
  later(1);
  expect(result.current).toBe(12);
  expect([...seen]).toEqual([14, 12]);
});
