import '../../testing/jsdom.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMinimumDuration } from './useMinimumDuration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('useMinimumDuration', () => {
  it.each([
    ['a moment', 40, 459, 1],
    ['almost as long', 499, 0, 1],
  ])('stays active for half a second if it took %s', (_, took, stillFor, then) => {
    const { result, rerender } = renderHook(({ active }) => useMinimumDuration(active), {
      initialProps: { active: true },
    });
    wait(took);
    rerender({ active: false });
    wait(stillFor);
    expect(result.current).toBe(true);
    wait(then);
    expect(result.current).toBe(false);
  });

  it('ends at once if it took longer', () => {
    const { result, rerender } = renderHook(({ active }) => useMinimumDuration(active), {
      initialProps: { active: true },
    });
    wait(2000);
    expect(result.current).toBe(true);
    rerender({ active: false });
    wait(0);
    expect(result.current).toBe(false);
  });

  it('stays inactive if it never started', () => {
    const { result } = renderHook(() => useMinimumDuration(false));
    wait(0);
    expect(result.current).toBe(false);
  });
});
