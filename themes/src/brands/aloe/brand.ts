import type { BrandInputs } from '../../derive/inputs.ts';

/** Fresh and friendly: leaf green on warm sand, everything rounded, tints instead of lines. */
export const aloe: BrandInputs = {
  accent: { light: '#3f7d20', dark: '#8ecb5f' },
  darkSolid: 'bright',
  neutral: { hue: 88, chroma: 0.02 },
  hues: { success: 162, warning: 66 },
  radius: { control: '12px', button: '999px', panel: '16px', popup: '20px', tab: '999px', pill: '999px' },
  font: {
    body: "'Nunito Sans Variable', 'Nunito Sans', system-ui, sans-serif",
    heading: "'Nunito Sans Variable', 'Nunito Sans', system-ui, sans-serif",
    headingWeight: '800',
    headingTracking: '-0.005em',
    buttonWeight: '700',
    sizeAdjust: '0.515',
  },
  line: { tab: '0px', panel: '0px' },
  icon: { stroke: '2px' },
  spacing: { page: '28px', card: '18px', gap: '20px', popup: '26px' },
  numeral: { size: '26px', line: '34px', weight: '800' },
  text: { '4xl': { size: '32px', line: '40px' } },
  darkGround: { lightness: 0.2, chroma: 0.022, hue: 130 },
  charts: { chroma: 0.1, hues: [135, 60, 200, 20, 285, 95] },
  entrance: 'risen',
  // Grows softly in place.
  motion: { enter: '180ms', leave: '140ms', ease: 'cubic-bezier(0, 0, 0.2, 1)', travel: '0px', grow: '0.98' },
  picture: { motif: 'rosette', inks: { dark: { strong: '#7bb84c', middle: '#5d9434', faint: '#2b3b1e' } } },
  scene: 'tinted',
  paper: { head: 'leaf' },
  topBar: { kind: 'tint' },
  secondary: 'tint',
  tabs: 'tint',
  panelHeading: 'plain',
  elevation: 'deep',
};
