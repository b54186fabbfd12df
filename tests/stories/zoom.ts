import type { Page } from 'playwright-core';
import { lasting } from './settled.ts';

/**
 * Window sizes after zooming: 150 % and 213 % of 1366 × 768, and 400 % of 1280 × 1024 in both orientations. 200 % is
 * omitted for time: the page has the same layout as at 213 %; a box of about 640 px may still differ.
 */
const SIZES = [
  { width: 911, height: 512 },
  { width: 640, height: 360 },
  { width: 320, height: 256 },
  { width: 320, height: 640 },
] as const;
/** The window's outer width, which zooming does not change. */
const WINDOW_WIDTH = 1366;

/** Content of the page before zooming. */
interface Before {
  forms: number;
  grids: number;
}

/** Zooming changes the page's width and never the window's (ruling 27). */
function keepWindow(width: number): Before | null {
  // Components in a fixed frame are skipped.
  if (!document.querySelector('.m-page, .login, .message-page, [data-popup]')) return null;
  const target = window as unknown as { outerWidthBefore?: PropertyDescriptor | undefined };
  target.outerWidthBefore = Object.getOwnPropertyDescriptor(window, 'outerWidth');
  Object.defineProperty(window, 'outerWidth', { configurable: true, get: () => width });
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0).length;
  return { forms: seen('form'), grids: seen('[role="grid"], [role="treegrid"]') };
}

function giveWindowBack(): void {
  const { outerWidthBefore } = window as unknown as { outerWidthBefore?: PropertyDescriptor };
  if (outerWidthBefore) Object.defineProperty(window, 'outerWidth', outerWidthBefore);
}

/** Describes content that does not fit the window. */
function readFit(before: Before): string[] {
  const ROWS = 4;
  const CONTROLS =
    'button, a[href], input, select, textarea, [role="tab"], [role="combobox"], [role="checkbox"], [role="slider"]';
  // Rows, tabs and slides scroll in their own boxes; layers are positioned at their control.
  const APART = '.m-grid-scroll, [role="tablist"], [aria-roledescription="carousel"], [popover], .m-toasts';
  const problems: string[] = [];
  const width = document.documentElement.clientWidth;
  const height = document.documentElement.clientHeight;
  const name = (element: Element) =>
    (element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || element.tagName)
      .trim()
      .slice(0, 40);
  const shown = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll(selector)].filter(shown);

  if (all('form').length < before.forms) problems.push('a form is gone');
  const grids = all('[role="grid"], [role="treegrid"]');
  if (grids.length < before.grids) problems.push('a grid is gone');
  for (const grid of grids) {
    const frame = grid.closest('.m-grid');
    const row = Number.parseFloat(frame ? getComputedStyle(frame).getPropertyValue('--m-grid-row-height') : '') || 30;
    const head = grid.querySelector('.m-grid-head')?.getBoundingClientRect().height ?? 0;
    const scroll = grid.closest('.m-grid-scroll') ?? grid.querySelector('.m-grid-scroll') ?? grid;
    const room = Math.round((frame?.querySelector('.m-grid-frame') ?? scroll).getBoundingClientRect().height - head);
    if (room < ROWS * row - 1) problems.push(`"${name(grid)}" has ${room} px for rows of ${row} px`);
  }

  const boxes = ['.m-page', '.m-popup__content', '.dashboard', '.m-page__main'].flatMap((selector) => all(selector));
  for (const box of [document.documentElement, ...boxes]) {
    const over = box.scrollWidth - box.clientWidth;
    if (over > 1) problems.push(`${box.className || 'the page'} is ${over} px wider than what shows of it`);
  }

  const popup = all('[data-popup]').at(-1);
  if (popup) {
    const box = popup.getBoundingClientRect();
    const cut = box.top < -1 || box.bottom > height + 1 || box.left < -1 || box.right > width + 1;
    if (cut) problems.push('the popup is larger than the window');
    const hidden = popup.scrollHeight > popup.clientHeight + 1;
    if (hidden && !/auto|scroll/.test(getComputedStyle(popup).overflowY)) problems.push('the popup does not scroll');
  }

  // A popup or menu covers the page intentionally.
  const layer = popup ?? all('[role="dialog"], [role="alertdialog"], [role="menu"]').at(-1);
  const controls = all(CONTROLS, layer ?? document).filter((control) => !control.closest(APART));
  /** Returns the visible part of a control, without what scrolling boxes clip. */
  const visibleRect = (control: Element) => {
    let { left, top, right, bottom } = control.getBoundingClientRect();
    for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(box).overflow)) continue;
      const edge = box.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const rects = controls.map((control) => ({ control, rect: visibleRect(control) }));
  for (const control of controls) {
    const rect = control.getBoundingClientRect();
    if (rect.width > 1 && (rect.left < -1 || rect.right > width + 1)) {
      problems.push(`"${name(control)}" reaches ${Math.round(rect.right - width)} px over the edge`);
    }
  }
  for (const [at, one] of rects.entries()) {
    for (const other of rects.slice(at + 1)) {
      // A field's own buttons are inside its frame.
      const framed =
        one.control.parentElement?.contains(other.control) || other.control.parentElement?.contains(one.control);
      if (framed) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across <= 2 || down <= 2) continue;
      // Sticky elements cover what scrolls below them.
      const stays = [one, other].some(({ control }) =>
        [control, control.closest('.m-popup__footer')].some(
          (part) => part && /fixed|sticky/.test(getComputedStyle(part).position),
        ),
      );
      if (!stays) problems.push(`"${name(one.control)}" lies on "${name(other.control)}"`);
    }
  }

  const focused = document.activeElement;
  // A visually hidden heading has no position on the screen.
  if (focused && focused !== document.body && !focused.matches('[data-popup], .m-hidden')) {
    const rect = focused.getBoundingClientRect();
    const off = rect.bottom <= 0 || rect.top >= height || rect.right <= 0 || rect.left >= width;
    if (rect.width === 0 || rect.height === 0) problems.push(`"${name(focused)}" has the keyboard and no size`);
    else if (off) problems.push(`"${name(focused)}" has the keyboard and is not on the screen`);
  }
  return problems;
}

/**
 * Checks that a zoomed page or popup keeps its forms, four rows of each grid, the focused element, and every control
 * uncovered inside the window (WCAG 1.4.4, 1.4.10, 2.4.11). Leaves the last of these sizes.
 * @returns violations by size
 */
export async function zoomProblems(page: Page): Promise<string[]> {
  const before = await page.evaluate(keepWindow, WINDOW_WIDTH);
  if (!before) return [];
  const problems: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const found = await lasting(page, readFit, before);
    problems.push(...found.map((problem) => `${size.width} × ${size.height}: ${problem}`));
  }
  await page.evaluate(giveWindowBack);
  return problems;
}
