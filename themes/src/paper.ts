import type { BrandName } from './brands.ts';
import type { Color } from './contract.ts';
import { paperAccents } from './paperAccents.ts';
import { GREYS } from './paperGreys.ts';

/** The colours of printed pages: on white, whatever the mode of the screen. */
export interface Paper {
  /** The brand's. For lines and shapes. */
  accent: Color;
  ink: Color;
  /** Labels and what is read second; 4.5:1 on `stripe` too. */
  quiet: Color;
  line: Color;
  /** Every second row. */
  stripe: Color;
}

/** A brand on paper. */
export const paperOf = (brand: BrandName): Paper => ({ ...GREYS, accent: paperAccents[brand] });
