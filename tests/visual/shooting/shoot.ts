import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { WINDOW } from '../../../.storybook/modes.ts';
import { imageFile } from '../paths.ts';
import { type Combination, nameOf } from '../stories/combinations.ts';
import type { OptOut } from '../stories/parameters.ts';
import { setUp } from './settings.ts';
import type { Still } from './still.ts';
import type { Studio } from './studio.ts';

export interface Shot {
  /** The hash of the picture's bytes. */
  hash: string;
  width: number;
  height: number;
}

/** What was seen of one story. */
export interface StoryShots {
  /** By the name of the combination. */
  shots: Record<string, Shot>;
  /** Why it could not be shot, if so. */
  broken?: string;
  /** Why it is not shot, or not in every combination, in the story's own words. */
  optOut?: OptOut;
  /** True if a popup stands open. */
  popup: boolean;
}

const LOAD_LIMIT_MS = 60_000;
const REST_LIMIT_MS = 5000;
/** What is made in a worker may take so long before it shows. */
const WORK_LIMIT_MS = 30_000;
/** A request without an answer for so long after the story's end belongs to the story. */
const HANGING_MS = 1500;
/** A picture of more than this is a story that lays itself out wrong. */
const TALLEST = 8000;

interface Preview {
  currentRender?: { phase?: string; story?: { parameters?: { visual?: OptOut } } };
}
interface Channel {
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  emit(event: string, payload: unknown): void;
}
declare const window: Window & {
  __STORYBOOK_PREVIEW__?: Preview;
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  still: Still;
};

/** In the page: a story is over when its play function is, well or badly. */
const ended = () => {
  const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase;
  return phase === 'finished' || phase === 'errored' ? phase : null;
};

/**
 * In the page: nothing has changed for some frames in a row. Gives false if that is not so in time.
 * @param limits milliseconds: since nothing is under way in a worker any more, and in all
 */
async function rest(limits: { idle: number; all: number }): Promise<boolean> {
  const started = performance.now();
  let idleSince = started;
  const working = () => document.querySelector('[data-working]') !== null;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (quiet < 3 && performance.now() - idleSince < limits.idle && performance.now() - started < limits.all) {
    await frame();
    quiet += 1;
    const busy = working();
    if (busy) idleSince = performance.now();
    // A face is asked for when text is laid out in it; a picture is shown when it is decoded.
    if (
      busy ||
      window.still.expects() ||
      document.fonts.status !== 'loaded' ||
      [...document.images].some((image) => !image.complete)
    )
      quiet = 0;
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  observer.disconnect();
  return quiet >= 3;
}

/** In the page: puts on a brand and a mode, as the toolbar does. */
async function dress(globals: Record<string, unknown>): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  window.still.reseed();
  await new Promise<void>((resolve) => {
    const finished = () => {
      channel.off('storyFinished', finished);
      resolve();
    };
    channel.on('storyFinished', finished);
    channel.emit('updateGlobals', { globals });
  });
}

/** In the page: how large its content is, or nothing where it is cut off on purpose. */
function measure(): { width: number; height: number } {
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  const hidden = [document.documentElement, document.body].some(
    (part) => getComputedStyle(part).overflowY === 'hidden',
  );
  return hidden ? { width: 0, height: 0 } : { width, height };
}

/** In the page: what it says, in letters that switching to what it wears already must leave alone. */
const words = () => document.body.textContent;

const isPopupOpen = () => Boolean(document.querySelector('.m-popup__content')?.checkVisibility());

const unanswered = ({ pending, hanging }: Studio) =>
  [...pending].filter((request) => !hanging.has(request.url())).length;

/** Waits until the page has its answers; gives false if it does not get them in time. */
async function answered(studio: Studio, limit: number): Promise<boolean> {
  const started = performance.now();
  while (unanswered(studio) > 0 && performance.now() - started < limit) {
    await studio.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  return unanswered(studio) === 0;
}

/** Waits until nothing changes and nothing is asked. @throws if that does not come */
async function settle(studio: Studio): Promise<void> {
  const started = performance.now();
  do {
    await answered(studio, REST_LIMIT_MS);
    if (!(await studio.page.evaluate(rest, { idle: REST_LIMIT_MS, all: WORK_LIMIT_MS })))
      throw new Error('It does not come to rest.');
  } while (unanswered(studio) > 0 && performance.now() - started < REST_LIMIT_MS);
}

async function picture({ devtools }: Studio, content: { width: number; height: number }): Promise<Shot> {
  const width = Math.max(WINDOW.width, content.width);
  const height = Math.min(Math.max(WINDOW.height, content.height), TALLEST);
  const larger = width > WINDOW.width || height > WINDOW.height;
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(larger && { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } }),
  });
  const bytes = Buffer.from(data, 'base64');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  await keep(hash, bytes);
  return { hash, width, height };
}

async function keep(hash: string, bytes: Buffer): Promise<void> {
  const file = imageFile(hash);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.${Math.round(performance.now() * 1000)}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

const BEGUN_AGAIN = 'Rendered once more it says something else: what its play arranged is gone.';

const SETTLED = { a11y: { manual: true } };

async function load(studio: Studio, url: string, globals: string): Promise<void> {
  studio.problems.length = 0;
  studio.pending.clear();
  studio.hanging.clear();
  await studio.page.goto(`${url}&viewMode=story&globals=a11y.manual:!true${globals}`, { waitUntil: 'commit' });
  const phase = await studio.page
    .waitForFunction(ended, null, { polling: 50, timeout: LOAD_LIMIT_MS })
    .then((handle) => handle.jsonValue())
    .catch(() => 'never ended');
  if (phase !== 'finished') throw new Error(await whatFailed(studio, phase ?? ''));
  await answered(studio, HANGING_MS);
  for (const request of studio.pending) studio.hanging.add(request.url());
  await settle(studio);
  await studio.page.evaluate(() => window.still.hold());
}

async function whatFailed({ page, problems }: Studio, phase: string): Promise<string> {
  const shown = await page
    .evaluate(() => document.querySelector('#error-message')?.textContent?.trim().slice(0, 600) ?? '')
    .catch(() => '');
  return shown || problems[0] || `Its play function ${phase === 'errored' ? 'failed' : phase}.`;
}

async function dressed(studio: Studio, combination: Combination): Promise<Shot> {
  const { brand, mode, setting } = combination;
  await studio.page.evaluate(dress, { ...SETTLED, brand, mode });
  const unset = setting && (await setUp(studio.page, setting));
  await settle(studio);
  const shot = await picture(studio, await studio.page.evaluate(measure));
  await unset?.();
  return shot;
}

const wanted = (combinations: readonly Combination[], optOut: OptOut | undefined) =>
  combinations.filter(
    ({ brand, mode }) =>
      !optOut?.skip && (optOut?.brands?.includes(brand) ?? true) && (optOut?.modes?.includes(mode) ?? true),
  );

/**
 * Shoots one story in every combination that it does not opt out of, with one load of the page.
 * @param url the story's address up to its id
 */
export async function shootStory(
  studio: Studio,
  url: string,
  combinations: readonly Combination[],
): Promise<StoryShots> {
  const shots: Record<string, Shot> = {};
  try {
    await load(studio, url, '');
    const optOut = await studio.page.evaluate(
      () => window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters?.visual ?? null,
    );
    if (optOut && !optOut.reason) throw new Error('It opts out with no reason: parameters.visual needs one.');
    const arranged = await studio.page.evaluate(words);
    await studio.page.evaluate(dress, SETTLED);
    await settle(studio);
    if ((await studio.page.evaluate(words)) !== arranged) throw new Error(BEGUN_AGAIN);
    for (const combination of wanted(combinations, optOut ?? undefined)) {
      shots[nameOf(combination)] = await dressed(studio, combination);
    }
    const popup = await studio.page.evaluate(isPopupOpen);
    if (studio.problems.length > 0) throw new Error(studio.problems[0]);
    return { shots, popup, ...(optOut && { optOut }) };
  } catch (error) {
    return { shots: {}, popup: false, broken: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Shoots one story in a combination that it is loaded in, to prove that switching to it gives the same.
 * @throws if it cannot be shot
 */
export async function shootFresh(studio: Studio, url: string, combination: Combination): Promise<Shot> {
  await load(studio, url, `;brand:${combination.brand};mode:${combination.mode}`);
  return dressed(studio, combination);
}
