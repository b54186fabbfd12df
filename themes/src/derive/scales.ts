import type { BrandTokens, Scales } from '../contract.ts';
import type { PaperStyle } from './inputs.ts';

const step = (size: number, line: number) => ({ size: `${size}px`, line: `${line}px` });

/** Default scales, for working eight hours a day with rows 30 px high. */
export const SCALES: Scales = {
  text: {
    xs: step(12, 16),
    sm: step(13, 18),
    md: step(14, 20),
    lg: step(15, 22),
    xl: step(16, 22),
    '2xl': step(18, 26),
    '3xl': step(20, 28),
    '4xl': step(28, 36),
  },
  space: {
    '025': '2px',
    '050': '4px',
    '075': '6px',
    '100': '8px',
    '125': '10px',
    '150': '12px',
    '175': '14px',
    '200': '16px',
    '250': '20px',
    '300': '24px',
    '400': '32px',
    '500': '40px',
  },
  control: { xs: '24px', sm: '28px', md: '32px', lg: '36px', xl: '40px' },
};

/** Default motion. */
export const MOTION: BrandTokens['motion'] = {
  enter: '120ms',
  leave: '120ms',
  flash: '1200ms',
  spin: '800ms',
  sweep: '1400ms',
  breathe: '1600ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  travel: '4px',
  grow: '1',
};

/** Default line widths. */
export const LINES: BrandTokens['line'] = {
  button: '1px',
  popup: '1px',
  topBar: '1px',
  tab: '2px',
  panelHeading: '1px',
  panel: '1px',
  title: '0px',
};
export const ICON: BrandTokens['icon'] = { stroke: '2px', cap: 'round', join: 'round' };
export const SPACING: BrandTokens['spacing'] = { page: '24px', card: '12px', gap: '16px', popup: '20px' };
export const DIGIT: BrandTokens['numeral'] = { size: '18px', line: '26px', weight: '600' };
export const LABEL: Pick<BrandTokens['font'], 'labelTransform' | 'labelCaps' | 'features' | 'headingFeatures'> = {
  labelTransform: 'none',
  labelCaps: 'normal',
  features: 'normal',
  headingFeatures: 'normal',
};

/** Default style of printed pages. */
export const PAPER: PaperStyle = { head: 'rule', rows: 'striped', headings: 'line' };
