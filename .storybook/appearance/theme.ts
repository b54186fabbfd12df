import { create } from 'storybook/theming';
import type { Appearance, Appearances } from './appearances.ts';

/** Brand and mode chosen in the toolbar. */
export interface Chosen {
  brand: string;
  mode: string;
}

const colours = (appearance: Appearance, mode: string) => ({
  colorPrimary: appearance.solid,
  colorSecondary: appearance.mark,
  appBg: appearance.page,
  appContentBg: appearance.panel,
  appPreviewBg: appearance.page,
  appHoverBg: appearance.hover,
  appBorderColor: appearance.border,
  appBorderRadius: appearance.radius,
  textColor: appearance.text,
  textInverseColor: appearance.page,
  textMutedColor: appearance.mutedText,
  barBg: appearance.panel,
  barTextColor: appearance.mutedText,
  barHoverColor: appearance.accent,
  barSelectedColor: appearance.accent,
  buttonBg: appearance.panel,
  buttonBorder: appearance.controlBorder,
  booleanBg: appearance.page,
  booleanSelectedBg: appearance.panel,
  inputBg: appearance.field,
  inputBorder: appearance.controlBorder,
  inputTextColor: appearance.text,
  inputBorderRadius: appearance.radius,
  base: mode === 'dark' ? ('dark' as const) : ('light' as const),
});

const BRAND = { brandTitle: 'Mortar storybook', brandTarget: '_self' };

/** Returns Storybook's theme for its own window. A theme that is not a brand uses the first brand's. */
export function getTheme(appearances: Appearances, { brand, mode }: Chosen, fonts: 'brand' | 'own') {
  const appearance = (appearances[brand] ?? Object.values(appearances)[0])?.[mode];
  if (!appearance) return create({ base: mode === 'dark' ? 'dark' : 'light', ...BRAND });
  return create({ ...colours(appearance, mode), ...(fonts === 'brand' && { fontBase: appearance.font }), ...BRAND });
}
