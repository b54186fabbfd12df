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
import { looksOf } from '../tests/stories/looks.ts';
import { readPictures } from '../tests/stories/pictures.ts';
import { type PopupParameters, popupKeyProblems } from '../tests/stories/popupKeys.ts';
import { ringProblems } from '../tests/stories/rings.ts';
import { atOnce, sent } from '../tests/stories/settled.ts';
import { sharedNotes } from '../tests/stories/sharedNotes.ts';
import { readSheetClashes } from '../tests/stories/sheets.ts';
import { readSpeakers } from '../tests/stories/silence.ts';
import { structuresOf } from '../tests/stories/structures.ts';
import { cutNumbers } from '../tests/stories/textSpacing.ts';
import { metKinds } from '../tests/stories/touched.ts';
import { FAILED_REQUEST, type Watch, watch } from '../tests/stories/watch.ts';
import { zoomProblems } from '../tests/stories/zoom.ts';
import { BRANDS } from '../themes/src/brands.ts';

/** Brands and modes as `matrix.ts` declares them; that file is not reached from here, which runs without the workspace. */
const COMBINATIONS = BRANDS.flatMap((brand) => ['light', 'dark'].map((mode) => ({ brand, mode })));

/** The window that stories are shown in. */
const WINDOW = { width: 1366, height: 768 };

const watched = new WeakMap<Page, Watch>();

/** What a story says of itself that matters here. Its whole context would be a large message for each story. */
interface Said {
  failing: boolean;
  colours: boolean;
  popup: PopupParameters | undefined;
  a11y: A11yParameters;
}

const whatIsSaid = (page: Page, id: string): Promise<Said> =>
  page.evaluate(async (storyId) => {
    const storybook = window as unknown as {
      __getContext(id: string): Promise<{
        parameters: {
          backend?: { faults?: unknown[] };
          colours?: false;
          popup?: PopupParameters;
          a11y: A11yParameters;
        };
      }>;
    };
    const { parameters } = await storybook.__getContext(storyId);
    const { backend, colours, popup, a11y } = parameters;
    return { failing: (backend?.faults?.length ?? 0) > 0, colours: colours !== false, popup, a11y };
  }, id);

/** A page is sent axe once. */
async function haveAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
}

/** The file is that of a whole run: what one worker has judged the other one need not. */
const legible = sharedNotes(process.env.STORY_NOTES, 'looks');

/** What axe has judged by the addon's rules. */
const structures = sharedNotes(process.env.STORY_NOTES, 'structures');

/** What axe finds wrong where anything is built as it was in no story before, and whether anything is. */
async function newAxeViolations(page: Page, a11y: A11yParameters) {
  if (a11y.test !== 'error') return { violations: [], isNew: true };
  const unknown = structures.newOf(await page.evaluate(structuresOf, JSON.stringify(a11y.config)));
  if (unknown.length === 0) return { violations: [], isNew: false };
  await haveAxe(page);
  const violations = await page.evaluate(axeViolations, { a11y, structures: unknown });
  if (violations.length === 0) structures.add(unknown);
  return { violations, isNew: true };
}

/** What answers the keyboard or the pointer; the suite counts what no picture shows so. */
const kinds = metKinds(process.env.STORY_NOTES);

/** What cannot be read, where anything looks as it did in no story before. */
async function newColourViolations(page: Page) {
  const looks = legible.newOf(await page.evaluate(looksOf));
  if (looks.length === 0) return [];
  await haveAxe(page);
  const { violations, judged } = await page.evaluate(colourViolations, { combinations: COMBINATIONS, looks });
  if (violations.length === 0) legible.add(judged);
  return violations;
}

/**
 * Runs in the page before Storybook does. What draws frames around elements for a panel would read the styles of the whole
 * page at each change of it.
 */
const BEFORE = `window.digest = ${digest}; window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;`;

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
    watched.get(page)?.stop();
    watched.set(page, watch(page));
    await page.setViewportSize(WINDOW);
  },
  async postVisit(page, context) {
    // Asking for the story's parameters makes Storybook warn about how it is asked: watch no longer than the story.
    const { problems: seen, stop } = watched.get(page) ?? { problems: [], stop: () => undefined };
    stop();
    const { failing, colours, popup, a11y } = await whatIsSaid(page, context.id);
    // A story that makes requests fail expects it.
    const problems = seen.filter((problem) => !(failing && FAILED_REQUEST.test(problem)));
    if (problems.length > 0) throw new Error(`The console of ${context.id} is not clean:\n${problems.join('\n')}`);
    const { violations: inaccessible, isNew } = await newAxeViolations(page, a11y);
    if (inaccessible.length > 0) throw new Error(`axe finds in ${context.id}:\n${inaccessible.join('\n')}`);
    // What stands there is what stands there under code 2, with another figure, or Login, which has stories of its own.
    if (/--code-[45]$/.test(context.id)) return;
    const illegible = colours ? await newColourViolations(page) : [];
    if (illegible.length > 0) {
      const text = illegible.map(({ combination, nodes }) => `${combination}\n  ${nodes.join('\n  ')}`).join('\n');
      throw new Error(`Colours of ${context.id} are not legible in\n${text}`);
    }
    const whole = /^(Screens|Popups)\//.test(context.title);
    const looks = {
      Controls: sent(readControls, undefined),
      'Live regions': sent(readSpeakers, undefined),
      Pictures: sent(readPictures, whole),
      ...(whole && { Accents: sent(readAccents, undefined) }),
      'Style sheets': sent(readSheetClashes, undefined),
    };
    const found = await atOnce(page, Object.values(looks));
    for (const [at, about] of Object.keys(looks).entries()) {
      const wrong = found[at] ?? [];
      if (wrong.length > 0) throw new Error(`${about} of ${context.id}:\n${wrong.join('\n')}`);
    }
    kinds.meet(context.id, await page.evaluate(readKinds));
    const rings = await ringProblems(page);
    if (rings.length > 0) throw new Error(`Focus rings of ${context.id}:\n${rings.join('\n')}`);
    // What went wrong says so over the grids that the same screen showed when it went well.
    const failure = /^Failures\//.test(context.title);
    const cut = failure ? [] : await cutNumbers(page);
    if (cut.length > 0)
      throw new Error(`With room between letters, numbers of ${context.id} are cut:\n${cut.join('\n')}`);
    // From here on in windows of other sizes.
    const grids = failure ? [] : await gridProblems(page);
    if (grids.length > 0) throw new Error(`Grids of ${context.id}:\n${grids.join('\n')}`);
    // What is built as it was in stories before bears what they bore.
    if (whole && isNew) {
      const zoomed = await zoomProblems(page);
      if (zoomed.length > 0) throw new Error(`${context.id} does not bear zooming:\n${zoomed.join('\n')}`);
    }
    await page.setViewportSize(WINDOW);
    // The last look: it presses keys.
    const keys = await popupKeyProblems(page, popup);
    if (keys.length > 0) throw new Error(`Keys of ${context.id}:\n${keys.join('\n')}`);
  },
};

export default config;
