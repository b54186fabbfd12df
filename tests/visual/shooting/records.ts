import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Combination, getCombination, getName } from '../../stories/combinations.ts';
import type { Story } from '../../stories/reach/stories.ts';
import { cached, imageFile } from '../paths.ts';
import type { Build } from '../sides/builds.ts';
import type { Environment } from './environment.ts';
import type { StoryScreenshots } from './shoot.ts';

// What has been shot is kept by what the story is made from, not by the build: what a change cannot reach is not shot again.

/** What is kept of a story: its shots, by brand and by what the brand was made from. */
interface StoryRecord extends Omit<StoryScreenshots, 'screenshots'> {
  brands: Record<string, Record<string, StoryScreenshots['screenshots']>>;
}

const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;
/** Of one story and brand, so many versions of the brand are kept: two that are compared, and those before them. */
const KEPT_BRANDS = 4;

function getFile(story: Story, { keys }: Build, environment: Environment): string {
  const made = `${story.id} ${keys.stories[story.file] ?? ''} ${environment.key}`;
  const name = createHash('sha256').update(made).digest('hex').slice(0, 24);
  return cached('stories', name.slice(0, 2), `${name}.json`);
}

const readRecord = (file: string): StoryRecord | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** The newest versions of a brand come last. */
const newest = <Value>(versions: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(versions).slice(-KEPT_BRANDS));

type Brands = Build['keys']['brands'];

/** The shots that were taken with the brands as they are. */
export const screenshotsWith = (
  { brands }: Pick<StoryRecord, 'brands'>,
  keys: Brands,
): StoryScreenshots['screenshots'] =>
  Object.fromEntries(
    Object.entries(brands).flatMap(([brand, versions]) => Object.entries(versions[keys[brand] ?? ''] ?? {})),
  );

/** A record with what was shot beside what is known in other combinations, and with other versions of the brands. */
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

/** What has been shot of a story as this build makes it; undefined if nothing has, or it could not be shot. */
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

/** Keeps what was shot of a story, beside what is known of it in other combinations and other versions of its brands. */
export function remember(story: Story, build: Build, environment: Environment, seen: StoryScreenshots): void {
  const file = getFile(story, build, environment);
  const record = recordWith(readRecord(file), seen, build.keys.brands);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
}

/** True if a story has been shot in all that is asked. */
export const isComplete = (seen: StoryScreenshots | undefined, combinations: readonly Combination[]): boolean =>
  seen !== undefined && (seen.optOut !== undefined || combinations.every((one) => seen.screenshots[getName(one)]));

const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
    : [];

const isOld = (file: string, now: number) => now - statSync(file).mtimeMs > KEPT_DAYS * DAY_MS;

const getHashes = (record: StoryRecord | undefined): string[] =>
  Object.values(record?.brands ?? {}).flatMap((versions) =>
    Object.values(versions).flatMap((screenshots) => Object.values(screenshots).map(({ hash }) => hash)),
  );

/** Forgets what has not been asked for in two weeks, and the pictures of that time that nothing else shows. */
export function forgetOld(now = Date.now()): void {
  const stories = filesBelow(cached('stories')).map((name) => cached('stories', name));
  const gone = stories.filter((file) => isOld(file, now));
  if (gone.length === 0) return;
  for (const file of gone) rmSync(file);
  const shown = new Set(stories.filter((file) => existsSync(file)).flatMap((file) => getHashes(readRecord(file))));
  for (const name of filesBelow(cached('images'))) {
    const hash = /(\w+)\.png$/.exec(name)?.[1];
    if (hash && !shown.has(hash) && isOld(cached('images', name), now)) rmSync(cached('images', name), { force: true });
  }
}
