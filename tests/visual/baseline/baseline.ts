import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { getCombination } from '../../stories/combinations.ts';
import type { Story } from '../../stories/reach/stories.ts';
import type { StoryScreenshots } from '../capture/capture.ts';
import type { Gallery } from '../capture/gallery.ts';
import { baselineFile } from '../paths.ts';
import type { Build } from '../sides/builds.ts';

/**
 * Hashes of all screenshots, small enough for the repository, so that others with the same browser and fonts need not
 * capture them again.
 */
interface Baseline {
  /** Browser, fonts and capture code; hashes are not comparable across environments. */
  environment: string;
  /** By story and brand: the hash of its sources, and that of its pictures. */
  stories: Record<string, Record<string, string>>;
}

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Returns the hash of a story's sources in a brand. */
const madeFrom = ({ keys }: Pick<Build, 'keys'>, { file }: Story, brand: string) =>
  short(`${keys.stories[file] ?? ''} ${keys.brands[brand] ?? ''}`);

/** Returns the hash of a story's pictures in a brand, over all combinations taken. */
function getPicturesHash({ screenshots }: StoryScreenshots, brand: string): string {
  const ofBrand = Object.entries(screenshots).filter(([name]) => getCombination(name).brand === brand);
  return short(
    ofBrand
      .map(([name, { hash }]) => `${name} ${hash}`)
      .sort()
      .join('\n'),
  );
}

const brandsIn = ({ screenshots }: StoryScreenshots) => [
  ...new Set(Object.keys(screenshots).map((name) => getCombination(name).brand)),
];

/** Returns the baseline entry of a captured story. */
const getRecord = (build: Pick<Build, 'keys'>, story: Story, seen: StoryScreenshots): Record<string, string> =>
  Object.fromEntries(
    brandsIn(seen).map((brand) => [brand, `${madeFrom(build, story, brand)} ${getPicturesHash(seen, brand)}`]),
  );

/** Returns a baseline with the captured stories of a build merged into it. */
export function withScreenshots(
  before: Baseline | null,
  stories: readonly Story[],
  gallery: Gallery,
  build: Pick<Build, 'keys'>,
  environment: string,
): Baseline {
  const known = before?.environment === environment ? before.stories : {};
  const screenshot = stories.flatMap((story) => {
    const seen = gallery[story.id];
    return seen && !seen.broken ? [[story.id, getRecord(build, story, seen)] as const] : [];
  });
  const all = Object.entries({ ...known, ...Object.fromEntries(screenshot) });
  return { environment, stories: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/**
 * Returns whether the baseline of a build matches a story's new screenshots in every combination.
 * @param build the build that is compared with and was not captured
 */
export function isUnchanged(
  baseline: Baseline | null,
  build: Pick<Build, 'keys'>,
  story: Story,
  now: StoryScreenshots | undefined,
  environment: string,
): boolean {
  const recorded = baseline?.environment === environment ? baseline.stories[story.id] : undefined;
  if (!recorded || !now || now.broken || Object.keys(now.screenshots).length === 0) return false;
  return Object.entries(getRecord(build, story, now)).every(([brand, record]) => recorded[brand] === record);
}

export const readBaseline = (file = baselineFile): Baseline | null =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

export const writeBaseline = (baseline: Baseline, file = baselineFile): void =>
  writeFileSync(file, `${JSON.stringify(baseline, null, 1)}\n`);
