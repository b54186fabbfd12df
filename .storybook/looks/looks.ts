/** What Storybook's own windows wear of a brand in one mode. */
export interface Look {
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
  /** Between the two: what carries white letters, and stands out from the page. */
  mark: string;
  /** In pixels. */
  radius: number;
  font: string;
}

/** Every brand's look in every mode. */
export type Looks = Record<string, Record<string, Look>>;

/** The element of both windows that the looks stand in. */
export const LOOKS_ELEMENT = 'mortar-looks';

/** The looks that the page brought along (`tokens.ts` wrote them). */
export function readLooks(): Looks {
  const text = document.getElementById(LOOKS_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as Looks) : {};
}
