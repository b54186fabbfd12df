import { serveFolder } from '../../../tools/static-server.ts';
import { COMBINATIONS, type Combination, getCombinations, getName } from '../../stories/combinations.ts';
import type { Story } from '../../stories/reach/stories.ts';
import type { Build } from '../sides/builds.ts';
import { captureFresh, captureStory, type StoryScreenshots } from './capture.ts';
import type { Environment } from './environment.ts';
import { inStudios, type Pace } from './pool.ts';
import { forgetOld, isComplete, recall, remember } from './records.ts';
import type { Studio } from './studio.ts';

/** Screenshots of one build in one environment, by story. */
export type Gallery = Record<string, StoryScreenshots>;

/** The part of a build to capture. */
interface Assignment {
  build: Build;
  stories: readonly Story[];
  combinations?: readonly Combination[];
  /** True captures again what is cached. */
  again?: boolean;
}

const GUARD_EVERY = 20;
/**
 * Time limit in ms after which a story is broken and its browser is closed, because a hanging page no longer responds.
 */
const STORY_LIMIT_MS = 180_000;
/** Seconds after which a slow story is reported. */
const SLOW = 20;
/**
 * Tag of stories whose play depends on the fonts it ran in: a fitted width, the pixel under the pointer, the scroll
 * position. Such a story looks different when loaded in another brand, so it is not checked for that.
 */
const AS_PLAYED = 'as-played';

/** Every 20th story is also loaded directly in another combination, a different one each time. */
const getGuard = ({ tags }: Story, index: number): Combination | undefined =>
  index % GUARD_EVERY === 0 && !tags?.includes(AS_PLAYED)
    ? COMBINATIONS[1 + ((index / GUARD_EVERY) % (COMBINATIONS.length - 1))]
    : undefined;

/** Describes how loading a combination differs from switching to it; null if it does not. */
async function guardProblem(
  studio: Studio,
  site: string,
  storyId: string,
  guard: Combination,
  seen: StoryScreenshots,
): Promise<string | null> {
  const expected = seen.screenshots[getName(guard)];
  if (!expected) return null;
  const fresh = await captureFresh(studio, site, storyId, guard).catch((error: Error) => ({ hash: error.message }));
  if (fresh.hash === expected.hash) return null;
  return `Loaded in ${getName(guard)} it looks different from switched to it (${fresh.hash}).`;
}

/** Captures a story, a second time if it is broken, and checks that switching equals loading. */
async function captureGuarded(
  studio: Studio,
  site: string,
  storyId: string,
  combinations: readonly Combination[],
  guard: Combination | undefined,
): Promise<StoryScreenshots> {
  const limit = setTimeout(() => void studio.close(), STORY_LIMIT_MS);
  let seen = await captureStory(studio, site, storyId, combinations);
  if (seen.broken && !studio.page.isClosed()) seen = await captureStory(studio, site, storyId, combinations);
  const problem = guard && (await guardProblem(studio, site, storyId, guard, seen));
  clearTimeout(limit);
  if (studio.page.isClosed()) return { ...seen, broken: 'It takes longer than three minutes.' };
  return problem ? { ...seen, broken: problem } : seen;
}

/** Returns the requested part of a gallery, because other runs may have captured more. */
export function getRequestedScreenshots(
  gallery: Gallery,
  stories: readonly Pick<Story, 'id'>[],
  combinations: readonly Combination[],
): Gallery {
  const requested: Gallery = {};
  for (const { id } of stories) {
    const seen = gallery[id];
    if (!seen) continue;
    const names = new Set(getCombinations(id, combinations).map(getName));
    requested[id] = {
      ...seen,
      screenshots: Object.fromEntries(Object.entries(seen.screenshots).filter(([name]) => names.has(name))),
    };
  }
  return requested;
}

/**
 * Captures the stories of a build, except those cached for the same environment and equal keys.
 * @returns the requested stories and the pace
 */
export async function captureGallery(
  { build, stories, combinations = COMBINATIONS, again = false }: Assignment,
  environment: Environment,
): Promise<{ gallery: Gallery; pace: Pace }> {
  const gallery: Gallery = {};
  for (const story of again ? [] : stories) {
    const seen = recall(story, build, environment);
    if (seen) gallery[story.id] = seen;
  }
  const missing = stories.filter(({ id }) => !isComplete(gallery[id], getCombinations(id, combinations)));
  let pace: Pace = { screenshots: 0, milliseconds: 0 };
  if (missing.length > 0) {
    process.stderr.write(`Shooting ${missing.length} stories of ${build.label}…\n`);
    const site = await serveFolder(build.folder, { unchanging: true });
    const jobs = missing.map((story, index) => ({ story, guard: getGuard(story, index) }));
    pace = await inStudios(environment.executable, jobs, async (studio, { story, guard }) => {
      const started = performance.now();
      const requiredCombinations = getCombinations(story.id, combinations);
      const seen = await captureGuarded(studio, site.url, story.id, requiredCombinations, guard);
      gallery[story.id] = { ...seen, screenshots: { ...gallery[story.id]?.screenshots, ...seen.screenshots } };
      // Cached immediately, so that an interrupted run can resume.
      remember(story, build, environment, seen);
      const seconds = Math.round((performance.now() - started) / 1000);
      if (seconds >= SLOW) process.stderr.write(`  slow: ${story.id} took ${seconds} s\n`);
      return Object.keys(seen.screenshots).length + (guard ? 1 : 0);
    });
    await site.close();
    forgetOld();
  }
  return { gallery: getRequestedScreenshots(gallery, stories, combinations), pace };
}
