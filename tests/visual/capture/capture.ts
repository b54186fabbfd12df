import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { WINDOW } from '../../../.storybook/modes.ts';
import { type Combination, getName } from '../../stories/combinations.ts';
import type { Box } from '../box.ts';
import { imageFile } from '../paths.ts';
import type { OptOut } from '../stories/parameters.ts';
import { getOptOut, isPopupOpen, measure, subject, words } from './inPage.ts';
import { again, inCombination, load, show } from './onStage.ts';
import type { Studio } from './studio.ts';

export interface Screenshot {
  /** Hash of the picture's bytes. */
  hash: string;
  width: number;
  height: number;
  /** The story's subject with a margin; absent if it is the full picture. */
  crop?: Box;
}

export interface StoryScreenshots {
  /** By combination name. */
  screenshots: Record<string, Screenshot>;
  /** Why it could not be captured, if so. */
  broken?: string;
  /** Why it is skipped or limited, as stated by the story. */
  optOut?: OptOut;
  /** True if a popup is open. */
  popup: boolean;
}

/** Maximum height in px; beyond it, the story's layout is broken. */
const MAX_HEIGHT = 8000;

async function picture({ devtools, page }: Studio, content: { width: number; height: number }): Promise<Screenshot> {
  const window = page.viewportSize() ?? WINDOW;
  const width = Math.max(window.width, content.width);
  const height = Math.min(Math.max(window.height, content.height), MAX_HEIGHT);
  const larger = width > window.width || height > window.height;
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

/** Margin in px around a subject: shadow, focus ring and space. */
const MARGIN = 24;

/** Returns the part of a picture with the subject; undefined if little would be cropped. */
export function getCrop(subject: Box | null, { width, height }: Pick<Screenshot, 'width' | 'height'>): Box | undefined {
  if (!subject) return undefined;
  const x = Math.max(0, Math.floor(subject.x) - MARGIN);
  const y = Math.max(0, Math.floor(subject.y) - MARGIN);
  const right = Math.min(width, Math.ceil(subject.x + subject.width) + MARGIN);
  const bottom = Math.min(height, Math.ceil(subject.y + subject.height) + MARGIN);
  const crop = { x, y, width: right - x, height: bottom - y };
  const isMost = crop.width * crop.height > 0.9 * width * height;
  return isMost || crop.width < 1 || crop.height < 1 ? undefined : crop;
}

async function keep(hash: string, bytes: Buffer): Promise<void> {
  const file = imageFile(hash);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.${Math.round(performance.now() * 1000)}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

const RESTARTED = 'Rendered once more it says something else: what its play arranged is gone.';

const allowedCombinations = (combinations: readonly Combination[], optOut: OptOut | undefined) =>
  combinations.filter(
    ({ brand, mode }) =>
      !optOut?.skip && (optOut?.brands?.includes(brand) ?? true) && (optOut?.modes?.includes(mode) ?? true),
  );

/** Takes a screenshot, with the crop of the story's subject. */
export async function capture(studio: Studio): Promise<Screenshot> {
  const about = await studio.page.evaluate(subject);
  const screenshot = await picture(studio, await studio.page.evaluate(measure));
  const crop = getCrop(about, screenshot);
  return crop ? { ...screenshot, crop } : screenshot;
}

const screenshotIn = (studio: Studio, combination: Combination): Promise<Screenshot> =>
  inCombination(studio, combination, () => capture(studio));

/** The first combination comes last, because the next story starts in it. */
const firstLast = ([first, ...others]: readonly Combination[]) => (first ? [...others, first] : others);

/**
 * Captures one story in every combination that it does not opt out of.
 * @param site the address of the built Storybook
 */
export async function captureStory(
  studio: Studio,
  site: string,
  storyId: string,
  combinations: readonly Combination[],
): Promise<StoryScreenshots> {
  const screenshots: Record<string, Screenshot> = {};
  try {
    await show(studio, site, storyId);
    const optOut = await studio.page.evaluate(getOptOut);
    if (optOut && !optOut.reason) throw new Error('It opts out with no reason: parameters.visual needs one.');
    if (optOut?.skip) return { screenshots, popup: false, optOut };
    const arranged = await studio.page.evaluate(words);
    await again(studio);
    if ((await studio.page.evaluate(words)) !== arranged) throw new Error(RESTARTED);
    for (const combination of firstLast(allowedCombinations(combinations, optOut ?? undefined))) {
      screenshots[getName(combination)] = await screenshotIn(studio, combination);
    }
    const popup = await studio.page.evaluate(isPopupOpen);
    if (studio.problems.length > 0) throw new Error(studio.problems[0]);
    return { screenshots, popup, ...(optOut && { optOut }) };
  } catch (error) {
    studio.shown = 0;
    return { screenshots: {}, popup: false, broken: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Captures a story loaded directly in a combination, to check that reusing a page and switching combinations gives the
 * same result.
 * @throws if it cannot be captured
 */
export async function captureFresh(
  studio: Studio,
  site: string,
  storyId: string,
  combination: Combination,
): Promise<Screenshot> {
  await load(studio, site, storyId, combination);
  return screenshotIn(studio, combination);
}
