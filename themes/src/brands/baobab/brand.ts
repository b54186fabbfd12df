import type { BrandInputs } from '../../derive/inputs.ts';

/** Traditional and earthy: terracotta on parchment, serif headings, nearly square corners, a bar of dark wood. */
export const baobab: BrandInputs = {
  accent: { light: '#a8481f', dark: '#e08a5c' },
  darkSolid: 'bright',
  neutral: { hue: 72, chroma: 0.016 },
  hues: { danger: 14, warning: 84 },
  radius: { control: '2px', button: '2px', panel: '2px', popup: '3px', tab: '2px', pill: '2px' },
  font: {
    body: "'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif",
    heading: "'Source Serif 4 Variable', 'Source Serif 4', Georgia, serif",
    headingWeight: '600',
    headingTracking: '0',
    buttonWeight: '600',
    labelCaps: 'all-small-caps',
    labelTracking: '0.05em',
    headingFeatures: "'onum'",
    sizeAdjust: '0.51',
  },
  // Fades only.
  motion: { enter: '200ms', leave: '160ms', ease: 'cubic-bezier(0.4, 0, 0.6, 1)', travel: '0px', grow: '1' },
  line: { title: '3px' },
  icon: { stroke: '1.5px', join: 'miter' },
  spacing: { page: '24px', card: '14px', gap: '12px', popup: '22px' },
  numeral: { size: '24px', line: '30px', weight: '600' },
  darkGround: { lightness: 0.18, chroma: 0.025, hue: 50 },
  charts: { chroma: 0.1, hues: [45, 90, 150, 230, 10, 310] },
  entrance: 'band',
  picture: {
    motif: 'rings',
    inks: {
      light: { ground: '#3d2a1f', strong: '#e0a273', ink: '#8d705c' },
      dark: { ground: '#2a1c14', strong: '#e08a5c', ink: '#6d5546' },
    },
  },
  paper: { head: 'double', rows: 'ruled' },
  topBar: { kind: 'solid', light: '#3b2519', dark: '#2b1b12' },
  secondary: 'hairline',
  tabs: 'underline',
  panelHeading: 'sunken',
  elevation: 'soft',
};
