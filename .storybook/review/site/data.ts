import { type Entry, type EntryState, getDigest, NEWEST, type SiteData, type VersionPictures } from './model.ts';

declare global {
  interface Window {
    reviewData: SiteData;
    reviewPictures: Record<string, VersionPictures>;
  }
}

export const site = window.reviewData;
const versions = window.reviewPictures;

const entriesById = new Map(site.entries.map((entry) => [entry.id, entry]));
export const getEntry = (id: string): Entry | undefined => entriesById.get(id);

/** Picture of a story, ready for a page. */
export interface Shown {
  src: string;
  width: number;
  height: number;
}

export function getPicture(story: string, combination: string, version = NEWEST): Shown | undefined {
  const { pictures, stories } = versions[version] ?? {};
  const at = stories?.[story]?.[site.combinations.indexOf(combination)] ?? -1;
  const facts = pictures?.[at];
  return facts && { src: `pictures/${facts[0]}`, width: facts[1], height: facts[2] };
}

/** Returns the digests of an entry's pictures by story. */
export function getDigests(entry: Entry, version = NEWEST): Record<string, string> {
  const pictures = versions[version] ?? { pictures: [], stories: {} };
  return Object.fromEntries(entry.states.map(({ story }) => [story, getDigest(pictures, story)]));
}

/** Returns the states that another version shows differently or lacks. */
export function changedStates(entry: Entry, version: string): EntryState[] {
  const [now, then] = [getDigests(entry), getDigests(entry, version)];
  return entry.states.filter(({ story }) => now[story] !== then[story]);
}

/** Returns the display name of a combination: `Aloe dark`. */
export function combinationTitle(combination: string): string {
  const [brand = '', mode = ''] = combination.split(' ');
  return `${site.brands.find(({ name }) => name === brand)?.title ?? brand} ${mode}`;
}

/** Returns a story's address in the built Storybook; null if none is deployed with the site. */
export function liveAddress(story: string, combination: string): string | null {
  if (!site.storybook) return null;
  const [brand, mode] = combination.split(' ');
  return `${site.storybook}?path=/story/${story}&globals=brand:${brand};mode:${mode}`;
}
