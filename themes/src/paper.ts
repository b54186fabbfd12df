import type { BrandName } from './brands.ts';
import type { Color } from './contract.ts';
import type { PaperStyle } from './derive/inputs.ts';
import { GREYS } from './paperGreys.ts';
import { papers } from './papers.ts';

/** Colours and style of printed pages, always on white. */
export interface Paper extends PaperStyle {
  /** The brand's accent, for lines and shapes. */
  accent: Color;
  ink: Color;
  /** The page, and text on `ink`. */
  ground: Color;
  /** Labels and secondary text; 4.5:1 on `stripe` too. */
  quiet: Color;
  line: Color;
  /** Every second row, for brands with striped rows. */
  stripe: Color;
}

/** Returns the print style of a brand. */
export const getPaper = (brand: BrandName): Paper => ({ ...GREYS, ...papers[brand] });
