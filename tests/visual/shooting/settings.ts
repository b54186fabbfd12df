import type { Page } from 'playwright-core';
import { TEXT_SPACING } from '../../stories/textSpacing.ts';
import type { Setting } from '../stories/combinations.ts';

/** Shows a page as somebody set it for themselves. @returns how to undo it */
export async function setUp(page: Page, setting: Setting): Promise<() => Promise<void>> {
  if (setting === 'spaced') {
    const style = await page.addStyleTag({ content: TEXT_SPACING });
    return () => style.evaluate((node) => (node as Element).remove());
  }
  const colorScheme = setting === 'forced-dark' ? 'dark' : 'light';
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  return () => page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}
