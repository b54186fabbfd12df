import type { Page } from 'playwright-core';
import { BEHIND, lasting } from './settled.ts';

/** Text spacing that users may set without loss of content (WCAG 1.4.12). */
export const TEXT_SPACING = `*:not(svg, svg *) {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Numbers and their containers, except below a popup. */
const NUMBERS = `:is(.m-grid-uncut, .m-figures, output):not(:is(${BEHIND}) *)`;

/** Describes numbers that are cut off; runs in the page. */
function readCutNumbers(numbers: string): string[] {
  const problems: string[] = [];
  for (const cell of document.querySelectorAll<HTMLElement>(numbers)) {
    const text = (cell.textContent ?? '').trim();
    if (!/^[^a-z]*\d[^a-z]*$/i.test(text.replace(/^[RPKE$]/, '')) || cell.getClientRects().length === 0) continue;
    const boxes = [cell, ...cell.querySelectorAll<HTMLElement>('*')];
    const cut = boxes.some(
      (box) => getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1,
    );
    if (cut) problems.push(`"${text}" is cut`);
  }
  return [...new Set(problems)];
}

/**
 * Checks that a story's numbers are complete with user-defined text spacing (WCAG 1.4.12).
 * @returns numbers that are cut off
 */
export async function cutNumbers(page: Page): Promise<string[]> {
  if ((await page.locator(NUMBERS).count()) === 0) return [];
  return lasting(page, readCutNumbers, NUMBERS, { css: TEXT_SPACING });
}
