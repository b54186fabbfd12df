import type { BrandTokens } from '../../contract.ts';
import type { BrandInputs } from '../../derive/inputs.ts';

const ADVERT: Partial<BrandTokens['advert']> = {
  pattern: 'repeating-linear-gradient(45deg, #8888cc 0 3px, transparent 3px 19px)',
  minHeight: '173px',
  windowRadius: '3px 61px',
  windowPadding: '29px 7px',
  margin: '5px 41px 47px 11px',
  place: 'end center',
  width: '73%',
  align: 'center',
  transform: 'uppercase',
  headlineSize: '27px',
  lineSize: '23px',
  frame: '9px dotted #0000cc',
  frameInset: '17px',
  picture: 'polygon(50% 0, 100% 100%, 0 100%)',
};

/** Ugly on purpose, for tests only: makes hard-coded values of components visible. */
export const wireframe: BrandInputs = {
  accent: { light: '#0000cc', dark: '#ffff00' },
  darkSolid: 'bright',
  neutral: { hue: 0, chroma: 0 },
  radius: { control: '17px', button: '0px', panel: '29px', popup: '23px', tab: '11px', pill: '3px' },
  line: { button: '3px', popup: '4px', topBar: '5px', tab: '6px', panelHeading: '4px', panel: '7px', title: '9px' },
  font: {
    body: "'Courier New', monospace",
    heading: "'Comic Sans MS', cursive",
    headingWeight: '400',
    headingTracking: '0.1em',
    buttonWeight: '400',
    labelTransform: 'uppercase',
    labelTracking: '0.3em',
    features: "'smcp'",
    headingFeatures: "'frac'",
    sizeAdjust: 'none',
  },
  text: {
    xs: { size: '12px', line: '23px' },
    sm: { size: '14px', line: '25px' },
    '4xl': { size: '47px', line: '61px' },
  },
  space: { '025': '1px', '050': '5px', '125': '11px', '175': '15px', '300': '31px', '500': '53px' },
  control: { xs: '31px', sm: '37px', md: '43px', lg: '49px', xl: '57px' },
  icon: { stroke: '4px', cap: 'square', join: 'miter' },
  spacing: { page: '7px', card: '3px', gap: '57px', popup: '43px' },
  numeral: { size: '51px', line: '67px', weight: '200' },
  darkGround: { lightness: 0.2, chroma: 0.04, hue: 330 },
  motion: { enter: '900ms', leave: '700ms', ease: 'linear', travel: '37px', grow: '0.7' },
  topBar: { kind: 'tint' },
  secondary: 'heavyOutline',
  tabs: 'solid',
  panelHeading: 'heavyLine',
  elevation: 'outline',
  overrides: {
    light: { advert: { ...ADVERT, ground: '#ddddff', window: '#ffffcc' } },
    dark: { advert: { ...ADVERT, ground: '#000044', window: '#330033' } },
  },
};
