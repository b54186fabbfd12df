import type { Combination } from '../../stories/combinations.ts';
import { THEMES } from '../../stories/reach/reach.ts';
import type { StoryScreenshots } from '../capture/capture.ts';

/** A story in one combination, with its state before seeding defects. */
export interface Place {
  storyId: string;
  combination: Combination;
  before: StoryScreenshots;
}

/** A typical mistake, seeded into a copy of the sources. */
export interface SeededDefect {
  name: string;
  /** The file to change, from the root. */
  file: string;
  /** Returns the file's text with the defect; unchanged if its place is not found. */
  put(text: string): string;
  /** True in the combinations where it is visible. Default everywhere. */
  where?(combination: Combination): boolean;
  /** True where it is visible, of all that imports the file. Default everywhere. */
  only?(place: Place): boolean;
  /** Stories in which it must be visible, wherever it can be. */
  shows: readonly string[];
}

const COMPONENTS = 'design-system/src/components';
const FIELD = 'components-fields-textfield--filled';
const LABELLED = 'components-fields-textfield--read-only';

/** Changes one block of the generated style sheet. */
function inBlock(css: string, brand: string, mode: string, change: (block: string) => string): string {
  return css.replace(new RegExp(`\\[data-brand='${brand}'\\]\\[data-mode='${mode}'\\]\\s*\\{[^}]*\\}`), change);
}

/** Returns the colour one hundredth of the way from black to white, away from the nearer end. */
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

const track = (block: string) =>
  block.replace(/(--m-color-chart-track:\s*)(#[0-9a-f]{6})/, (_, name, colour) => `${name}${tinted(colour)}`);
const radius = (block: string) =>
  block.replace(/(--m-radius-control:\s*)(\d+)px/, (_, name, pixels) => `${name}${Number(pixels) + 1}px`);
const tint = (block: string) =>
  block.replace(/(--m-color-surface-page:\s*)(#[0-9a-f]{6})/, (_, name, colour) => `${name}${tinted(colour)}`);

const inBrand =
  (brand: string, mode?: string) =>
  (combination: Combination): boolean =>
    combination.brand === brand && (mode === undefined || combination.mode === mode);
const inSetting =
  (...settings: readonly Combination['setting'][]) =>
  ({ setting }: Combination): boolean =>
    settings.includes(setting);

const swap = (from: string, to: string) => (text: string) => text.replace(from, () => to);
/** Appends a rule to a style sheet. */
const add = (rule: string) => (text: string) => `${text}${rule}\n`;

/** Defects in themes, visible in one brand or one of its modes. */
const IN_THEMES: readonly SeededDefect[] = [
  {
    name: '1 px of radius in Aloe',
    file: THEMES,
    put: (text) => inBlock(inBlock(text, 'aloe', 'light', radius), 'aloe', 'dark', radius),
    where: inBrand('aloe'),
    shows: [FIELD],
  },
  {
    name: '1 % of tint in Fynbos dark',
    file: THEMES,
    put: (text) => inBlock(text, 'fynbos', 'dark', tint),
    where: inBrand('fynbos', 'dark'),
    shows: [FIELD],
  },
  {
    name: 'a track 1 % lighter in Protea dark',
    file: THEMES,
    put: (text) => inBlock(text, 'protea', 'dark', track),
    where: inBrand('protea', 'dark'),
    shows: ['components-charts-ratebar--playground'],
  },
];

/** Defects visible without interaction. */
const AT_REST: readonly SeededDefect[] = [
  {
    name: 'a missing label',
    file: `${COMPONENTS}/TextField/TextField.stories.tsx`,
    put: swap("label: 'VAT'", "label: ''"),
    only: ({ storyId }) => storyId === LABELLED,
    shows: [LABELLED],
  },
  {
    name: 'popups 1 px too low',
    file: `${COMPONENTS}/Popup/Popup.css`,
    put: swap('radius-popup);', 'radius-popup); position: relative; top: 1px;'),
    only: ({ before }) => before.popup,
    shows: ['popups-everywhere-popup--medium', 'popups-everywhere-confirmation--default'],
  },
  {
    name: '1 px between facts',
    file: `${COMPONENTS}/FactList/FactList.css`,
    put: add('.m-facts { row-gap: 5px; }'),
    shows: ['components-data-factlist--rows'],
  },
  {
    name: 'a lighter weight in the stepper',
    file: `${COMPONENTS}/Stepper/Stepper.css`,
    put: swap(
      'font-size: var(--m-text-sm-size);\n  font-weight: 600;',
      'font-size: var(--m-text-sm-size);\n  font-weight: 500;',
    ),
    shows: ['components-navigation-stepper--playground'],
  },
  {
    name: 'another word in a question',
    file: 'app/src/orders/manager/messages.ts',
    put: swap(
      'confirmDeleteOrder: (description: string) => `Are you sure you want',
      'confirmDeleteOrder: (description: string) => `Are you sure you wish',
    ),
    shows: ['popups-the-order-delete-order--ask'],
  },
  {
    name: 'toasts under popups',
    file: `${COMPONENTS}/Toaster/Toaster.css`,
    put: swap('z-index: 2500;', 'z-index: 25;'),
    shows: ['components-feedback-toaster--over-a-popup'],
  },
  {
    name: 'a card without round corners',
    file: `${COMPONENTS}/Card/Card.css`,
    put: swap('border-radius: var(--m-radius-panel);', 'border-radius: 0;'),
    // Protea has none.
    where: ({ brand }) => brand !== 'protea',
    shows: ['components-layout-card--playground'],
  },
  {
    name: 'a status icon of 15 px',
    file: `${COMPONENTS}/StatusLabel/StatusLabel.tsx`,
    put: swap('width="16" height="16" viewBox="0 0 16 16"', 'width="15" height="15" viewBox="0 0 16 16"'),
    shows: ['components-identity-statuslabel--all'],
  },
  {
    name: 'an empty state with more room between its lines',
    file: `${COMPONENTS}/EmptyState/State.css`,
    put: swap('gap: var(--m-space-050);', 'gap: var(--m-space-075);'),
    shows: ['components-feedback-emptystate--empty-with-hint'],
  },
  {
    name: 'a progress track 1 px thinner',
    file: `${COMPONENTS}/ProgressBar/ProgressBar.css`,
    put: swap('height: 8px;', 'height: 7px;'),
    shows: ['components-feedback-progressbar--playground'],
  },
  {
    name: 'a bolder lock',
    file: `${COMPONENTS}/LockMark/LockMark.css`,
    put: swap('vertical-align: middle;', 'vertical-align: middle;\n  stroke-width: 2.4px;'),
    shows: ['components-identity-lockmark--playground'],
  },
  {
    name: 'another currency',
    file: 'app/src/settings/suppliers/SupplierCredit.tsx',
    put: swap('money(toCents(amount))} />', "money(toCents(amount)).replace('R', '$')} />"),
    shows: ['screens-settings-supplier-settings--selected'],
  },
  {
    name: 'a column 2 px wider',
    file: 'app/src/settings/roles/RolesGrid.tsx',
    put: swap('width: 84', 'width: 86'),
    shows: ['screens-settings-user-role-management--list-and-permissions'],
  },
  {
    name: 'a panel without its shadow',
    file: `${COMPONENTS}/Panel/Panel.css`,
    put: swap('box-shadow: var(--m-shadow-panel);', 'box-shadow: none;'),
    shows: [],
  },
  {
    name: 'initials that are lighter',
    file: `${COMPONENTS}/Avatar/Avatar.css`,
    put: swap('font-weight: 600;', 'font-weight: 400;'),
    shows: ['components-identity-avatar--initials'],
  },
];

/** Defects visible only when focused or hovered, or in another window, size or direction. */
const ELSEWHERE: readonly SeededDefect[] = [
  {
    name: 'no ring around a tile',
    file: `${COMPONENTS}/Tile/Tile.css`,
    put: add('.m-tile:focus-visible { outline: 0; }'),
    where: inSetting('focused'),
    shows: ['screens-user-menu--read'],
  },
  {
    name: 'no ring around a segment',
    file: `${COMPONENTS}/SegmentedField/SegmentedField.css`,
    put: swap('outline: 2px solid var(--m-focus-ring', 'outline: 0 solid var(--m-focus-ring'),
    shows: ['components-fields-segmentedfield--chosen-by-keyboard'],
  },
  {
    name: 'a link that says nothing under the pointer',
    file: `${COMPONENTS}/TextLink/TextLink.css`,
    put: swap('text-decoration-thickness: 2px;', 'text-decoration-thickness: auto;'),
    where: inSetting('hovered', 'pressed'),
    shows: ['popups-ordering-a-product-quantity-selection--bonus'],
  },
  {
    name: 'a button that is pressed and looks as before',
    file: `${COMPONENTS}/Button/Button.css`,
    put: swap('filter: brightness(0.96);', 'filter: none;'),
    where: inSetting('pressed'),
    shows: ['components-actions-button--subtle'],
  },
  {
    name: 'more room in a badge from 1600 px up',
    file: `${COMPONENTS}/Badge/Badge.css`,
    put: add('@media (min-width: 1600px) { .m-badge { padding-inline: 9px; } }'),
    where: inSetting('wide'),
    shows: ['components-identity-badge--tones'],
  },
  {
    name: 'a place in the menu with more room at its left',
    file: `${COMPONENTS}/NavList/NavList.css`,
    put: swap('text-align: start;', 'text-align: start; padding-left: 20px;'),
    where: ({ setting }) => setting !== 'right-to-left',
    shows: ['components-navigation-navlist--playground'],
  },
  {
    name: 'a tick box that does not grow',
    file: `${COMPONENTS}/CheckboxField/CheckboxField.css`,
    put: swap('width: 18px;', 'width: calc(18px * 100vh / var(--m-viewport-height, 100vh));'),
    where: inSetting('enlarged'),
    shows: ['components-fields-checkboxfield--on'],
  },
];

export const SEEDED_DEFECTS: readonly SeededDefect[] = [...IN_THEMES, ...AT_REST, ...ELSEWHERE];

/** A play that fails, seeded into a copy of the sources; only its story becomes broken. */
export const FAILING_PLAY = {
  name: 'a play that fails',
  story: 'components-feedback-announcer--polite',
  file: `${COMPONENTS}/Announcer/Announcer.stories.tsx`,
  put: swap("toBe('332 products')", "toBe('331 products')"),
};

/** Stories that show defects; a sample always includes them. */
export const SEEDED_IN: readonly string[] = [
  ...new Set([...SEEDED_DEFECTS.flatMap(({ shows }) => shows), FAILING_PLAY.story]),
];
