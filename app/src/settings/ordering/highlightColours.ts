import type { Settings } from '@mortar/contract';
import { string } from 'yup';
import { messages } from './messages.ts';

type ColourKey = 'ordering_SearchHighlightColor' | 'ordering_SearchHighlightTextColor';

/** Colours of a form: null while invalid. */
export type HighlightValues = Record<ColourKey, string | null>;

/** Normalises a colour to `#rrggbb`; null if invalid. */
function hex(text: string): string | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Returns the initial colours; the brand's if the retailer has none. */
export function highlightValues(
  settings: Pick<Settings, ColourKey>,
  brand: { color: string; text: string },
): HighlightValues {
  return {
    ordering_SearchHighlightColor: hex(settings.ordering_SearchHighlightColor) ?? hex(brand.color),
    ordering_SearchHighlightTextColor: hex(settings.ordering_SearchHighlightTextColor) ?? hex(brand.text),
  };
}

/** Returns the brand's highlight colours from the page. */
export function brandHighlight(): { color: string; text: string } {
  const style = getComputedStyle(document.documentElement);
  return {
    color: style.getPropertyValue('--m-color-grid-match-bg'),
    text: style.getPropertyValue('--m-color-grid-match-text'),
  };
}

const color = string().nullable().required(messages.search.noColor);

/** Validation of both colours, for a form's schema. */
export const highlightSchema = { ordering_SearchHighlightColor: color, ordering_SearchHighlightTextColor: color };
