import { messages } from '../messages.ts';

/** Whether an element shows less than it holds. */
const isCut = (element: Element) => element.scrollWidth - element.clientWidth > 1;

/** All that a cell says, where less of it shows; null where everything does. */
export function hiddenText(cell: HTMLElement): string | null {
  // A header holds more than its title, which it is called by: what its column is made wider by stands out of it.
  const title = cell.querySelector('.m-grid-title');
  if (title) return isCut(title) ? title.textContent : null;
  const called = cell.getAttribute('aria-label');
  if (called !== null) return called === messages.empty ? null : called;
  const name = cell.querySelector(':scope > .m-grid-name');
  return isCut(cell) || (name && isCut(name)) ? cell.textContent : null;
}

/** Below its cell, or above it where there is no room; never over the headings, which say what one reads. */
function place(peek: HTMLElement, cell: HTMLElement, frame: HTMLElement): void {
  const around = frame.getBoundingClientRect();
  const at = cell.getBoundingClientRect();
  const head = frame.querySelector('.m-grid-head')?.getBoundingClientRect().bottom ?? around.top;
  const below = at.bottom + peek.offsetHeight <= around.bottom || at.top - peek.offsetHeight < head;
  const left = Math.max(around.left, Math.min(at.left, around.right - peek.offsetWidth));
  peek.style.translate = `${left - around.left}px ${(below ? at.bottom : at.top - peek.offsetHeight) - around.top}px`;
}

/** Lays the text that a cell cuts off over the rows. Gives what it laid there; null where nothing is cut. */
export function showPeek(cell: HTMLElement, frame: HTMLElement): HTMLElement | null {
  // A short name is plain to whoever works with it; the pointer still shows what it is short for.
  const text = cell.hasAttribute('data-short') ? null : hiddenText(cell);
  if (text === null) return null;
  const peek = document.createElement('div');
  peek.className = 'm-grid-peek';
  // The cell says it already.
  peek.ariaHidden = 'true';
  peek.textContent = text;
  frame.append(peek);
  place(peek, cell, frame);
  return peek;
}
