import type { BrandInputs } from '../../derive/inputs.ts';

/** Ugly on purpose, for tests only: a value that a component wrote down by itself stands out here. */
export const wireframe: BrandInputs = {
  accent: { light: '#0000cc', dark: '#ffff00' },
  darkSolid: 'bright',
  neutral: { hue: 0, chroma: 0 },
  radius: { control: '17px', button: '0px', panel: '29px', popup: '23px', tab: '11px', pill: '3px' },
  line: { button: '3px', popup: '4px', topBar: '5px', tab: '6px', panelHeading: '4px' },
  font: {
    body: "'Courier New', monospace",
    heading: "'Comic Sans MS', cursive",
    headingWeight: '400',
    headingTracking: '0.1em',
    buttonWeight: '400',
    sizeAdjust: 'none',
  },
  topBar: { kind: 'tint' },
  secondary: 'heavyOutline',
  tabs: 'solid',
  panelHeading: 'heavyLine',
  lift: 'outline',
};
