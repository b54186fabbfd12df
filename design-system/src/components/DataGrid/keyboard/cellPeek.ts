import { messages } from '../messages.ts';

/** Whether an element shows less than it holds. */
const isCut = (element: Element) => element.scrollWidth - element.clientWidth > 1;

/** All that a cell says, where less of it shows; null where everything does. */
export function hiddenText(cell: HTMLElement): string | null {
  const called = cell.getAttribute('aria-label');
  if (called !== null) return called === messages.empty ? null : called;
  // A header holds more than its title: what its column is made wider by stands out of it.
  const title = cell.querySelector('.m-grid-title');
  if (title) return isCut(title) ? title.textContent : null;
  const name = cell.querySelector(':scope > .m-grid-name');
  return isCut(cell) || (name && isCut(name)) ? cell.textContent : null;
}

/** Above its cell, over the row that was read already, or below where there is no room. */
function place(peek: HTMLElement, cell: HTMLElement, frame: HTMLElement): void {
  const around = frame.getBoundingClientRect();
  const at = cell.getBoundingClientRect();
  const above = at.top - peek.offsetHeight >= around.top;
  const left = Math.max(around.left, Math.min(at.left, around.right - peek.offsetWidth));
  peek.style.translate = `${left - around.left}px ${(above ? at.top - peek.offsetHeight : at.bottom) - around.top}px`;
}

/** Lays the text that a cell cuts off over the rows. Gives what it laid there; null where nothing is cut. */
export function showPeek(cell: HTMLElement, frame: HTMLElement): HTMLElement | null {
  const text = hiddenText(cell);
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
