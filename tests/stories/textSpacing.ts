import type { Page } from 'playwright-core';
import { BEHIND, lasting } from './settled.ts';

/** The room that people may set between lines, paragraphs, letters and words without losing anything (WCAG 1.4.12). */
export const TEXT_SPACING = `*:not(svg, svg *) {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Numbers, and what holds them; what a popup lies over has stories of its own. */
const NUMBERS = `:is(.m-grid-uncut, .m-figures, output):not(:is(${BEHIND}) *)`;

/** Numbers that are cut, in words; runs in the page. */
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
 * Holds a story's numbers to be whole with the room between letters and words that people may set (WCAG 1.4.12).
 * @returns what is cut
 */
export async function cutNumbers(page: Page): Promise<string[]> {
  if ((await page.locator(NUMBERS).count()) === 0) return [];
  return lasting(page, readCutNumbers, NUMBERS, { css: TEXT_SPACING });
}
