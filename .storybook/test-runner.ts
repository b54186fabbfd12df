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
import { getStyleSignatures } from '../tests/stories/looks.ts';
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
import { cutNumbers } from '../tests/stories/textSpacing.ts';
import { metKinds } from '../tests/stories/touched.ts';
import { zoomProblems } from '../tests/stories/zoom.ts';
import { BRANDS } from '../themes/src/brands.ts';

/** Brands and modes as `matrix.ts` declares them; that file is not reached from here, which runs without the workspace. */
const COMBINATIONS = BRANDS.flatMap((brand) => ['light', 'dark'].map((mode) => ({ brand, mode })));

/** The window that stories are shown in. */
const WINDOW = { width: 1366, height: 768 };

const watched = new WeakMap<Page, Watch>();

/** Every look of a part of the stories is judged ten times over and in other windows, too; without one in its own alone. */
const THOROUGH = readPart(process.env.STORY_THOROUGH);

/** What a story says of itself that matters here. Its whole context would be a large message for each story. */
interface Said {
  failing: boolean;
  /** It shows what other stories show (`failures.ts`). */
  repeats: boolean;
  colours: boolean;
  /** The combination that it is shown in. */
  shown: { brand: string; mode: string };
  popup: PopupParameters | undefined;
  a11y: A11yParameters;
}

const whatIsSaid = (page: Page, id: string): Promise<Said> =>
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

/** A page is sent axe once. */
async function haveAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
}

const timed = timedChecks(process.env.STORY_NOTES);

// Notes of a whole run: what one worker has judged the other one need not.
/** Looks whose colours were judged in all combinations, and in the one that is named with them. */
const legible = sharedNotes(process.env.STORY_NOTES, 'looks');
/** Structures that axe has judged by the addon's rules. */
const structures = sharedNotes(process.env.STORY_NOTES, 'structures');
/** Structures that were zoomed. */
const zoomed = sharedNotes(process.env.STORY_NOTES, 'zoomed');

/** What axe finds wrong where anything is built as it was in no story before. */
async function newAxeViolations(page: Page, a11y: A11yParameters, built: readonly string[]): Promise<string[]> {
  const unknown = structures.getNew(built);
  if (unknown.length === 0) return [];
  await haveAxe(page);
  const violations = await page.evaluate(axeViolations, { a11y, structures: unknown });
  if (violations.length === 0) structures.add(unknown);
  return violations;
}

/** What answers the keyboard or the pointer; the suite counts what no picture shows so. */
const kinds = metKinds(process.env.STORY_NOTES);

/**
 * What cannot be read, where anything looks as it did in no story before.
 * @param shown the combination to judge; all of them without one
 */
async function newColourViolations(page: Page, shown?: Said['shown']): Promise<string[]> {
  const getNote = (look: string) => (shown ? `${shown.brand} ${shown.mode} ${look}` : look);
  const looks = await page.evaluate(getStyleSignatures);
  const unknown = new Set(legible.getNew(looks.map(getNote)));
  if (unknown.size === 0) return [];
  await haveAxe(page);
  const { violations, judged } = await page.evaluate(colourViolations, {
    combinations: shown ? [shown] : COMBINATIONS,
    looks: looks.filter((look) => unknown.has(getNote(look))),
  });
  if (violations.length === 0) legible.add(judged.map(getNote));
  return violations.map(({ combination, nodes }) => `${combination}\n  ${nodes.join('\n  ')}`);
}

/**
 * Runs in the page before Storybook does. What draws frames around elements for a panel would read the styles of the whole
 * page at each change of it. Where a page has no service workers, MSW answers in the page itself: each file and each call
 * would pass through another thread, for a sixth of the processor time.
 */
const BEFORE = `
  window.digest = ${digest};
  window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
  delete Navigator.prototype.serviceWorker;
`;

/**
 * Has Storybook's addon for accessibility wait to be asked, which nobody does: axe judges a structure once
 * (`newAxeViolations`). Runs in the page, whose address is heeded only where it names a story.
 * @returns whether it waits; asked again until it does
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
  // The runner tells the page with its first story, after what the preview has to know.
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
    // Asking for the story's parameters makes Storybook warn about how it is asked: watch no longer than the story.
    const { problems: seen, stop } = watched.get(page) ?? { problems: [], stop: () => undefined };
    stop();
    const { failing, repeats, colours, shown, popup, a11y } = await whatIsSaid(page, context.id);
    /** Fails with what is found wrong. */
    const hold = async (check: string, find: () => Promise<readonly string[]>) => {
      const wrong = await timed(check, find);
      if (wrong.length > 0) throw new Error(`${check} of ${context.id}:\n${wrong.join('\n')}`);
    };
    // A story that makes requests fail expects it.
    const problems = seen.filter((problem) => !(failing && FAILED_REQUEST.test(problem)));
    if (problems.length > 0) throw new Error(`The console of ${context.id} is not clean:\n${problems.join('\n')}`);
    const thorough = THOROUGH !== null && isInPart(context.title, THOROUGH);
    const whole = /^(Screens|Popups)\//.test(context.title);
    const judged = a11y.test === 'error';
    const built = judged
      ? await timed('Structures', () => page.evaluate(getStructures, JSON.stringify(a11y.config)))
      : [];
    await hold('axe', () => newAxeViolations(page, a11y, built));
    // What stands there is what stands there under code 2, with another figure, or Login, which has stories of its own.
    if (repeats) return;
    if (colours) {
      if (thorough) await hold('Colours in ten combinations', () => newColourViolations(page));
      else await hold('Colours', () => newColourViolations(page, shown));
    }
    const looks = {
      Controls: sent(readControls, undefined),
      'Live regions': sent(readSpeakers, undefined),
      Pictures: sent(readPictures, whole),
      ...(whole && { Accents: sent(readAccents, undefined) }),
      'Style sheets': sent(readSheetClashes, undefined),
    };
    const found = await timed('One look', () => atOnce(page, Object.values(looks)));
    for (const [at, about] of Object.keys(looks).entries()) {
      const wrong = found[at] ?? [];
      if (wrong.length > 0) throw new Error(`${about} of ${context.id}:\n${wrong.join('\n')}`);
    }
    kinds.meet(context.id, await timed('Kinds', () => page.evaluate(readKinds)));
    // What went wrong says so over the grids that the same screen showed when it went well.
    const failure = /^Failures\//.test(context.title);
    if (thorough) await hold('Focus rings', () => ringProblems(page));
    if (thorough && !failure) await hold('Numbers with room between letters', () => cutNumbers(page));
    // From here on in windows of other sizes.
    if (!failure) await hold('Grids', () => gridProblems(page));
    // What is built as it was in stories before bears what they bore.
    const unknown = thorough && whole ? zoomed.getNew(built) : [];
    if (unknown.length > 0 || (thorough && whole && !judged)) {
      await hold('Zooming', () => zoomProblems(page));
      zoomed.add(unknown);
    }
    await page.setViewportSize(WINDOW);
    // The last look: it presses keys.
    await hold('Keys', () => popupKeyProblems(page, popup));
  },
};

export default config;
