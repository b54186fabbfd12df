import { WIDE_WINDOW, WINDOW } from '../../../.storybook/modes.ts';
import { TEXT_SPACING } from '../../stories/textSpacing.ts';
import type { Setting } from '../stories/combinations.ts';
import { type Forced, force, release } from './force.ts';
import type { Studio } from './studio.ts';

/** Puts globals of the toolbar on, as `dress` does. */
type Wear = (globals: Record<string, unknown>) => Promise<void>;

/** How to undo what was set. */
type Undo = () => Promise<void>;

type SetUp = (studio: Studio, wear: Wear) => Promise<Undo>;

const inColours =
  (colorScheme: 'light' | 'dark'): SetUp =>
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    return () => page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  };

const wearing =
  (on: Record<string, unknown>, off: Record<string, unknown>): SetUp =>
  async (_, wear) => {
    await wear(on);
    return () => wear(off);
  };

const touched =
  (states: Forced): SetUp =>
  async ({ page }) => {
    await page.evaluate(force, states);
    return () => page.evaluate(release);
  };

const SET_UPS: Record<Setting, SetUp> = {
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
  enlarged: wearing({ textSize: '200' }, { textSize: '100' }),
  'right-to-left': wearing({ direction: 'rtl' }, { direction: 'ltr' }),
  focused: touched(['focus', 'focus-visible', 'focus-within']),
  hovered: touched(['hover']),
  pressed: touched(['hover', 'active']),
};

/** Shows a page as it is set. @returns how to undo it */
export const setUp = (studio: Studio, setting: Setting, wear: Wear): Promise<Undo> => SET_UPS[setting](studio, wear);
