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

test('measures nothing in the page for other rows, or rows of another subject at the top', () => {
  const { rerender } = render(<Products rows={manyProducts(1000)} subject="one" />);
  const { read } = watchReads();
  rerender(<Products rows={manyProducts(500)} subject="one" />);
  rerender(<Products rows={manyProducts(700)} subject="other" />);
  expect(read.top).not.toHaveBeenCalled();
  expect(read.height).not.toHaveBeenCalled();
});

test('starts at the top for rows of another subject, wherever the grid was scrolled', () => {
  const { rerender } = render(<Products rows={manyProducts(1000)} subject="one" />);
  const { scrollTo, place } = watchReads();
  scrollTo(9000);
  expect(shownNames()).toContain('Product 300');
  rerender(<Products rows={manyProducts(900)} subject="other" />);
  expect(place()).toBe(0);
});

test('shows the last rows if the list becomes shorter than the scroll position', () => {
  const { rerender } = render(<Products rows={manyProducts(1000)} />);
  const { scrollTo } = watchReads();
  scrollTo(20_000);
  rerender(<Products rows={manyProducts(40)} />);
  expect(shownNames()).toContain('Product 39');
});

test.each([
  ['sideways', 0, 0],
  ['down', 30, 7],
])('mounts overscan rows in a grid that is scrolled %s if there are any', (_, top, more) => {
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
