import { WIDE_WINDOW, WINDOW } from '../../../.storybook/modes.ts';
import type { Combination, Setting, TouchSetting } from '../../stories/combinations.ts';
import { TEXT_SPACING } from '../../stories/textSpacing.ts';
import { type Forced, force, release } from './force.ts';
import type { Studio } from './studio.ts';

type Undo = () => Promise<void>;

type SetUp = (studio: Studio) => Promise<Undo>;

/** Default toolbar globals. */
const USUAL_GLOBALS = { textSize: '100', direction: 'ltr' };

/** Settings in the toolbar, applied with brand and mode. */
const OTHER_GLOBALS: Partial<Record<Setting, Partial<typeof USUAL_GLOBALS>>> = {
  enlarged: { textSize: '200' },
  'right-to-left': { direction: 'rtl' },
};

/** Returns the toolbar globals of a combination. */
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

/** Settings that force a state on all elements of a page. */
const TOUCHES: Record<TouchSetting, SetUp> = {
  focused: touched(['focus', 'focus-visible', 'focus-within']),
  hovered: touched(['hover']),
  pressed: touched(['hover', 'active']),
};

/** Settings of the browser or the page. */
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

/** Returns whether a setting changes width, font or direction. */
export const isLaidOutAgain = ({ setting }: Combination): boolean => LAID_OUT_AGAIN.has(setting);

/** Returns whether a setting forces a focus or pointer state. */
export const isTouched = ({ setting }: Combination): boolean => setting !== undefined && setting in TOUCHES;

/**
 * Applies a setting that the toolbar does not have.
 * @returns a function that reverts it, if there is one
 */
export const setUp = (studio: Studio, setting: Setting): Promise<Undo> | undefined => SET_UPS[setting]?.(studio);
