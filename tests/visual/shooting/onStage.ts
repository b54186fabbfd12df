import type { Frame } from 'playwright-core';
import { type Combination, getName } from '../../stories/combinations.ts';
import {
  dress,
  ended,
  errorShown,
  hold,
  isReady,
  loadFonts,
  nextFrame,
  remount,
  rest,
  scrollBack,
  scrollToTop,
  setGlobals,
  switchTo,
} from './inPage.ts';
import { getGlobals, isLaidOutAgain, isTouched, setUp } from './settings.ts';
import type { Studio } from './studio.ts';

const LOAD_LIMIT_MS = 60_000;
/** On a machine that does much else, frames come seldom. */
const REST_LIMIT_MS = 20_000;
/** What is made in a worker may take so long before it shows. */
const WORK_LIMIT_MS = 30_000;
/** A request without an answer for so long after the story's end belongs to the story. */
const HANGING_MS = 1500;
/** A page that has shown so many stories begins again: what each leaves in memory adds up. */
const STORIES_A_PAGE = 60;

const SETTLED = { a11y: { manual: true } };
const FIRST: Combination = { brand: 'mortar', mode: 'light' };

const unanswered = ({ pending, hanging }: Studio) =>
  [...pending].filter((request) => !hanging.has(request.url())).length;

/** Waits until the page has its answers; gives false if it does not get them in time. */
async function answered(studio: Studio, limit: number): Promise<boolean> {
  const started = performance.now();
  while (unanswered(studio) > 0 && performance.now() - started < limit) await studio.page.evaluate(nextFrame);
  return unanswered(studio) === 0;
}

/** Waits until a page, or one within it, changes no more. @returns false if that does not come; one that has gone is at rest */
const becomesStill = (frame: Frame): Promise<boolean> =>
  frame.evaluate(rest, { idle: REST_LIMIT_MS, all: WORK_LIMIT_MS }).catch((error) => {
    if (frame.isDetached()) return true;
    throw error;
  });

/**
 * Waits until nothing changes and nothing is asked.
 * @param isEnd of the story: what has no answer soon belongs to it, whenever the browser says that it was asked
 * @throws if that does not come
 */
async function settle(studio: Studio, isEnd = false): Promise<void> {
  const started = performance.now();
  do {
    await answered(studio, isEnd ? HANGING_MS : REST_LIMIT_MS);
    for (const request of isEnd ? studio.pending : []) studio.hanging.add(request.url());
    // A page within the page has a width, faces and a process of its own, and hears of its width by a message.
    for (const frame of studio.page.frames()) {
      if (!(await becomesStill(frame))) throw new Error('It does not come to rest.');
    }
  } while (unanswered(studio) > 0 && performance.now() - started < REST_LIMIT_MS);
}

async function describeFailure({ page, problems }: Studio, otherwise: string): Promise<string> {
  const shown = await page.evaluate(errorShown).catch(() => '');
  return shown || problems[0] || otherwise;
}

/** Waits for the story's end, and stands it still. @throws if it failed or never ended */
async function end(studio: Studio, storyId: string): Promise<void> {
  const status = await studio.page
    .waitForFunction(ended, storyId, { polling: 'raf', timeout: LOAD_LIMIT_MS })
    .then((handle) => handle.jsonValue())
    .catch(() => null);
  if (status !== 'success')
    throw new Error(await describeFailure(studio, `Its play function ${status === null ? 'never ended' : 'failed'}.`));
  await settle(studio, true);
  await studio.page.evaluate(hold);
}

function forget(studio: Studio): void {
  studio.problems.length = 0;
  studio.pending.clear();
  studio.hanging.clear();
}

/** Loads the page anew, without a story, and every face that a brand writes in: what is laid out is laid out once. */
async function open(studio: Studio, site: string, combination: Combination): Promise<void> {
  studio.worn = getName(combination);
  await studio.page.goto(`${site}/iframe.html?viewMode=story`, { waitUntil: 'load' });
  await studio.page.waitForFunction(isReady, null, { polling: 'raf', timeout: LOAD_LIMIT_MS });
  // In its address they would be about a story that it names.
  await studio.page.evaluate(setGlobals, { ...SETTLED, ...getGlobals(combination) });
  await studio.page.evaluate(loadFonts);
}

/** A key that nothing listens for. */
const NO_KEY = { key: 'F15', code: 'F15', windowsVirtualKeyCode: 126 };

/**
 * Presses a key: what a story gives the keyboard to shows its ring from then on. Without it, that depends on what was focused in the
 * page before.
 */
async function useKeyboard({ devtools }: Studio): Promise<void> {
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...NO_KEY });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...NO_KEY });
}

async function stage(studio: Studio, storyId: string): Promise<void> {
  const shown = studio.shown + 1;
  // Until it has ended well, the page is of no use to the next one.
  studio.shown = 0;
  forget(studio);
  await useKeyboard(studio);
  await studio.page.evaluate(switchTo, storyId);
  await end(studio, storyId);
  studio.shown = shown;
}

/** Shows a story in a page of its own. @throws if the story fails */
export async function load(studio: Studio, site: string, storyId: string, combination: Combination): Promise<void> {
  studio.shown = 0;
  await open(studio, site, combination);
  await stage(studio, storyId);
}

/**
 * Shows a story in the page as it stands, which saves three quarters of a second each time; in a new one where the page has shown
 * many, or one that failed. @throws if the story fails
 */
export async function show(studio: Studio, site: string, storyId: string): Promise<void> {
  if (studio.shown === 0 || studio.shown >= STORIES_A_PAGE) return load(studio, site, storyId, FIRST);
  if (studio.worn !== getName(FIRST)) await wear(studio, FIRST);
  await stage(studio, storyId);
}

/** Tells the story in front of it what the toolbar says. @throws if it fails over it */
async function put(studio: Studio, globals: Record<string, unknown>): Promise<void> {
  const status = await studio.page.evaluate(dress, { ...SETTLED, ...globals });
  if (status !== 'success') throw new Error(await describeFailure(studio, 'It fails when it is rendered again.'));
}

/** Has the story in front of it wear a combination. */
async function wear(studio: Studio, combination: Combination): Promise<void> {
  await put(studio, getGlobals(combination));
  studio.worn = getName(combination);
}

/** Renders the story once more in what it wears. */
export async function again(studio: Studio): Promise<void> {
  await put(studio, {});
  await settle(studio);
}

/** Shows the story in a combination, has something done with it, and undoes what was set for it. */
export async function inCombination<Result>(
  studio: Studio,
  combination: Combination,
  task: () => Promise<Result>,
): Promise<Result> {
  await wear(studio, combination);
  // What a brand's letters bring into sight has to be there before it is touched.
  if (isTouched(combination)) await settle(studio);
  const unset = combination.setting && (await setUp(studio, combination.setting));
  await settle(studio);
  if (await studio.page.evaluate(remount)) await settle(studio);
  // A window, letters or a direction of its own have the page answer with places of its own.
  if (await studio.page.evaluate(isLaidOutAgain(combination) ? scrollToTop : scrollBack)) await settle(studio);
  const result = await task();
  await unset?.();
  return result;
}
