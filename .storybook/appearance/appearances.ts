/** Values of a brand in one mode that Storybook's own windows use. */
export interface Appearance {
  page: string;
  panel: string;
  field: string;
  hover: string;
  text: string;
  mutedText: string;
  border: string;
  controlBorder: string;
  /** Fill of the strongest control. */
  solid: string;
  /** Text and icons in the brand's colour. */
  accent: string;
  /** Carries white text and stands out from the page; between `solid` and `accent`. */
  mark: string;
  /** Pixels. */
  radius: number;
  font: string;
}

/** Values by brand and mode. */
export type Appearances = Record<string, Record<string, Appearance>>;

/** Id of the element, in both windows, that holds the values. */
export const APPEARANCES_ELEMENT = 'mortar-appearances';

/** Reads the values that `tokens.ts` wrote into the page. */
export function readAppearances(): Appearances {
  const text = document.getElementById(APPEARANCES_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as Appearances) : {};
}
