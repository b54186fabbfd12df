import { onTestFinished, vi } from 'vitest';

const LIST = '.m-virtual-list__scroll';
const isList = (element: Element) => element.matches(LIST);
/** Returns the total height that the list sets for its rows. */
const getContent = (list: Element) =>
  Number.parseFloat(list.querySelector<HTMLElement>('.m-virtual-list__rows')?.style.height ?? '0');

/**
 * Gives every `VirtualList` and its rows a height, which jsdom lacks, and makes it scrollable with asynchronous events
 * as in browsers. Removed with the test; restore the rest with `vi.restoreAllMocks()`.
 * @param height of the list, px
 * @param getHeight a row, px
 */
export function fakeLayout(height: number, getHeight: (row: HTMLElement) => number): void {
  const at = new WeakMap<Element, number>();
  const scroll = (list: Element, to: number) => {
    const top = Math.max(0, Math.min(to, getContent(list) - height));
    if (top === (at.get(list) ?? 0)) return;
    at.set(list, top);
    setTimeout(() => list.dispatchEvent(new Event('scroll')));
  };
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function clientHeight(this: Element) {
    return isList(this) ? height : 0;
  });
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function scrollHeight(this: Element) {
    return isList(this) ? Math.max(height, getContent(this)) : 0;
  });
  // Not a spy: nested spies on one property do not restore correctly.
  const scrollTop = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop');
  Object.defineProperty(Element.prototype, 'scrollTop', {
    configurable: true,
    get(this: Element) {
      return at.get(this) ?? 0;
    },
    set(this: Element, to: number) {
      scroll(this, to);
    },
  });
  onTestFinished(() => {
    if (scrollTop) Object.defineProperty(Element.prototype, 'scrollTop', scrollTop);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function offsetHeight(this: HTMLElement) {
    return this.matches('.m-virtual-list__row') ? getHeight(this) : 0;
  });
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scrollTo(this: Element, to: unknown) {
    scroll(this, (to as ScrollToOptions).top ?? 0);
  } as Element['scrollTo']);
}
