import type { BrandName } from './brands.ts';
import type { Color } from './contract.ts';
import type { PaperStyle } from './derive/inputs.ts';
import { inputs } from './inputs.ts';

/** The colours of printed pages: on white, whatever the mode of the screen. */
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

const STYLE: PaperStyle = { head: 'rule', rows: 'striped', headings: 'line' };
const GREYS = { ink: '#1b2024', ground: '#ffffff', quiet: '#565d63', line: '#c9d0d5', stripe: '#f6f8f9' } as const;

/** A brand on paper. Fetched where something is printed: it brings every brand's inputs along. */
export const paperOf = (brand: BrandName): Paper => ({
  ...GREYS,
  ...STYLE,
  ...inputs[brand].paper,
  accent: inputs[brand].accent.light,
});
