import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Combination, getCombination, getName } from '../../stories/combinations.ts';
import type { Story } from '../../stories/reach/stories.ts';
import { cached, imageFile } from '../paths.ts';
import type { Build } from '../sides/builds.ts';
import type { StoryScreenshots } from './capture.ts';
import type { Environment } from './environment.ts';

// Screenshots are cached by the story's sources, not by build, so that unaffected stories are not captured again.

/** Cached screenshots of a story, by brand and by the brand's key. */
interface StoryRecord extends Omit<StoryScreenshots, 'screenshots'> {
  brands: Record<string, Record<string, StoryScreenshots['screenshots']>>;
}

const MAX_AGE_DAYS = 14;
const DAY_MS = 86_400_000;
/** Number of brand versions cached per story: two for a comparison, and earlier ones. */
const MAX_VERSIONS = 4;

function getFile(story: Story, { keys }: Build, environment: Environment): string {
  const made = `${story.id} ${keys.stories[story.file] ?? ''} ${environment.key}`;
  const name = createHash('sha256').update(made).digest('hex').slice(0, 24);
  return cached('stories', name.slice(0, 2), `${name}.json`);
}

const readRecord = (file: string): StoryRecord | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** The newest versions of a brand come last. */
const newest = <Value>(versions: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(versions).slice(-MAX_VERSIONS));

type Brands = Build['keys']['brands'];

/** Returns the screenshots taken with the current brands. */
export const screenshotsWith = (
  { brands }: Pick<StoryRecord, 'brands'>,
  keys: Brands,
): StoryScreenshots['screenshots'] =>
  Object.fromEntries(
    Object.entries(brands).flatMap(([brand, versions]) => Object.entries(versions[keys[brand] ?? ''] ?? {})),
  );

/** Returns a record with new screenshots merged into it. */
export function recordWith(
  before: StoryRecord | undefined,
  { screenshots, ...about }: StoryScreenshots,
  keys: Brands,
): StoryRecord {
  const brands = { ...before?.brands };
  for (const [brand, ofBrand] of Map.groupBy(Object.entries(screenshots), ([name]) => getCombination(name).brand)) {
    const key = keys[brand] ?? '';
    const { [key]: known, ...others } = brands[brand] ?? {};
    brands[brand] = newest({ ...others, [key]: { ...known, ...Object.fromEntries(ofBrand) } });
  }
  return { ...about, brands };
}

/** Returns the cached screenshots of a story for this build; undefined if there are none or it was broken. */
export function recall(story: Story, build: Build, environment: Environment): StoryScreenshots | undefined {
  const file = getFile(story, build, environment);
  const record = readRecord(file);
  if (!record || record.broken) return undefined;
  const now = new Date();
  utimesSync(file, now, now);
  const { brands, ...seen } = record;
  const known = Object.entries(screenshotsWith({ brands }, build.keys.brands));
  return { ...seen, screenshots: Object.fromEntries(known.filter(([, { hash }]) => existsSync(imageFile(hash)))) };
}

/** Caches the screenshots of a story, merged with those of other combinations and brand versions. */
export function remember(story: Story, build: Build, environment: Environment, seen: StoryScreenshots): void {
  const file = getFile(story, build, environment);
  const record = recordWith(readRecord(file), seen, build.keys.brands);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
}

/** Returns whether a story has a screenshot of every requested combination. */
export const isComplete = (seen: StoryScreenshots | undefined, combinations: readonly Combination[]): boolean =>
  seen !== undefined && (seen.optOut !== undefined || combinations.every((one) => seen.screenshots[getName(one)]));

const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
    : [];

const isOld = (file: string, now: number) => now - statSync(file).mtimeMs > MAX_AGE_DAYS * DAY_MS;

const getHashes = (record: StoryRecord | undefined): string[] =>
  Object.values(record?.brands ?? {}).flatMap((versions) =>
    Object.values(versions).flatMap((screenshots) => Object.values(screenshots).map(({ hash }) => hash)),
  );

/** Deletes records unused for two weeks, and pictures that no record uses. */
export function forgetOld(now = Date.now()): void {
  const stories = filesBelow(cached('stories')).map((name) => cached('stories', name));
  const expired = stories.filter((file) => isOld(file, now));
  if (expired.length === 0) return;
  for (const file of expired) rmSync(file);
  const shown = new Set(stories.filter((file) => existsSync(file)).flatMap((file) => getHashes(readRecord(file))));
  for (const name of filesBelow(cached('images'))) {
    const hash = /(\w+)\.png$/.exec(name)?.[1];
    if (hash && !shown.has(hash) && isOld(cached('images', name), now)) rmSync(cached('images', name), { force: true });
  }
}
