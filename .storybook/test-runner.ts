import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { accentProblems } from '../tests/stories/accents.ts';
import { colourViolations } from '../tests/stories/colours.ts';
import { controlProblems } from '../tests/stories/controls.ts';
import { gridProblems } from '../tests/stories/grids.ts';
import { type PopupParameters, popupKeyProblems } from '../tests/stories/popupKeys.ts';
import { structureOf } from '../tests/stories/structure.ts';
import { cutNumbers } from '../tests/stories/textSpacing.ts';
import { type Watch, watch } from '../tests/stories/watch.ts';
import { zoomProblems } from '../tests/stories/zoom.ts';
import { BRANDS } from '../themes/src/brands.ts';

/** Brands and modes as `matrix.ts` declares them; that file is not reached from here, which runs without the workspace. */
const COMBINATIONS = BRANDS.flatMap((brand) => ['light', 'dark'].map((mode) => ({ brand, mode })));

const watched = new WeakMap<Page, Watch>();

/** The structures under one title whose colours were judged: a call's failures often differ in their words alone. */
let judged = { title: '', structures: new Set<string>() };

async function isNewLook(page: Page, title: string): Promise<boolean> {
  if (judged.title !== title) judged = { title, structures: new Set() };
  const structure = await page.evaluate(structureOf);
  if (judged.structures.has(structure)) return false;
  judged.structures.add(structure);
  return true;
}

/** The browser reports failed requests by itself; a story that makes them fail expects it. */
const FAILED_REQUEST = /^Failed to load resource/;

/** What a story says of itself that matters here. Its whole context would be a large message for each story. */
interface Said {
  failing: boolean;
  colours: boolean;
  popup: PopupParameters | undefined;
}

const whatIsSaid = (page: Page, id: string): Promise<Said> =>
  page.evaluate(async (storyId) => {
    const storybook = window as unknown as {
      __getContext(id: string): Promise<{
        parameters: { backend?: { faults?: unknown[] }; a11y?: { test?: string }; popup?: PopupParameters };
      }>;
    };
    const { backend, a11y, popup } = (await storybook.__getContext(storyId)).parameters;
    return { failing: (backend?.faults?.length ?? 0) > 0, colours: a11y?.test !== 'off', popup };
  }, id);

/** Storybook's addon leaves axe in the page; it is sent only where a story has kept the addon from running. */
async function haveAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
}

const config: TestRunnerConfig = {
  async preVisit(page) {
    watched.get(page)?.stop();
    watched.set(page, watch(page));
    await page.setViewportSize({ width: 1366, height: 768 });
  },
  async postVisit(page, context) {
    // Asking for the story's parameters makes Storybook warn about how it is asked: watch no longer than the story.
    const { problems: seen, stop } = watched.get(page) ?? { problems: [], stop: () => undefined };
    stop();
    const { failing, colours, popup } = await whatIsSaid(page, context.id);
    const problems = seen.filter((problem) => !(failing && FAILED_REQUEST.test(problem)));
    if (problems.length > 0) throw new Error(`The console of ${context.id} is not clean:\n${problems.join('\n')}`);
    if (colours && (await isNewLook(page, context.title))) {
      await haveAxe(page);
      const violations = await page.evaluate(colourViolations, COMBINATIONS);
      if (violations.length > 0) {
        const text = violations.map(({ combination, nodes }) => `${combination}\n  ${nodes.join('\n  ')}`).join('\n');
        throw new Error(`Colours of ${context.id} are not legible in\n${text}`);
      }
    }
    const grids = await gridProblems(page);
    if (grids.length > 0) throw new Error(`Grids of ${context.id}:\n${grids.join('\n')}`);
    const controls = await controlProblems(page);
    if (controls.length > 0) throw new Error(`Controls of ${context.id}:\n${controls.join('\n')}`);
    const cut = await cutNumbers(page);
    if (cut.length > 0)
      throw new Error(`With room between letters, numbers of ${context.id} are cut:\n${cut.join('\n')}`);
    if (/^(Screens|Popups)\//.test(context.title)) {
      const accents = await accentProblems(page);
      if (accents.length > 0) throw new Error(`Accents of ${context.id}:\n${accents.join('\n')}`);
      const zoomed = await zoomProblems(page);
      if (zoomed.length > 0) throw new Error(`${context.id} does not bear zooming:\n${zoomed.join('\n')}`);
    }
    // The last look: it presses keys.
    const keys = await popupKeyProblems(page, popup);
    if (keys.length > 0) throw new Error(`Keys of ${context.id}:\n${keys.join('\n')}`);
  },
};

export default config;
