import { WIDE_WINDOW, WINDOW } from '../../../.storybook/modes.ts';
import type { Combination, Setting, TouchSetting } from '../../stories/combinations.ts';
import { TEXT_SPACING } from '../../stories/textSpacing.ts';
import { type Forced, force, release } from './force.ts';
import type { Studio } from './studio.ts';

/** How to undo what was set. */
type Undo = () => Promise<void>;

type SetUp = (studio: Studio) => Promise<Undo>;

/** What the toolbar says where a setting does not say otherwise. */
const USUAL_GLOBALS = { textSize: '100', direction: 'ltr' };

/** Settings that the toolbar has: they are put on with brand and mode. */
const OTHER_GLOBALS: Partial<Record<Setting, Partial<typeof USUAL_GLOBALS>>> = {
  enlarged: { textSize: '200' },
  'right-to-left': { direction: 'rtl' },
};

/** What the toolbar says of a combination. */
export const getGlobals = ({ brand, mode, setting }: Combination) => ({
  brand,
  mode,
  ...USUAL_GLOBALS,
  ...(setting && OTHER_GLOBALS[setting]),
});

const inColours =
  (colorScheme: 'light' | 'dark'): SetUp =>
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    return () => page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  };

const touched =
  (states: Forced): SetUp =>
  async ({ page }) => {
    await page.evaluate(force, states);
    return () => page.evaluate(release);
  };

/** What touches all of a page at once. */
const TOUCHES: Record<TouchSetting, SetUp> = {
  focused: touched(['focus', 'focus-visible', 'focus-within']),
  hovered: touched(['hover']),
  pressed: touched(['hover', 'active']),
};

/** Settings that are the browser's or the page's. */
const SET_UPS: Partial<Record<Setting, SetUp>> = {
  'forced-light': inColours('light'),
  'forced-dark': inColours('dark'),
  async spaced({ page }) {
    const style = await page.addStyleTag({ content: TEXT_SPACING });
    return () => style.evaluate((node) => (node as Element).remove());
  },
  async wide({ page }) {
    await page.setViewportSize(WIDE_WINDOW);
    return () => page.setViewportSize(WINDOW);
  },
  ...TOUCHES,
};

const LAID_OUT_AGAIN: ReadonlySet<Setting | undefined> = new Set(['spaced', 'wide', 'enlarged', 'right-to-left']);

/** True where a page has another width, other letters or another direction than in the brands and modes. */
export const isLaidOutAgain = ({ setting }: Combination): boolean => LAID_OUT_AGAIN.has(setting);

/** True where a page stands as the keyboard or a pointer makes it. */
export const isTouched = ({ setting }: Combination): boolean => setting !== undefined && setting in TOUCHES;

/** Sets for a page what its toolbar does not have. @returns how to undo it, where there is something */
export const setUp = (studio: Studio, setting: Setting): Promise<Undo> | undefined => SET_UPS[setting]?.(studio);
