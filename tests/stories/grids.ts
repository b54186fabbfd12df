import type { Page } from 'playwright-core';
import { BEHIND, lasting } from './settled.ts';

/** Window widths for ordering: the smallest comfortable one, used by stories, and a large one. */
const COMFORTABLE = 1366;
const LARGE = { width: 1920, height: 1080 };

/** Describes cells that cut off required content, and rows without a distinct accessible name. */
function readGrids({ width, behind }: { width: number; behind: string }): string[] {
  const problems: string[] = [];
  const shown = (element: Element) => element.getClientRects().length > 0 && !element.closest(behind);
  for (const grid of document.querySelectorAll('.m-grid :is([role="grid"], [role="treegrid"])')) {
    if (grid.closest(behind)) continue;
    const name = grid.getAttribute('aria-label') ?? '';
    const edge = grid.getBoundingClientRect();
    const pinnedEnd = grid.querySelector('.m-grid-header.m-grid-pinned-end')?.getBoundingClientRect();
    const right = pinnedEnd?.left ?? edge.left + grid.clientLeft + grid.clientWidth;
    // Skips grids without rows, and those with column widths set by the caller.
    const filled = grid.querySelector('[data-index]:not([hidden])') && grid.closest('.m-grid[data-fitted]');
    const read = filled && getComputedStyle(grid).direction === 'ltr';
    const where = `"${name}" at ${width} px`;
    if (name === '') problems.push('a grid has no name');
    for (const cell of grid.querySelectorAll<HTMLElement>('.m-grid-uncut, [data-split]')) {
      if (!shown(cell)) continue;
      // A name that shrinks clips in its own box; content that overflows the cell is its suffix.
      const over = cell.scrollWidth - cell.clientWidth;
      if (over > 1) problems.push(`${where} cuts "${cell.textContent.trim()}" by ${over} px`);
      // A number cut off by the edge of its grid looks complete.
      const { left, right: end } = cell.getBoundingClientRect();
      if (read && grid.scrollLeft === 0 && left < right - 1 && end > right + 1 && cell.textContent.trim() !== '')
        problems.push(`${where} cuts "${cell.textContent.trim()}" at its edge`);
      const title = cell.querySelector('.m-grid-title');
      if (title && title.scrollWidth - title.clientWidth > 1)
        problems.push(`${where} cuts its header "${title.textContent}"`);
    }
    for (const row of grid.querySelectorAll('.m-grid-body > [role="row"]')) {
      if (!shown(row) || row.querySelector('.m-grid-more-cell')) continue;
      // Includes content that shows on hover, because the user hovers the row while reading it.
      for (const suffix of row.querySelectorAll('.m-grid-tail, .m-grid-uncut')) {
        const text = suffix.getBoundingClientRect();
        const covered = [...row.querySelectorAll('button')].some((button) => {
          // Pinned columns cover those that scroll below them.
          if (suffix.contains(button) || !shown(button) || button.closest('.m-grid-pinned')) return false;
          const over = button.getBoundingClientRect();
          const wide = Math.min(text.right, over.right) - Math.max(text.left, over.left);
          return wide > 1 && Math.min(text.bottom, over.bottom) - Math.max(text.top, over.top) > 1;
        });
        if (covered) problems.push(`${where}: a button lies over "${suffix.textContent}"`);
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
  // A tooltip of a grid's own control must not cover its text. Tooltips of buttons outside the grid open on request and
  // close with Escape.
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
      for (const suffix of grid.querySelectorAll('.m-grid-body :is(.m-grid-tail, .m-grid-uncut)')) {
        if (shown(suffix) && suffix.textContent.trim() !== '' && covers(suffix))
          problems.push(`"${tooltip.textContent}" lies over "${suffix.textContent.trim()}"`);
      }
    }
  }
  // A container may be wide enough while the suffix itself is cut off.
  for (const part of document.querySelectorAll<HTMLElement>('.m-product-name, .m-product-name__tail, .m-grid-tail')) {
    if (shown(part) && part.scrollWidth - part.clientWidth > 1)
      problems.push(`"${part.textContent}" is cut at ${width} px`);
  }
  return [...new Set(problems)];
}

/**
 * Checks the grids of the page: numbers, amounts, dates, codes, and a product's strength, form and pack are complete at
 * both window sizes, not cut off or covered by buttons; rows have one header; cells expose selection; expanded cell
 * content covers no heading. Skips grids below a popup, which have their own stories. Leaves the larger window.
 */
export async function gridProblems(page: Page): Promise<string[]> {
  if ((await page.locator(`:is(.m-grid, .m-product-name):not(:is(${BEHIND}) *)`).count()) === 0) return [];
  const problems = await lasting(page, readGrids, { width: COMFORTABLE, behind: BEHIND });
  await page.setViewportSize(LARGE);
  return [...problems, ...(await lasting(page, readGrids, { width: LARGE.width, behind: BEHIND }))];
}
