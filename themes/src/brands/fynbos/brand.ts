import type { BrandInputs } from '../../derive/inputs.ts';

/** Modern and airy: violet on cool white, outlined secondary buttons, an accent line under a white bar. */
export const fynbos: BrandInputs = {
  accent: { light: '#6d3fb0', dark: '#b394ec' },
  darkSolid: 'bright',
  neutral: { hue: 292, chroma: 0.01 },
  radius: { control: '8px', button: '8px', panel: '12px', popup: '14px', tab: '8px', pill: '999px' },
  line: { topBar: '1px', tab: '2px', panel: '0px' },
  icon: { stroke: '1.25px' },
  spacing: { page: '40px', card: '20px', gap: '28px', popup: '28px' },
  numeral: { size: '40px', line: '50px', weight: '300' },
  text: { '3xl': { size: '24px', line: '32px' }, '4xl': { size: '38px', line: '48px' } },
  darkGround: { lightness: 0.17, chroma: 0.035, hue: 300 },
  charts: { chroma: 0.12, hues: [300, 200, 140, 60, 340, 255] },
  entrance: 'open',
  font: {
    body: "'Manrope Variable', 'Manrope', system-ui, sans-serif",
    heading: "'Manrope Variable', 'Manrope', system-ui, sans-serif",
    headingWeight: '400',
    headingTracking: '-0.02em',
    buttonWeight: '600',
    labelTransform: 'uppercase',
    labelTracking: '0.06em',
    sizeAdjust: 'none',
  },
  // Slides in slowly from below; leaves at once.
  motion: { enter: '240ms', leave: '0ms', ease: 'cubic-bezier(0.16, 1, 0.3, 1)', travel: '12px', grow: '1' },
  picture: { motif: 'stems' },
  scene: 'fine',
  paper: { head: 'air', rows: 'ruled' },
  topBar: { kind: 'underlined' },
  secondary: 'accentOutline',
  tabs: 'underline',
  panelHeading: 'accentLine',
  elevation: 'deep',
};
