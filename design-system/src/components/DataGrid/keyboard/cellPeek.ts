import { messages } from '../messages.ts';

const isCut = (element: Element) => element.scrollWidth - element.clientWidth > 1;

/** Returns a cell's full text if part of it is cut off; otherwise null. */
export function hiddenText(cell: HTMLElement): string | null {
  // Only the title of a header counts: its resize edge extends beyond it.
  const title = cell.querySelector('.m-grid-title');
  if (title) return isCut(title) ? title.textContent : null;
  const called = cell.getAttribute('aria-label');
  if (called !== null) return called === messages.empty ? null : called;
  const name = cell.querySelector(':scope > .m-grid-name');
  return isCut(cell) || (name && isCut(name)) ? cell.textContent : null;
}

/** Positions it below its cell, or above if there is no space; never over the header. */
function place(peek: HTMLElement, cell: HTMLElement, frame: HTMLElement): void {
  const around = frame.getBoundingClientRect();
  const at = cell.getBoundingClientRect();
  const head = frame.querySelector('.m-grid-head')?.getBoundingClientRect().bottom ?? around.top;
  const below = at.bottom + peek.offsetHeight <= around.bottom || at.top - peek.offsetHeight < head;
  const left = Math.max(around.left, Math.min(at.left, around.right - peek.offsetWidth));
  peek.style.translate = `${left - around.left}px ${(below ? at.bottom : at.top - peek.offsetHeight) - around.top}px`;
}

/** Shows the full text of a cell that cuts it off. Returns the element; null if nothing is cut off. */
export function showPeek(cell: HTMLElement, frame: HTMLElement): HTMLElement | null {
  // A short name is self-explanatory; only the pointer shows its full form.
  const text = cell.hasAttribute('data-short') ? null : hiddenText(cell);
  if (text === null) return null;
  const peek = document.createElement('div');
  peek.className = 'm-grid-peek';
  // The cell already exposes the text.
  peek.ariaHidden = 'true';
  peek.textContent = text;
  frame.append(peek);
  place(peek, cell, frame);
  return peek;
}
