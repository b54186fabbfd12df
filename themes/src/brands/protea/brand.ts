import type { BrandInputs } from '../../derive/inputs.ts';

/** Bold, high in contrast: crimson with charcoal, square, heavy headings and heavy outlines. */
export const protea: BrandInputs = {
  accent: { light: '#b3153f', dark: '#e0325f' },
  darkSolid: 'deep',
  neutral: { hue: 20, chroma: 0.004 },
  hues: { danger: 38, warning: 80 },
  radius: { control: '0px', button: '0px', panel: '0px', popup: '0px', tab: '0px', pill: '0px' },
  line: { button: '2px', popup: '2px', tab: '3px', panelHeading: '2px' },
  font: {
    body: "'IBM Plex Sans', system-ui, sans-serif",
    heading: "'IBM Plex Sans', system-ui, sans-serif",
    headingWeight: '700',
    headingTracking: '-0.01em',
    buttonWeight: '600',
    sizeAdjust: 'none',
  },
  // No easing: it is there.
  motion: { enter: '80ms', leave: '80ms', ease: 'cubic-bezier(0, 0, 1, 1)', travel: '0px', grow: '1' },
  picture: {
    motif: 'petals',
    inks: {
      light: { ground: '#161314', strong: '#d3224f', middle: '#8e1436', faint: '#3a2026' },
      dark: { ground: '#0b0a0a', strong: '#e02a5a', middle: '#8e1436', faint: '#2e181d' },
    },
  },
  topBar: { kind: 'solid', light: '#22201f', dark: '#000000' },
  secondary: 'heavyOutline',
  tabs: 'solid',
  panelHeading: 'heavyLine',
  lift: 'outline',
  overrides: {
    light: { color: { border: { popup: '#22201f' } } },
    dark: { color: { border: { popup: '#8d8886' } } },
  },
};
