import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { announcements } from '../components/Announcer/announce.ts';
import { toast } from '../components/Toaster/toast.ts';

configure({
  // Text for screen readers only, which duplicates visible text.
  defaultIgnore: 'script, style, [data-heard]',
  // A popup may take longer on a busy machine than the library's default.
  asyncUtilTimeout: 5000,
});

// Modules are shared by a worker's files, so their state is reset.
announcements.clear();
toast.clear();

// Unmounts, because a late answer would render without a page.
afterEach(cleanup);

// An unfinished import fails when its file ends and would be missing in later files.
afterAll(() => vi.dynamicImportSettled());

/**
 * Adds what components need and jsdom lacks. Everything counts as visible, because jsdom has no layout and popup
 * content could not be focused otherwise. Include it in the set-up of every jsdom test.
 */
class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= Watcher;
globalThis.IntersectionObserver ??= Watcher as unknown as typeof IntersectionObserver;

const rects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList;
globalThis.DOMRect ??= class {
  static fromRect = () => new DOMRect();
  left = 0;
  top = 0;
  right = 1;
  bottom = 1;
  x = 0;
  y = 0;
  width = 1;
  height = 1;
  toJSON = () => '';
};
Element.prototype.getClientRects = rects;

// Runs each callback in its own task, as browsers do: jsdom runs all of a frame without resolving promises between.
const frames = new Set<number>();
let ended = false;
globalThis.requestAnimationFrame = (callback) => {
  if (ended) return 0;
  const id = Number(
    setTimeout(() => {
      frames.delete(id);
      callback(performance.now());
    }, 16),
  );
  frames.add(id);
  return id;
};
globalThis.cancelAnimationFrame = (id) => {
  frames.delete(id);
  clearTimeout(id);
};
// A frame after the last test would find no window.
afterAll(() => {
  ended = true;
  for (const id of frames) clearTimeout(id);
});

Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};

globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;
