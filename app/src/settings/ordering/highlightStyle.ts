import type { Settings } from '@mortar/contract';
import type { CSSProperties } from 'react';

const COLOR = /^#[0-9a-f]{3}([0-9a-f]{3})?$/i;

/** The settings' colours of a search match, as variables that grids read; the brand's where they are not colours. */
export function highlightStyle(
  settings: Pick<Settings, 'ordering_SearchHighlightColor' | 'ordering_SearchHighlightTextColor'>,
): CSSProperties {
  const { ordering_SearchHighlightColor: background, ordering_SearchHighlightTextColor: text } = settings;
  // Both or neither: half a pair may be illegible on the brand's other half.
  if (!COLOR.test(background) || !COLOR.test(text)) return {};
  return { '--m-grid-match-bg': background, '--m-grid-match-text': text } as CSSProperties;
}
