import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds of focus on a cell before its full text is shown. */
const PEEK_DELAY_MS = 600;

const part = () => import('./cellPeek.ts').catch(() => null);

class CellPeek {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: HTMLElement | null = null;
  readonly #grid: RefObject<HTMLElement | null>;

  constructor(grid: RefObject<HTMLElement | null>) {
    this.#grid = grid;
  }

  /** A cell received focus. Checking for cut-off text forces layout, so it waits. */
  readonly rest = (cell: HTMLElement) => {
    this.hide();
    const loading = part();
    this.#timer = setTimeout(async () => {
      const peek = await loading;
      const frame = this.#grid.current?.parentElement;
      if (peek && frame && cell.matches(':focus-visible')) this.#shown = peek.showPeek(cell, frame);
    }, PEEK_DELAY_MS);
  };

  readonly hide = () => {
    clearTimeout(this.#timer);
    this.#shown?.remove();
    this.#shown = null;
  };

  /** Sets the pointer's tooltip. */
  readonly point = async (cell: HTMLElement) => {
    const text = (await part())?.hiddenText(cell) ?? null;
    if (text !== null && cell.matches(':hover')) cell.title = text;
  };
}

/** Shows a focused cell's full text if it is cut off; any key or scrolling hides it. */
export function useCellPeek(grid: RefObject<HTMLElement | null>): Pick<CellPeek, 'rest' | 'hide' | 'point'> {
  const [peek] = useState(() => new CellPeek(grid));
  useEffect(
    function hideOnLeave() {
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
