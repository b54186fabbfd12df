import type { Settings } from '@mortar/contract';
import type { CSSProperties } from 'react';

const COLOR = /^#[0-9a-f]{3}([0-9a-f]{3})?$/i;

/** A colour; in the dark a hue, as light and as strong as themes have a match there. */
const orHue = (color: string, hueOf: string, lightness: number, chroma: number) =>
  `light-dark(${color}, oklch(from ${hueOf} ${lightness} min(c, ${chroma}) h))`;

/**
 * The settings' colours of a search match, as variables that grids read; the brand's where they are not colours. In dark
 * mode their hues alone: what is legible on white paper is the brightest thing on a dark page.
 */
export function highlightStyle(
  settings: Pick<Settings, 'ordering_SearchHighlightColor' | 'ordering_SearchHighlightTextColor'>,
): CSSProperties {
  const { ordering_SearchHighlightColor: background, ordering_SearchHighlightTextColor: text } = settings;
  // Both or neither: half a pair may be illegible on the brand's other half.
  if (!COLOR.test(background) || !COLOR.test(text)) return {};
  return {
    '--m-grid-match-bg': orHue(background, background, 0.42, 0.09),
    '--m-grid-match-text': orHue(text, background, 0.96, 0.03),
  } as CSSProperties;
}
