import type { PopupGuide } from '../../guide/guide.ts';
import type { Reviews } from '../reviews.ts';

interface EntryManifest {
  id: string;
  title: string;
  kind: string;
  spec: string;
}

export interface EntryState {
  story: string;
  name: string;
  /** Why no picture could be taken. */
  broken?: string;
}

/** Parts of a popup, read from its first story. */
export interface Anatomy {
  picture: PictureFacts;
  /** In reading order; boxes in px of the picture. */
  parts: { kind: string; name: string; keys: string; x: number; y: number; width: number; height: number }[];
  /** Theme variables. */
  tokens: string[];
  /** What a screen reader announces. */
  spoken: { role: string; name: string; description: string; focus: string };
  /** Wrong variants. */
  donts: { text: string; picture: PictureFacts }[];
}

/** Screen, popup, component or failure: the content of one Storybook title. */
export interface Entry {
  /** Title in the form of ids: `popups-sending-send-your-orders`. */
  id: string;
  /** First word of the title: `Popups`. */
  area: string;
  /** Workflow, group or feature; empty if there is none. */
  group: string;
  name: string;
  manifest: EntryManifest[];
  states: EntryState[];
  guide?: PopupGuide;
  anatomy?: Anatomy;
}

/** Key of the newest version, which is the one reviewed. */
export const NEWEST = 'v0';

/** Commit, tag or working tree that can be viewed. */
interface VersionInfo {
  /** Name of its picture file and in addresses. */
  key: string;
  label: string;
}

/** Coverage of a manifest entry by stories. */
export interface Covered {
  id: string;
  title: string;
  kind: string;
  states: number;
  missing: string[];
}

/** Everything the site needs except its pictures. */
export interface SiteData {
  /** Reviewer, as in commits. */
  person: string;
  environment: string;
  brands: { name: string; title: string }[];
  modes: string[];
  /** `aloe dark`, in the order in which versions list pictures. */
  combinations: string[];
  /** Newest first. */
  versions: VersionInfo[];
  entries: Entry[];
  coverage: Covered[];
  reviews: Reviews;
  /** Address of the built Storybook; null if none is deployed with the site. */
  storybook: string | null;
}

/** File below `pictures/`, and size in CSS px. */
export type PictureFacts = readonly [file: string, width: number, height: number];

export interface VersionPictures {
  pictures: PictureFacts[];
  /** Indexes into `pictures` by story, one per combination; -1 if there is none. */
  stories: Record<string, number[]>;
}

/** Returns what a review stores for a story's pictures: their files, in the order of the combinations. */
export const getDigest = ({ pictures, stories }: VersionPictures, story: string): string =>
  (stories[story] ?? []).map((at) => pictures[at]?.[0] ?? '-').join(' ');
