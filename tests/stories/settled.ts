import type { Page } from 'playwright-core';

/** Two frames: one for what answers the change of size, one for what that moves. */
const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));

/** How often a page is looked at again that is still being laid out. */
const LOOKS = 20;

/**
 * What a look at the page finds wrong and goes on finding: on a busy machine a grid can take some frames more to answer a
 * change of size.
 * @param look runs in the page
 * @returns the last look's findings
 */
export async function lasting<Given>(page: Page, look: (given: Given) => string[], given: Given): Promise<string[]> {
  let problems: string[] = [];
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await page.evaluate(settled);
    // What is sent and what comes back is plain data.
    problems = await page.evaluate(look as (given: unknown) => string[], given);
    if (problems.length === 0) break;
  }
  return problems;
}
