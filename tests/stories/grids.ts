import type { Page } from 'playwright-core';
import { BEHIND, lasting } from './settled.ts';

/** The windows that products are ordered in: the smallest that is comfortable, which stories are shown in, and a large one. */
const COMFORTABLE = 1366;
const LARGE = { width: 1920, height: 1080 };

/** Cells that cut what must be whole, and rows that nobody could tell apart by ear, in words. */
function readGrids({ width, behind }: { width: number; behind: string }): string[] {
  const problems: string[] = [];
  const shown = (element: Element) => element.getClientRects().length > 0 && !element.closest(behind);
  for (const grid of document.querySelectorAll('.m-grid :is([role="grid"], [role="treegrid"])')) {
    if (grid.closest(behind)) continue;
    const name = grid.getAttribute('aria-label') ?? '';
    const edge = grid.getBoundingClientRect();
    const kept = grid.querySelector('.m-grid-header.m-grid-pinned-end')?.getBoundingClientRect();
    const right = kept?.left ?? edge.left + grid.clientLeft + grid.clientWidth;
    // Without rows nobody knows what there will be room for, and there is no number to misread; widths that a caller gave
    // are the caller's.
    const filled = grid.querySelector('[data-index]:not([hidden])') && grid.closest('.m-grid[data-fitted]');
    const read = filled && getComputedStyle(grid).direction === 'ltr';
    const where = `"${name}" at ${width} px`;
    if (name === '') problems.push('a grid has no name');
    for (const cell of grid.querySelectorAll<HTMLElement>('.m-grid-uncut, [data-split]')) {
      if (!shown(cell)) continue;
      // A name that gives way has a box of its own that cuts it: what overflows its cell is the tail.
      const over = cell.scrollWidth - cell.clientWidth;
      if (over > 1) problems.push(`${where} cuts "${cell.textContent.trim()}" by ${over} px`);
      // A number that the edge of its grid cuts looks whole: nothing says that there is more of it.
      const { left, right: end } = cell.getBoundingClientRect();
      if (read && grid.scrollLeft === 0 && left < right - 1 && end > right + 1 && cell.textContent.trim() !== '')
        problems.push(`${where} cuts "${cell.textContent.trim()}" at its edge`);
      const title = cell.querySelector('.m-grid-title');
      if (title && title.scrollWidth - title.clientWidth > 1)
        problems.push(`${where} cuts its header "${title.textContent}"`);
    }
    for (const row of grid.querySelectorAll('.m-grid-body > [role="row"]')) {
      if (!shown(row) || row.querySelector('.m-grid-more-cell')) continue;
      // Also what shows only under the pointer: it is there just when somebody points at the row.
      for (const tail of row.querySelectorAll('.m-grid-tail, .m-grid-uncut')) {
        const text = tail.getBoundingClientRect();
        const covered = [...row.querySelectorAll('button')].some((button) => {
          // Columns that keep to an edge cover those that scroll under them.
          if (tail.contains(button) || !shown(button) || button.closest('.m-grid-pinned')) return false;
          const over = button.getBoundingClientRect();
          const wide = Math.min(text.right, over.right) - Math.max(text.left, over.left);
          return wide > 1 && Math.min(text.bottom, over.bottom) - Math.max(text.top, over.top) > 1;
        });
        if (covered) problems.push(`${where}: a button lies over "${tail.textContent}"`);
      }
      const headers = row.querySelectorAll(':scope > [role="rowheader"]');
      if (headers.length !== 1)
        problems.push(`${where}: row ${row.getAttribute('aria-rowindex')} has ${headers.length} headers`);
      const selected = row.getAttribute('aria-selected');
      const silent = [...row.querySelectorAll(':scope > [aria-colindex]')].some(
        (cell) => cell.getAttribute('aria-selected') !== selected,
      );
      if (silent)
        problems.push(`${where}: cells of row ${row.getAttribute('aria-rowindex')} do not say that it is selected`);
    }
  }
  for (const peek of document.querySelectorAll('.m-grid-peek')) {
    const head = peek.parentElement?.querySelector('.m-grid-head')?.getBoundingClientRect();
    if (head && peek.getBoundingClientRect().top < head.bottom - 1)
      problems.push(`"${peek.textContent}" lies over the headings at ${width} px`);
  }
  // Words that a grid's own control brings lie over nothing that is read there. What explains a button beside the grid is
  // asked for at that button, and goes with Escape.
  for (const tooltip of document.querySelectorAll('[role="tooltip"]')) {
    const over = tooltip.getBoundingClientRect();
    const covers = (element: Element) => {
      const text = element.getBoundingClientRect();
      const wide = Math.min(text.right, over.right) - Math.max(text.left, over.left);
      return wide > 1 && Math.min(text.bottom, over.bottom) - Math.max(text.top, over.top) > 1;
    };
    const owner = document.querySelector(`[aria-describedby~="${tooltip.id}"], .m-tooltip-anchor:hover > *`);
    for (const grid of document.querySelectorAll('.m-grid :is([role="grid"], [role="treegrid"])')) {
      if (!grid.contains(owner)) continue;
      const head = grid.querySelector('.m-grid-head');
      if (head && shown(head) && covers(head))
        problems.push(`"${tooltip.textContent}" lies over a heading of "${grid.getAttribute('aria-label')}"`);
      for (const tail of grid.querySelectorAll('.m-grid-body :is(.m-grid-tail, .m-grid-uncut)')) {
        if (shown(tail) && tail.textContent.trim() !== '' && covers(tail))
          problems.push(`"${tooltip.textContent}" lies over "${tail.textContent.trim()}"`);
      }
    }
  }
  // What holds a tail may be wide enough while the tail itself gives way.
  for (const part of document.querySelectorAll<HTMLElement>('.m-product-name, .m-product-name__tail, .m-grid-tail')) {
    if (shown(part) && part.scrollWidth - part.clientWidth > 1)
      problems.push(`"${part.textContent}" is cut at ${width} px`);
  }
  return [...new Set(problems)];
}

/**
 * What is wrong with the grids of the page that is shown: numbers, amounts, dates, codes, and strength, form and pack of a
 * product stand whole in both windows, are cut by no edge and lie under no button; rows have one header; cells say what is
 * selected; what shows the whole of a cell lies over no heading. What a popup lies over has stories of its own. Leaves the
 * larger window.
 */
export async function gridProblems(page: Page): Promise<string[]> {
  if ((await page.locator(`:is(.m-grid, .m-product-name):not(:is(${BEHIND}) *)`).count()) === 0) return [];
  const problems = await lasting(page, readGrids, { width: COMFORTABLE, behind: BEHIND });
  await page.setViewportSize(LARGE);
  return [...problems, ...(await lasting(page, readGrids, { width: LARGE.width, behind: BEHIND }))];
}
