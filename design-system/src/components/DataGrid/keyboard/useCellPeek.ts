import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds that the keyboard rests on a cell before what it cuts off is shown. */
const REST = 600;

// Fetched while somebody begins to rest on a cell.
const part = () => import('./cellPeek.ts').catch(() => null);

class CellPeek {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: HTMLElement | null = null;
  readonly #grid: RefObject<HTMLElement | null>;

  constructor(grid: RefObject<HTMLElement | null>) {
    this.#grid = grid;
  }

  /** The keyboard came to a cell. What is cut takes a layout to know, so nobody looks until it rests. */
  readonly rest = (cell: HTMLElement) => {
    this.hide();
    const coming = part();
    this.#timer = setTimeout(async () => {
      const peek = await coming;
      const frame = this.#grid.current?.parentElement;
      if (peek && frame && cell.matches(':focus-visible')) this.#shown = peek.showPeek(cell, frame);
    }, REST);
  };

  readonly hide = () => {
    clearTimeout(this.#timer);
    this.#shown?.remove();
    this.#shown = null;
  };

  /** The same for the pointer, by a title. */
  readonly point = async (cell: HTMLElement) => {
    const text = (await part())?.hiddenText(cell) ?? null;
    if (text !== null && cell.matches(':hover')) cell.title = text;
  };
}

/** Shows what a cell cuts off to the keyboard that rests on it; any key and any scrolling takes it away. */
export function useCellPeek(grid: RefObject<HTMLElement | null>): Pick<CellPeek, 'rest' | 'hide' | 'point'> {
  const [peek] = useState(() => new CellPeek(grid));
  useEffect(
    function hideWhereItIsLeft() {
      const element = grid.current;
      element?.addEventListener('scroll', peek.hide, { passive: true });
      return () => {
        element?.removeEventListener('scroll', peek.hide);
        peek.hide();
      };
    },
    [grid, peek],
  );
  return peek;
}
