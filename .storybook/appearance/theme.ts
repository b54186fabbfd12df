import { create } from 'storybook/theming';
import type { Appearance, Appearances } from './appearances.ts';

/** Brand and mode chosen in the toolbar. */
export interface Chosen {
  brand: string;
  mode: string;
}

const colours = (look: Appearance, mode: string) => ({
  colorPrimary: look.solid,
  colorSecondary: look.mark,
  appBg: look.page,
  appContentBg: look.panel,
  appPreviewBg: look.page,
  appHoverBg: look.hover,
  appBorderColor: look.border,
  appBorderRadius: look.radius,
  textColor: look.text,
  textInverseColor: look.page,
  textMutedColor: look.mutedText,
  barBg: look.panel,
  barTextColor: look.mutedText,
  barHoverColor: look.accent,
  barSelectedColor: look.accent,
  buttonBg: look.panel,
  buttonBorder: look.controlBorder,
  booleanBg: look.page,
  booleanSelectedBg: look.panel,
  inputBg: look.field,
  inputBorder: look.controlBorder,
  inputTextColor: look.text,
  inputBorderRadius: look.radius,
  base: mode === 'dark' ? ('dark' as const) : ('light' as const),
});

const BRAND = { brandTitle: 'Mortar storybook', brandTarget: '_self' };

/** Returns Storybook's theme for its own window. A theme that is not a brand uses the first brand's. */
export function getTheme(looks: Appearances, { brand, mode }: Chosen, fonts: 'brand' | 'own') {
  const look = (looks[brand] ?? Object.values(looks)[0])?.[mode];
  if (!look) return create({ base: mode === 'dark' ? 'dark' : 'light', ...BRAND });
  return create({ ...colours(look, mode), ...(fonts === 'brand' && { fontBase: look.font }), ...BRAND });
}
