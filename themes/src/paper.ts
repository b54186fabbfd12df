import type { BrandName } from './brands.ts';
import type { Color } from './contract.ts';
import type { PaperStyle } from './derive/inputs.ts';
import { GREYS } from './paperGreys.ts';
import { papers } from './papers.ts';

/** The colours of printed pages, on white, whatever the mode of the screen, and how they are made up. */
export interface Paper extends PaperStyle {
  /** The brand's. For lines and shapes. */
  accent: Color;
  ink: Color;
  /** The page itself, and words on `ink`. */
  ground: Color;
  /** Labels and what is read second; 4.5:1 on `stripe` too. */
  quiet: Color;
  line: Color;
  /** Every second row, where a brand has them. */
  stripe: Color;
}

/** A brand on paper. */
export const getPaper = (brand: BrandName): Paper => ({ ...GREYS, ...papers[brand] });
