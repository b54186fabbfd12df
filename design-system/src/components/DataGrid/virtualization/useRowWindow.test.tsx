import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { manyProducts, Products, shownNames } from '../testing.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watchReads() {
  const grid = screen.getByRole('grid');
  const read = { top: vi.fn(() => 0), height: vi.fn(() => 300) };
  Object.defineProperty(grid, 'clientHeight', { configurable: true, get: read.height });
  let top = 0;
  Object.defineProperty(grid, 'scrollTop', {
    configurable: true,
    get() {
      read.top();
      return top;
    },
    set(next: number) {
      top = next;
    },
  });
  const scrollTo = (next: number) => {
    top = next;
    act(() => void grid.dispatchEvent(new Event('scroll')));
  };
  return { read, scrollTo, place: () => top };
}

test('other rows, and rows of something else at the top, have nothing of the page measured', () => {
  const { rerender } = render(<Products rows={manyProducts(1000)} subject="one" />);
  const { read } = watchReads();
  rerender(<Products rows={manyProducts(500)} subject="one" />);
  rerender(<Products rows={manyProducts(700)} subject="other" />);
  expect(read.top).not.toHaveBeenCalled();
  expect(read.height).not.toHaveBeenCalled();
});

test('rows of something else begin at the top, wherever the grid was scrolled', () => {
  const { rerender } = render(<Products rows={manyProducts(1000)} subject="one" />);
  const { scrollTo, place } = watchReads();
  scrollTo(9000);
  expect(shownNames()).toContain('Product 300');
  rerender(<Products rows={manyProducts(900)} subject="other" />);
  expect(place()).toBe(0);
});

test('fewer rows than the grid is scrolled to show their last ones', () => {
  const { rerender } = render(<Products rows={manyProducts(1000)} />);
  const { scrollTo } = watchReads();
  scrollTo(20_000);
  rerender(<Products rows={manyProducts(40)} />);
  expect(shownNames()).toContain('Product 39');
});

test.each([
  ['sideways', 0, 0],
  ['down', 30, 7],
])('a grid that is scrolled %s has rows mounted ahead where there are any to come to', (_, top, more) => {
  const observed: ((entries: []) => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: []) => void) {
        observed.push(callback);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers();
  render(<Products rows={manyProducts(1000)} />);
  const { scrollTo } = watchReads();
  act(() => {
    for (const callback of observed) callback([]);
  });
  const before = shownNames().length;
  scrollTo(top);
  act(() => vi.advanceTimersByTime(1000));
  expect(shownNames().length - before).toBe(more);
});
