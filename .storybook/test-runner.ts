import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { readAccents } from '../tests/stories/accents.ts';
import { type A11yParameters, axeViolations } from '../tests/stories/axeRules.ts';
import { colourViolations } from '../tests/stories/colours.ts';
import { readControls } from '../tests/stories/controls.ts';
import { digest } from '../tests/stories/digest.ts';
import { gridProblems } from '../tests/stories/grids.ts';
import { readKinds } from '../tests/stories/kinds.ts';
import { readPictures } from '../tests/stories/pictures.ts';
import { type PopupParameters, popupKeyProblems } from '../tests/stories/popupKeys.ts';
import { ringProblems } from '../tests/stories/rings.ts';
import { timedChecks } from '../tests/stories/run/checkTimes.ts';
import { isInPart, readPart } from '../tests/stories/run/part.ts';
import { sharedNotes } from '../tests/stories/run/sharedNotes.ts';
import { FAILED_REQUEST, type Watch, watch } from '../tests/stories/run/watch.ts';
import { atOnce, sent } from '../tests/stories/settled.ts';
import { readSheetClashes } from '../tests/stories/sheets.ts';
import { readSpeakers } from '../tests/stories/silence.ts';
import { getStructures } from '../tests/stories/structures.ts';
import { getStyleSignatures } from '../tests/stories/styleSignatures.ts';
import { cutNumbers } from '../tests/stories/textSpacing.ts';
import { metKinds } from '../tests/stories/touched.ts';
import { zoomProblems } from '../tests/stories/zoom.ts';
import { BRANDS } from '../themes/src/brands.ts';

/** Repeats `matrix.ts`, which cannot be imported because this file runs outside the workspace. */
const COMBINATIONS = BRANDS.flatMap((brand) => ['light', 'dark'].map((mode) => ({ brand, mode })));

/** Viewport of stories, in px. */
const WINDOW = { width: 1366, height: 768 };

const watched = new WeakMap<Page, Watch>();

/** Stories of this part are checked in all combinations and other viewports; all others, or all without a part, in their own only. */
const THOROUGH = readPart(process.env.STORY_THOROUGH);

/** The few facts of a story's context that are needed; the full context is a large message. */
interface StoryFacts {
  failing: boolean;
  /** Repeats what other stories show (`failures.ts`). */
  repeats: boolean;
  colours: boolean;
  shown: { brand: string; mode: string };
  popup: PopupParameters | undefined;
  a11y: A11yParameters;
}

const readFacts = (page: Page, id: string): Promise<StoryFacts> =>
  page.evaluate(async (storyId) => {
    const storybook = window as unknown as {
      __getContext(id: string): Promise<{
        tags: readonly string[];
        parameters: {
          backend?: { faults?: unknown[] };
          colours?: false;
          popup?: PopupParameters;
          a11y: A11yParameters;
        };
      }>;
    };
    const { parameters, tags } = await storybook.__getContext(storyId);
    const { backend, colours, popup, a11y } = parameters;
    const { brand = '', mode = '' } = document.documentElement.dataset;
    return {
      failing: (backend?.faults?.length ?? 0) > 0,
      repeats: tags.includes('thorough'),
      colours: colours !== false,
      shown: { brand, mode },
      popup,
      a11y,
    };
  }, id);

async function haveAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
}

const timed = timedChecks(process.env.STORY_NOTES);

// Shared by the workers of a run, so that nothing is checked twice.
/** Style signatures whose colours were checked, in all combinations or in the named one. */
const legible = sharedNotes(process.env.STORY_NOTES, 'looks');
/** Structures that axe has checked by the addon's rules. */
const structures = sharedNotes(process.env.STORY_NOTES, 'structures');
const zoomed = sharedNotes(process.env.STORY_NOTES, 'zoomed');

/** Axe violations, if the story contains a structure not checked before. */
async function newAxeViolations(page: Page, a11y: A11yParameters, built: readonly string[]): Promise<string[]> {
  const unknown = structures.getNew(built);
  if (unknown.length === 0) return [];
  await haveAxe(page);
  const violations = await page.evaluate(axeViolations, { a11y, structures: unknown });
  if (violations.length === 0) structures.add(unknown);
  return violations;
}

/** Elements that respond to keyboard or pointer; the suite counts those without a picture. */
const kinds = metKinds(process.env.STORY_NOTES);

/**
 * Contrast violations, if the story contains a style signature not checked before.
 * @param shown the combination to check; all of them without one
 */
async function newColourViolations(page: Page, shown?: StoryFacts['shown']): Promise<string[]> {
  const getNote = (look: string) => (shown ? `${shown.brand} ${shown.mode} ${look}` : look);
  const signatures = await page.evaluate(getStyleSignatures);
  const unknown = new Set(legible.getNew(signatures.map(getNote)));
  if (unknown.size === 0) return [];
  await haveAxe(page);
  const { violations, judged } = await page.evaluate(colourViolations, {
    combinations: shown ? [shown] : COMBINATIONS,
    signatures: signatures.filter((signature) => unknown.has(getNote(signature))),
  });
  if (violations.length === 0) legible.add(judged.map(getNote));
  return violations.map(({ combination, nodes }) => `${combination}\n  ${nodes.join('\n  ')}`);
}

/**
 * Runs in the page before Storybook. Highlighting addons would read the whole page's styles on every change. Without
 * service workers MSW answers in the page itself: passing each request through another thread takes a sixth of the
 * processor time.
 */
const BEFORE = `
  window.digest = ${digest};
  window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
  delete Navigator.prototype.serviceWorker;
`;

/**
 * Sets Storybook's accessibility addon to manual, because axe checks each structure once (`newAxeViolations`). Runs in
 * the page, whose address only matters if it names a story.
 * @returns true once it is manual; called again until then
 */
function silenceAddon(): boolean {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get(): { a11y?: { manual: boolean } } } } };
    __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void };
  };
  const store = preview?.storyStoreValue;
  if (store?.userGlobals.get().a11y?.manual) return true;
  if (store) channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  return false;
}

const config: TestRunnerConfig = {
  // Sent with the page's first story, before the preview reads it.
  async prepare({ page }) {
    await page.addInitScript(BEFORE);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
    await page.waitForFunction(silenceAddon);
  },
  async preVisit(page) {
    const before = watched.get(page);
    before?.stop();
    watched.set(page, watch(page, before));
    await page.setViewportSize(WINDOW);
  },
  async postVisit(page, context) {
    // Stop watching first: reading the story's parameters makes Storybook log a warning.
    const { problems: seen, stop } = watched.get(page) ?? { problems: [], stop: () => undefined };
    stop();
    const { failing, repeats, colours, shown, popup, a11y } = await readFacts(page, context.id);
    const assertNone = async (check: string, find: () => Promise<readonly string[]>) => {
      const wrong = await timed(check, find);
      if (wrong.length > 0) throw new Error(`${check} of ${context.id}:\n${wrong.join('\n')}`);
    };
    // Expected in stories with failing requests.
    const problems = seen.filter((problem) => !(failing && FAILED_REQUEST.test(problem)));
    if (problems.length > 0) throw new Error(`The console of ${context.id} is not clean:\n${problems.join('\n')}`);
    const thorough = THOROUGH !== null && isInPart(context.title, THOROUGH);
    const isFullView = /^(Screens|Popups)\//.test(context.title);
    const judged = a11y.test === 'error';
    const built = judged
      ? await timed('Structures', () => page.evaluate(getStructures, JSON.stringify(a11y.config)))
      : [];
    await assertNone('axe', () => newAxeViolations(page, a11y, built));
    // Shows the same as code 2 with another number, or Login, which has its own stories.
    if (repeats) return;
    if (colours) {
      if (thorough) await assertNone('Colours in ten combinations', () => newColourViolations(page));
      else await assertNone('Colours', () => newColourViolations(page, shown));
    }
    const signatures = {
      Controls: sent(readControls, undefined),
      'Live regions': sent(readSpeakers, undefined),
      Pictures: sent(readPictures, isFullView),
      ...(isFullView && { Accents: sent(readAccents, undefined) }),
      'Style sheets': sent(readSheetClashes, undefined),
    };
    const found = await timed('One look', () => atOnce(page, Object.values(signatures)));
    for (const [at, about] of Object.keys(signatures).entries()) {
      const wrong = found[at] ?? [];
      if (wrong.length > 0) throw new Error(`${about} of ${context.id}:\n${wrong.join('\n')}`);
    }
    kinds.meet(context.id, await timed('Kinds', () => page.evaluate(readKinds)));
    // The error is shown over grids that stories without failure have checked.
    const failure = /^Failures\//.test(context.title);
    if (thorough) await assertNone('Focus rings', () => ringProblems(page));
    if (thorough && !failure) await assertNone('Numbers with room between letters', () => cutNumbers(page));
    // The checks below use other viewports.
    if (!failure) await assertNone('Grids', () => gridProblems(page));
    // Structures seen in earlier stories passed these checks.
    const unknown = thorough && isFullView ? zoomed.getNew(built) : [];
    if (unknown.length > 0 || (thorough && isFullView && !judged)) {
      await assertNone('Zooming', () => zoomProblems(page));
      zoomed.add(unknown);
    }
    await page.setViewportSize(WINDOW);
    // Last check, because it presses keys.
    await assertNone('Keys', () => popupKeyProblems(page, popup));
  },
};

export default config;
