import type { Page } from 'playwright-core';

/** Content made inert by a popup. */
export const BEHIND = '[data-aria-hidden], [inert]';

/** A check of a page that returns violations. It runs in the page with plain data and uses nothing from outside. */
export type PageCheck<Given> = (given: Given) => string[];

interface Conditions {
  /** Styles added during the check. */
  css?: string;
}

/** Maximum number of repetitions while the page is still being laid out. */
const MAX_CHECKS = 20;

/** Repeats a check until it passes or the limit is reached; runs in the page. */
async function repeatUntilPassing(
  look: PageCheck<unknown>,
  given: unknown,
  checks: number,
  css: string,
): Promise<string[]> {
  // Two frames: one for the reaction to the change, one for its effect.
  const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const style = document.createElement('style');
  style.textContent = css;
  if (css !== '') document.head.append(style);
  let problems: string[] = [];
  for (let at = 0; at < checks; at += 1) {
    await settled();
    problems = look(given);
    if (problems.length === 0) break;
  }
  style.remove();
  return problems;
}

/** Serializes a value for source text sent to a page. */
const written = (given: unknown) => JSON.stringify(given) ?? 'undefined';

/**
 * Returns the violations that persist: on a busy machine a grid may need several frames to react to a resize. One
 * message to the page for all repetitions.
 * @returns the last check's findings
 */
export const lasting = <Given>(
  page: Page,
  look: PageCheck<Given>,
  given: Given,
  { css = '' }: Conditions = {},
): Promise<string[]> =>
  page.evaluate<string[]>(`(${repeatUntilPassing})(${look}, ${written(given)}, ${MAX_CHECKS}, ${written(css)})`);

/** Serializes a check and its argument for `atOnce`. */
export const sent = <Given>(look: PageCheck<Given>, given: Given): string => `(${look})(${written(given)})`;

/** Returns the findings of several checks, run in one message to the page. */
export const atOnce = (page: Page, checks: readonly string[]): Promise<string[][]> =>
  page.evaluate<string[][]>(`[${checks.join(', ')}]`);
