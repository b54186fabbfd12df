import type { Frame } from 'playwright-core';
import { type Combination, getName } from '../../stories/combinations.ts';
import {
  applyGlobals,
  ended,
  errorShown,
  hold,
  isReady,
  loadFonts,
  nextFrame,
  remount,
  scrollBack,
  scrollToTop,
  setGlobals,
  switchTo,
  waitUntilStill,
} from './inPage.ts';
import { getGlobals, isLaidOutAgain, isTouched, setUp } from './settings.ts';
import type { Studio } from './studio.ts';

const LOAD_LIMIT_MS = 60_000;
/** Long, because frames are rare on a busy machine. */
const REST_LIMIT_MS = 20_000;
/** Time limit in ms for content made in a worker. */
const WORK_LIMIT_MS = 30_000;
/** A request pending this many ms after the story's end is intended by the story. */
const HANGING_MS = 1500;
/** Stories after which a page is reloaded, because memory accumulates. */
const STORIES_A_PAGE = 60;

const A11Y_OFF = { a11y: { manual: true } };
const FIRST: Combination = { brand: 'mortar', mode: 'light' };

const unanswered = ({ pending, hanging }: Studio) =>
  [...pending].filter((request) => !hanging.has(request.url())).length;

/** Waits until all requests are answered; returns false if that takes too long. */
async function answered(studio: Studio, limit: number): Promise<boolean> {
  const started = performance.now();
  while (unanswered(studio) > 0 && performance.now() - started < limit) await studio.page.evaluate(nextFrame);
  return unanswered(studio) === 0;
}

/**
 * Waits until a page or frame stops changing.
 * @returns false if it does not in time; true for a frame that was removed
 */
const becomesStill = (frame: Frame): Promise<boolean> =>
  frame.evaluate(waitUntilStill, { idle: REST_LIMIT_MS, all: WORK_LIMIT_MS }).catch((error) => {
    if (frame.isDetached()) return true;
    throw error;
  });

/**
 * Waits until nothing changes and no request is pending.
 * @param isEnd at the story's end, where requests that stay pending are intended by it
 * @throws if that does not happen in time
 */
async function waitUntilIdle(studio: Studio, isEnd = false): Promise<void> {
  const started = performance.now();
  do {
    await answered(studio, isEnd ? HANGING_MS : REST_LIMIT_MS);
    for (const request of isEnd ? studio.pending : []) studio.hanging.add(request.url());
    // A frame has its own width, fonts and process, and learns its width by a message.
    for (const frame of studio.page.frames()) {
      if (!(await becomesStill(frame))) throw new Error('It does not come to rest.');
    }
  } while (unanswered(studio) > 0 && performance.now() - started < REST_LIMIT_MS);
}

async function describeFailure({ page, problems }: Studio, otherwise: string): Promise<string> {
  const shown = await page.evaluate(errorShown).catch(() => '');
  return shown || problems[0] || otherwise;
}

/**
 * Waits for the story's end and freezes it.
 * @throws if it failed or never ended
 */
async function end(studio: Studio, storyId: string): Promise<void> {
  const status = await studio.page
    .waitForFunction(ended, storyId, { polling: 'raf', timeout: LOAD_LIMIT_MS })
    .then((handle) => handle.jsonValue())
    .catch(() => null);
  if (status !== 'success')
    throw new Error(await describeFailure(studio, `Its play function ${status === null ? 'never ended' : 'failed'}.`));
  await waitUntilIdle(studio, true);
  await studio.page.evaluate(hold);
}

function forget(studio: Studio): void {
  studio.problems.length = 0;
  studio.pending.clear();
  studio.hanging.clear();
}

/** Reloads the page without a story, with all fonts of a brand, so that layout happens once. */
async function open(studio: Studio, site: string, combination: Combination): Promise<void> {
  studio.combination = getName(combination);
  await studio.page.goto(`${site}/iframe.html?viewMode=story`, { waitUntil: 'load' });
  await studio.page.waitForFunction(isReady, null, { polling: 'raf', timeout: LOAD_LIMIT_MS });
  // Globals in the URL would apply only to a story named there.
  await studio.page.evaluate(setGlobals, { ...A11Y_OFF, ...getGlobals(combination) });
  await studio.page.evaluate(loadFonts);
}

/** A key without listeners. */
const NO_KEY = { key: 'F15', code: 'F15', windowsVirtualKeyCode: 126 };

/** Presses a key, so that programmatic focus shows its ring. Otherwise that depends on earlier focus in the page. */
async function useKeyboard({ devtools }: Studio): Promise<void> {
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...NO_KEY });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...NO_KEY });
}

async function stage(studio: Studio, storyId: string): Promise<void> {
  const shown = studio.shown + 1;
  // Requires a reload unless the story ends well.
  studio.shown = 0;
  forget(studio);
  await useKeyboard(studio);
  await studio.page.evaluate(switchTo, storyId);
  await end(studio, storyId);
  studio.shown = shown;
}

/**
 * Shows a story in a reloaded page.
 * @throws if the story fails
 */
export async function load(studio: Studio, site: string, storyId: string, combination: Combination): Promise<void> {
  studio.shown = 0;
  await open(studio, site, combination);
  await stage(studio, storyId);
}

/**
 * Shows a story in the same page, which saves 0.75 s each time; reloads after many stories or a failure.
 * @throws if the story fails
 */
export async function show(studio: Studio, site: string, storyId: string): Promise<void> {
  if (studio.shown === 0 || studio.shown >= STORIES_A_PAGE) return load(studio, site, storyId, FIRST);
  if (studio.combination !== getName(FIRST)) await switchCombination(studio, FIRST);
  await stage(studio, storyId);
}

/**
 * Sets toolbar globals for the current story.
 * @throws if the story fails
 */
async function put(studio: Studio, globals: Record<string, unknown>): Promise<void> {
  const status = await studio.page.evaluate(applyGlobals, { ...A11Y_OFF, ...globals });
  if (status !== 'success') throw new Error(await describeFailure(studio, 'It fails when it is rendered again.'));
}

/** Switches the current story to a combination. */
async function switchCombination(studio: Studio, combination: Combination): Promise<void> {
  await put(studio, getGlobals(combination));
  studio.combination = getName(combination);
}

/** Renders the story again with the same globals. */
export async function again(studio: Studio): Promise<void> {
  await put(studio, {});
  await waitUntilIdle(studio);
}

/** Shows the story in a combination, runs a task, and reverts its settings. */
export async function inCombination<Result>(
  studio: Studio,
  combination: Combination,
  task: () => Promise<Result>,
): Promise<Result> {
  await switchCombination(studio, combination);
  // Wait for content that the brand's fonts bring into view before touching it.
  if (isTouched(combination)) await waitUntilIdle(studio);
  const unset = combination.setting && (await setUp(studio, combination.setting));
  await waitUntilIdle(studio);
  if (await studio.page.evaluate(remount)) await waitUntilIdle(studio);
  // Another window size, font or direction changes positions.
  if (await studio.page.evaluate(isLaidOutAgain(combination) ? scrollToTop : scrollBack)) await waitUntilIdle(studio);
  const result = await task();
  await unset?.();
  return result;
}
