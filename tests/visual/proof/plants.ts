import type { StoryShots } from '../shooting/shoot.ts';
import type { Combination } from '../stories/combinations.ts';

/** A story in one combination, and what is known of it from before anything was planted. */
export interface Place {
  storyId: string;
  combination: Combination;
  before: StoryShots;
}

/** A mistake that somebody could make, put into a copy of the sources on purpose. */
export interface Plant {
  name: string;
  /** The file that it is put into, from the root. */
  file: string;
  /** The file's text with the mistake. Gives the same text if the place for it is not found. */
  put(text: string): string;
  /** True where it can be seen. */
  reaches(place: Place): boolean;
  /** True where it must be seen. */
  shows(place: Place): boolean;
}

const THEMES = 'themes/generated/themes.css';
const FIELD = 'components-fields-textfield--filled';
const LABELLED = 'components-fields-textfield--read-only';

/** Changes the text of one block of the generated style sheet. */
function inBlock(css: string, brand: string, mode: string, change: (block: string) => string): string {
  return css.replace(new RegExp(`\\[data-brand='${brand}'\\]\\[data-mode='${mode}'\\]\\s*\\{[^}]*\\}`), change);
}

/** One hundredth of the way from black to white, away from the nearer end. */
function tinted(hex: string): string {
  const channels = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  const by = channels.every((channel) => channel <= 252) ? 3 : -3;
  return `#${channels
    .map((channel) =>
      Math.max(0, channel + by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const radius = (block: string) =>
  block.replace(/(--m-radius-control:\s*)(\d+)px/, (_, name, pixels) => `${name}${Number(pixels) + 1}px`);
const tint = (block: string) =>
  block.replace(/(--m-color-surface-page:\s*)(#[0-9a-f]{6})/, (_, name, colour) => `${name}${tinted(colour)}`);

export const PLANTS: readonly Plant[] = [
  {
    name: '1 px of radius in Aloe',
    file: THEMES,
    put: (text) => inBlock(inBlock(text, 'aloe', 'light', radius), 'aloe', 'dark', radius),
    reaches: ({ combination }) => combination.brand === 'aloe',
    shows: ({ storyId, combination }) => storyId === FIELD && combination.brand === 'aloe',
  },
  {
    name: '1 % of tint in Fynbos dark',
    file: THEMES,
    put: (text) => inBlock(text, 'fynbos', 'dark', tint),
    reaches: ({ combination: { brand, mode } }) => brand === 'fynbos' && mode === 'dark',
    shows: ({ storyId, combination: { brand, mode } }) => storyId === FIELD && brand === 'fynbos' && mode === 'dark',
  },
  {
    name: 'a missing label',
    file: 'design-system/src/components/TextField/TextField.stories.tsx',
    put: (text) => text.replace("label: 'VAT'", "label: ''"),
    reaches: ({ storyId }) => storyId === LABELLED,
    shows: ({ storyId }) => storyId === LABELLED,
  },
  {
    name: 'popups 1 px too low',
    file: 'design-system/src/components/Popup/Popup.css',
    put: (text) => text.replace('radius-popup);', 'radius-popup); position: relative; top: 1px;'),
    reaches: ({ before }) => before.popup,
    shows: ({ before }) => before.popup,
  },
];

/** Stories that plants are looked for in; a sample always has them. */
export const PLANTED_IN = [
  FIELD,
  LABELLED,
  'popups-everywhere-popup--medium',
  'popups-everywhere-confirmation--default',
];
