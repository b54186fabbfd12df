import { type Entry, type EntryState, getDigest, NEWEST, type SiteData, type VersionPictures } from './model.ts';

declare global {
  interface Window {
    reviewData: SiteData;
    /** By the key of the version. */
    reviewPictures: Record<string, VersionPictures>;
  }
}

export const site = window.reviewData;
const versions = window.reviewPictures;

const entriesById = new Map(site.entries.map((entry) => [entry.id, entry]));
export const getEntry = (id: string): Entry | undefined => entriesById.get(id);

/** A picture of a story, as a page can show it. */
export interface Shown {
  src: string;
  width: number;
  height: number;
}

/** A story's picture in a combination and a version; undefined if there is none. */
export function getPicture(story: string, combination: string, version = NEWEST): Shown | undefined {
  const { pictures, stories } = versions[version] ?? {};
  const at = stories?.[story]?.[site.combinations.indexOf(combination)] ?? -1;
  const facts = pictures?.[at];
  return facts && { src: `pictures/${facts[0]}`, width: facts[1], height: facts[2] };
}

/** By story: what stands for an entry's pictures in a review. */
export function getDigests(entry: Entry, version = NEWEST): Record<string, string> {
  const pictures = versions[version] ?? { pictures: [], stories: {} };
  return Object.fromEntries(entry.states.map(({ story }) => [story, getDigest(pictures, story)]));
}

/** The states of an entry that another version shows differently, or does not show. */
export function changedStates(entry: Entry, version: string): EntryState[] {
  const [now, then] = [getDigests(entry), getDigests(entry, version)];
  return entry.states.filter(({ story }) => now[story] !== then[story]);
}

/** What people call a combination: `Aloe dark`. */
export function combinationTitle(combination: string): string {
  const [brand = '', mode = ''] = combination.split(' ');
  return `${site.brands.find(({ name }) => name === brand)?.title ?? brand} ${mode}`;
}

/** Where a story is alive; null where no storybook is beside the site. */
export function liveAddress(story: string, combination: string): string | null {
  if (!site.storybook) return null;
  const [brand, mode] = combination.split(' ');
  return `${site.storybook}?path=/story/${story}&globals=brand:${brand};mode:${mode}`;
}
