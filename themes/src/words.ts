import type { BrandTokens } from './contract.ts';
import type { BrandInputs, Composition, Motif, PaperStyle } from './derive/inputs.ts';

// Defines how a company described by a word (calm, lively, clinical, warm) is set, composed and animated. Words share
// no composition or typeface, so that two brands with one colour look different.

const INTER = "'Inter Variable', 'Inter'";
const MANROPE = "'Manrope Variable', 'Manrope'";
const NUNITO = "'Nunito Sans Variable', 'Nunito Sans'";
const PLEX = "'IBM Plex Sans'";
const SERIF = "'Source Serif 4 Variable', 'Source Serif 4'";
const SANS = "'Source Sans 3 Variable', 'Source Sans 3'";

const FALLBACKS = 'system-ui, sans-serif';
export const fontStack = (family: string): string => `${family}, ${family === SERIF ? 'Georgia, serif' : FALLBACKS}`;
/** Returns `font-size-adjust`: Source and Nunito have a small x-height and are enlarged to match the other fonts. */
export const getSizeAdjust = (body: string): string => (body === SANS || body === NUNITO ? '0.515' : 'none');

interface Type {
  heading: string;
  body: string;
  headingWeight: string;
}

/** Properties shared by all brands of a word, and lists that the name selects from. */
export interface Character {
  types: readonly Type[];
  /** Corner radii in px: control, button, panel, popup. */
  shapes: readonly (readonly [control: number, button: number, panel: number, popup: number])[];
  doors: readonly { entrance: Composition; motif: Motif }[];
  topBars: readonly ('surface' | 'tint' | 'underlined' | 'solid')[];
  secondaries: readonly BrandInputs['secondary'][];
  tabs: readonly BrandInputs['tabs'][];
  headings: readonly BrandInputs['panelHeading'][];
  elevation: BrandInputs['elevation'];
  /** Tint of greys; uses the accent's hue unless the word has one. */
  paper: { hue?: number; chroma: number };
  dark: { lightness: number; chroma: number };
  label: Partial<Pick<BrandTokens['font'], 'labelTransform' | 'labelCaps' | 'labelTracking' | 'features'>>;
  headingFeatures?: string;
  headingTracking: string;
  line: Partial<BrandTokens['line']>;
  icon: BrandTokens['icon'];
  spacing: BrandTokens['spacing'];
  numeral: BrandTokens['numeral'];
  scene: NonNullable<BrandInputs['scene']>;
  print: PaperStyle;
  text?: Partial<BrandTokens['text']>;
  motion: Partial<BrandTokens['motion']>;
}

export const WORDS = ['calm', 'lively', 'clinical', 'warm'] as const;
export type Word = (typeof WORDS)[number];

const PILL = 999;

export const CHARACTERS: Readonly<Record<Word, Character>> = {
  calm: {
    types: [
      { heading: MANROPE, body: SANS, headingWeight: '500' },
      { heading: SERIF, body: MANROPE, headingWeight: '400' },
      { heading: MANROPE, body: INTER, headingWeight: '400' },
    ],
    shapes: [
      [8, 8, 12, 14],
      [10, 10, 14, 18],
      [6, 6, 10, 12],
    ],
    doors: [
      { entrance: 'open', motif: 'stems' },
      { entrance: 'open', motif: 'scale' },
    ],
    topBars: ['underlined', 'surface'],
    secondaries: ['accentOutline', 'hairline'],
    tabs: ['underline'],
    headings: ['accentLine', 'plain'],
    elevation: 'soft',
    paper: { chroma: 0.012 },
    dark: { lightness: 0.175, chroma: 0.02 },
    label: { labelTransform: 'uppercase', labelTracking: '0.05em' },
    headingTracking: '-0.015em',
    line: { panel: '0px' },
    icon: { stroke: '1.5px', cap: 'round', join: 'round' },
    spacing: { page: '36px', card: '20px', gap: '26px', popup: '26px' },
    numeral: { size: '36px', line: '46px', weight: '300' },
    scene: 'fine',
    print: { head: 'air', rows: 'ruled', headings: 'line' },
    text: { '3xl': { size: '22px', line: '30px' }, '4xl': { size: '34px', line: '44px' } },
    motion: { enter: '220ms', leave: '60ms', ease: 'cubic-bezier(0.16, 1, 0.3, 1)', travel: '8px', grow: '1' },
  },
  lively: {
    types: [
      { heading: NUNITO, body: INTER, headingWeight: '800' },
      { heading: MANROPE, body: NUNITO, headingWeight: '800' },
      { heading: NUNITO, body: PLEX, headingWeight: '900' },
    ],
    shapes: [
      [12, PILL, 16, 20],
      [14, 14, 18, 22],
      [10, PILL, 12, 24],
    ],
    doors: [
      { entrance: 'halves', motif: 'petals' },
      { entrance: 'risen', motif: 'rosette' },
      { entrance: 'halves', motif: 'rosette' },
    ],
    topBars: ['solid', 'tint'],
    secondaries: ['tint', 'heavyOutline'],
    tabs: ['tint', 'solid'],
    headings: ['plain'],
    elevation: 'deep',
    paper: { chroma: 0.01 },
    dark: { lightness: 0.16, chroma: 0.026 },
    label: {},
    headingTracking: '-0.012em',
    line: { button: '2px', tab: '3px', panel: '0px' },
    icon: { stroke: '2.25px', cap: 'round', join: 'round' },
    spacing: { page: '28px', card: '16px', gap: '18px', popup: '22px' },
    numeral: { size: '30px', line: '38px', weight: '800' },
    scene: 'blocks',
    print: { head: 'bar', rows: 'striped', headings: 'solid' },
    text: { '4xl': { size: '34px', line: '44px' } },
    motion: { enter: '160ms', leave: '100ms', ease: 'cubic-bezier(0, 0.6, 0.2, 1)', travel: '6px', grow: '0.96' },
  },
  clinical: {
    types: [
      { heading: PLEX, body: INTER, headingWeight: '600' },
      { heading: INTER, body: PLEX, headingWeight: '600' },
      { heading: PLEX, body: SANS, headingWeight: '500' },
    ],
    shapes: [
      [3, 3, 4, 6],
      [4, 4, 6, 8],
      [2, 2, 3, 4],
    ],
    doors: [{ entrance: 'beside', motif: 'scale' }],
    topBars: ['surface', 'underlined'],
    secondaries: ['hairline'],
    tabs: ['underline', 'solid'],
    headings: ['sunken', 'heavyLine'],
    elevation: 'outline',
    paper: { chroma: 0.008 },
    dark: { lightness: 0.165, chroma: 0.008 },
    label: { features: "'zero'" },
    headingFeatures: "'zero'",
    headingTracking: '-0.01em',
    line: {},
    icon: { stroke: '1.75px', cap: 'butt', join: 'miter' },
    spacing: { page: '18px', card: '10px', gap: '10px', popup: '18px' },
    numeral: { size: '20px', line: '26px', weight: '600' },
    scene: 'drawn',
    print: { head: 'scale', rows: 'striped', headings: 'line' },
    motion: { enter: '90ms', leave: '90ms', ease: 'cubic-bezier(0.2, 0, 0, 1)', travel: '2px', grow: '1' },
  },
  warm: {
    types: [
      { heading: SERIF, body: INTER, headingWeight: '600' },
      { heading: SERIF, body: PLEX, headingWeight: '600' },
      { heading: SERIF, body: NUNITO, headingWeight: '700' },
    ],
    shapes: [
      [6, 6, 8, 10],
      [4, 4, 4, 6],
      [8, PILL, 12, 14],
    ],
    doors: [
      { entrance: 'band', motif: 'rings' },
      { entrance: 'band', motif: 'rosette' },
    ],
    topBars: ['tint', 'solid'],
    secondaries: ['tint', 'hairline'],
    tabs: ['underline', 'tint'],
    headings: ['plain', 'sunken'],
    elevation: 'soft',
    paper: { hue: 76, chroma: 0.018 },
    dark: { lightness: 0.185, chroma: 0.02 },
    label: { labelCaps: 'all-small-caps', labelTracking: '0.05em' },
    headingFeatures: "'onum'",
    headingTracking: '0',
    line: { title: '3px' },
    icon: { stroke: '1.5px', cap: 'round', join: 'miter' },
    spacing: { page: '26px', card: '14px', gap: '14px', popup: '22px' },
    numeral: { size: '26px', line: '34px', weight: '600' },
    scene: 'tinted',
    print: { head: 'double', rows: 'ruled', headings: 'line' },
    text: { '4xl': { size: '30px', line: '38px' } },
    motion: { enter: '190ms', leave: '150ms', ease: 'cubic-bezier(0.4, 0, 0.6, 1)', travel: '0px', grow: '1' },
  },
};
