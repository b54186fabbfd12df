import type { BrandInputs } from '../../derive/inputs.ts';

/** Bold, high in contrast: crimson with charcoal, square, heavy headings and outlines. */
export const protea: BrandInputs = {
  accent: { light: '#b3153f', dark: '#e0325f' },
  darkSolid: 'deep',
  neutral: { hue: 20, chroma: 0.004 },
  hues: { danger: 38, warning: 80 },
  radius: { control: '0px', button: '0px', panel: '0px', popup: '0px', tab: '0px', pill: '0px' },
  line: { button: '2px', popup: '2px', tab: '3px', panelHeading: '2px', panel: '2px' },
  icon: { stroke: '2.25px', cap: 'butt', join: 'miter' },
  spacing: { page: '32px', card: '12px', gap: '8px', popup: '16px' },
  numeral: { size: '30px', line: '38px', weight: '700' },
  text: {
    xl: { size: '18px', line: '24px' },
    '2xl': { size: '20px', line: '26px' },
    '3xl': { size: '24px', line: '30px' },
    '4xl': { size: '36px', line: '46px' },
  },
  darkGround: { lightness: 0.13, chroma: 0, hue: 0 },
  charts: { chroma: 0.1, hues: [15, 250, 80, 165, 320] },
  entrance: 'halves',
  font: {
    body: "'IBM Plex Sans', system-ui, sans-serif",
    heading: "'IBM Plex Sans', system-ui, sans-serif",
    headingWeight: '700',
    headingTracking: '-0.01em',
    buttonWeight: '600',
    sizeAdjust: 'none',
  },
  // Short and linear, without travel.
  motion: { enter: '80ms', leave: '80ms', ease: 'cubic-bezier(0, 0, 1, 1)', travel: '0px', grow: '1' },
  picture: {
    motif: 'petals',
    inks: {
      light: { ground: '#161314', strong: '#d3224f', middle: '#8e1436', faint: '#3a2026' },
      dark: { ground: '#0b0a0a', strong: '#e02a5a', middle: '#8e1436', faint: '#2e181d' },
    },
  },
  scene: 'blocks',
  paper: { head: 'bar', headings: 'solid' },
  topBar: { kind: 'solid', light: '#22201f', dark: '#000000' },
  secondary: 'heavyOutline',
  tabs: 'solid',
  panelHeading: 'heavyLine',
  elevation: 'outline',
  overrides: {
    light: { color: { border: { popup: '#22201f' } } },
    dark: { color: { border: { popup: '#8d8886' } } },
  },
};
