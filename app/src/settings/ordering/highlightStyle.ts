import type { Settings } from '@mortar/contract';
import type { CSSProperties } from 'react';

const COLOR = /^#[0-9a-f]{3}([0-9a-f]{3})?$/i;

/** Colour; in dark mode its hue with the lightness and chroma of the themes. */
const orHue = (color: string, hueOf: string, lightness: number, chroma: number) =>
  `light-dark(${color}, oklch(from ${hueOf} ${lightness} min(c, ${chroma}) h))`;

/**
 * Returns the highlight colours of the settings as CSS variables for grids; the brand's if invalid. Dark mode uses only
 * their hue, because colours for white paper are too bright.
 */
export function highlightStyle(
  settings: Pick<Settings, 'ordering_SearchHighlightColor' | 'ordering_SearchHighlightTextColor'>,
): CSSProperties {
  const { ordering_SearchHighlightColor: background, ordering_SearchHighlightTextColor: text } = settings;
  // Both or neither, since mixed pairs may lack contrast.
  if (!COLOR.test(background) || !COLOR.test(text)) return {};
  return {
    '--m-grid-match-bg': orHue(background, background, 0.42, 0.09),
    '--m-grid-match-text': orHue(text, background, 0.96, 0.03),
  } as CSSProperties;
}
