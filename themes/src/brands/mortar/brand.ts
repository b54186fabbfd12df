import type { BrandInputs } from '../../derive/inputs.ts';

/** Precise and quiet: teal on cool slate, hairlines, minimal rounding. */
export const mortar: BrandInputs = {
  accent: { light: '#0f766e', dark: '#2fb8aa' },
  darkSolid: 'bright',
  neutral: { hue: 240, chroma: 0.011 },
  radius: { control: '6px', button: '6px', panel: '8px', popup: '10px', tab: '6px', pill: '999px' },
  font: {
    body: "'Inter Variable', 'Inter', system-ui, sans-serif",
    heading: "'Inter Variable', 'Inter', system-ui, sans-serif",
    headingWeight: '600',
    headingTracking: '-0.012em',
    buttonWeight: '500',
    features: "'zero'",
    headingFeatures: "'zero'",
    sizeAdjust: 'none',
  },
  // Short, with 4 px of travel.
  motion: { enter: '120ms', leave: '120ms', ease: 'cubic-bezier(0.2, 0, 0, 1)', travel: '4px', grow: '1' },
  icon: { stroke: '1.75px' },
  numeral: { size: '22px', line: '28px', weight: '600' },
  darkGround: { lightness: 0.18, chroma: 0.015, hue: 240 },
  charts: { chroma: 0.1, hues: [185, 255, 75, 330, 125, 30] },
  entrance: 'beside',
  picture: { motif: 'scale', inks: { dark: { strong: '#1c8c81', middle: '#12665e', faint: '#123a38' } } },
  paper: { head: 'scale' },
  topBar: { kind: 'surface' },
  secondary: 'hairline',
  tabs: 'underline',
  panelHeading: 'plain',
  elevation: 'soft',
};
