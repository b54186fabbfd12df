import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatcher } from './together.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('events in quick succession', () => {
  it('notifies once when it is quiet', () => {
    const report = vi.fn();
    const { add } = createBatcher<number>(report);
    for (const item of [1, 2, 3]) {
      add(item);
      vi.advanceTimersByTime(799);
    }
    expect(report).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(report.mock.calls).toEqual([[[1, 2, 3]]]);
  });

  it('notifies in the middle of a stream that is never quiet', () => {
    const report = vi.fn();
    const { add } = createBatcher<number>(report);
    for (let item = 0; item < 120; item += 1) {
      add(item);
      vi.advanceTimersByTime(100);
    }
    expect(report.mock.calls).toHaveLength(2);
    expect(report.mock.calls[0]?.[0]).toHaveLength(50);
  });

  it('does not notify once it is stopped', () => {
    const report = vi.fn();
    const { add, stop } = createBatcher<number>(report);
    add(1);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(report).not.toHaveBeenCalled();
  });
});
