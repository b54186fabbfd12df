import type { Page } from 'playwright-core';

/** What a popup has taken out of reach. */
export const BEHIND = '[data-aria-hidden], [inert]';

/** What a look at a page finds wrong, in words. It runs in the page, names nothing from outside, and is given plain data. */
export type Look<Given> = (given: Given) => string[];

/** Under what a page is looked at. */
interface Conditions {
  /** Styles that it wears meanwhile. */
  css?: string;
}

/** How often a page is looked at again that is still being laid out. */
const LOOKS = 20;

/** Looks until nothing is wrong, or often enough; runs in the page. */
async function lookUntilWell(look: Look<unknown>, given: unknown, looks: number, css: string): Promise<string[]> {
  // Two frames: one for what answers the change, one for what that moves.
  const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const style = document.createElement('style');
  style.textContent = css;
  if (css !== '') document.head.append(style);
  let problems: string[] = [];
  for (let at = 0; at < looks; at += 1) {
    await settled();
    problems = look(given);
    if (problems.length === 0) break;
  }
  style.remove();
  return problems;
}

/** As it stands in the source of what is sent to a page. */
const written = (given: unknown) => JSON.stringify(given) ?? 'undefined';

/**
 * What a look at the page finds wrong and goes on finding: on a busy machine a grid can take some frames more to answer a
 * change of size. One message to the page, however often it looks.
 * @returns the last look's findings
 */
export const lasting = <Given>(
  page: Page,
  look: Look<Given>,
  given: Given,
  { css = '' }: Conditions = {},
): Promise<string[]> =>
  page.evaluate<string[]>(`(${lookUntilWell})(${look}, ${written(given)}, ${LOOKS}, ${written(css)})`);

/** A look and what it is given, for `atOnce`. */
export const sent = <Given>(look: Look<Given>, given: Given): string => `(${look})(${written(given)})`;

/** What several looks at the page as it stands find wrong, each for itself: one message to the page. */
export const atOnce = (page: Page, looks: readonly string[]): Promise<string[][]> =>
  page.evaluate<string[][]>(`[${looks.join(', ')}]`);
