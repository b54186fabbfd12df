import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { announcements } from '../components/Announcer/announce.ts';
import { toast } from '../components/Toaster/toast.ts';

configure({
  // What is there for ears alone stands on the page a second time.
  defaultIgnore: 'script, style, [data-heard]',
  // On a machine that does much else a popup may take longer than the library waits by itself.
  asyncUtilTimeout: 5000,
});

// Files share the modules of their worker: what another one said is not said here.
announcements.clear();
toast.clear();

// Nothing stays mounted: what is answered after the last test would be drawn where there is no page any more.
afterEach(cleanup);

// A module that is still being fetched when its file ends fails, and would be missing in the worker's other files.
afterAll(() => vi.dynamicImportSettled());

/**
 * What jsdom lacks and components need. It has no layout, so everything counts as visible: otherwise nothing in a popup
 * could take focus. Belongs into the set-up of every test in jsdom.
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

// One task for each callback, as in a browser: jsdom runs a frame's callbacks without letting promises in between.
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
// A frame after the last test of a file would find no window any more.
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
