import type { PopupGuide } from '../../guide/guide.ts';
import type { Reviews } from '../reviews.ts';

/** A place of the manifest that an entry shows. */
interface EntryManifest {
  id: string;
  title: string;
  kind: string;
  spec: string;
}

/** One story of an entry. */
export interface EntryState {
  story: string;
  name: string;
  /** Why it cannot be looked at, where it could not be shot. */
  broken?: string;
}

/** What a popup is made of, read from its first story. */
export interface Anatomy {
  picture: PictureFacts;
  /** In the order of reading; their boxes are in pixels of the picture. */
  parts: { kind: string; name: string; keys: string; x: number; y: number; width: number; height: number }[];
  /** Variables of the theme. */
  tokens: string[];
  /** What it is to somebody who hears it. */
  spoken: { role: string; name: string; description: string; focus: string };
  /** How it must not be drawn. */
  donts: { text: string; picture: PictureFacts }[];
}

/** A screen, popup, component or failure: everything that one title of Storybook holds. */
export interface Entry {
  /** The title as ids have it: `popups-sending-send-your-orders`. */
  id: string;
  /** The first word of the title: `Popups`. */
  area: string;
  /** What it stands under: a journey, a group, a feature. Empty where there is none. */
  group: string;
  name: string;
  manifest: EntryManifest[];
  states: EntryState[];
  guide?: PopupGuide;
  anatomy?: Anatomy;
}

/** The key of the newest version: the one that is reviewed. */
export const NEWEST = 'v0';

/** What somebody may look at: a commit, a tag or the working tree. */
interface VersionInfo {
  /** The name of its pictures' file, and its name in addresses. */
  key: string;
  label: string;
}

/** A manifest entry against Storybook. */
export interface Covered {
  id: string;
  title: string;
  kind: string;
  states: number;
  missing: string[];
}

/** All that the site knows but its pictures. */
export interface SiteData {
  /** Who looks, as commits name them. */
  person: string;
  environment: string;
  brands: { name: string; title: string }[];
  modes: string[];
  /** `aloe dark`, in the order in which versions list pictures. */
  combinations: string[];
  /** The newest one first. */
  versions: VersionInfo[];
  entries: Entry[];
  coverage: Covered[];
  reviews: Reviews;
  /** Where the built Storybook is, for what is live; null where there is none beside the site. */
  storybook: string | null;
}

/** A picture: its file below `pictures/`, and its size in CSS pixels. */
export type PictureFacts = readonly [file: string, width: number, height: number];

/** The pictures of a version. */
export interface VersionPictures {
  pictures: PictureFacts[];
  /** By story: for each combination the place in `pictures`, or -1. */
  stories: Record<string, number[]>;
}

/** What stands for the pictures of one story in a review: their files, in the order of the combinations. */
export const getDigest = ({ pictures, stories }: VersionPictures, story: string): string =>
  (stories[story] ?? []).map((at) => pictures[at]?.[0] ?? '-').join(' ');
