import type { BrandTokens, Color, Mode } from '../contract.ts';

type DeepPartial<T> = { [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K] };
export type Overrides = DeepPartial<BrandTokens>;

/** Colours of a brand's pictures. */
export interface Inks {
  /** Background. */
  ground: Color;
  /** The brand's colour in three depths. */
  strong: Color;
  middle: Color;
  faint: Color;
  /** Fine lines. */
  ink: Color;
}

/** Motif of a brand's pictures: a measuring scale, leaves, growth rings, stems, or petals. */
export type Motif = 'scale' | 'rosette' | 'rings' | 'stems' | 'petals';

/** Style of printed pages. */
export interface PaperStyle {
  /**
   * Separator of the letterhead: a rule (`rule`), a hairline with scale ticks (`scale`), leaves from the page's corner
   * (`leaf`), a double rule (`double`), a short hairline with space (`air`), or a black bar at the edge (`bar`).
   */
  head: 'rule' | 'scale' | 'leaf' | 'double' | 'air' | 'bar';
  /** Separation of table rows. */
  rows: 'striped' | 'ruled';
  /** Table headings: over a line, or white on black. */
  headings: 'line' | 'solid';
}

/**
 * Composition of the sign-in page: a card on the page (`card`), the form next to a picture (`beside`), a card in front
 * of a picture that rises behind it (`risen`), a band with the picture over a third (`band`), the form low on a full
 * picture (`open`), or two halves, one with the name set large (`halves`).
 */
export type Composition = 'card' | 'beside' | 'risen' | 'band' | 'open' | 'halves';

/** Text style of panel headings, and font features. */
type Label = 'labelTransform' | 'labelCaps' | 'labelTracking' | 'features' | 'headingFeatures';

/** The inputs that define a brand; `derive` computes the rest. */
export interface BrandInputs {
  /** The colour of the next step, for each mode. Its lightness changes where contrast needs it. */
  accent: { light: Color; dark: Color };
  /** Solid buttons in dark mode: bright with dark text, or deep with white text. */
  darkSolid: 'bright' | 'deep';
  /**
   * Solid buttons in light mode; default deep. A bright one keeps the accent, with a border visible on white; text and
   * marks use a deep shade of its hue.
   */
  lightSolid?: 'bright' | 'deep';
  /** Tint of greys: hue in degrees, chroma 0 (none) to 0.03 (coloured paper). */
  neutral: { hue: number; chroma: number };
  /** Status hues, where the defaults are too close to the accent. */
  hues?: Partial<Record<'success' | 'warning' | 'danger' | 'info', number>>;
  radius: BrandTokens['radius'];
  line?: Partial<BrandTokens['line']>;
  font: Omit<BrandTokens['font'], 'mono' | Label> & Partial<Pick<BrandTokens['font'], Label>>;
  topBar: { kind: 'surface' | 'tint' | 'underlined' } | { kind: 'solid'; light: Color; dark: Color };
  /** Style of secondary buttons. */
  secondary: 'hairline' | 'tint' | 'accentOutline' | 'heavyOutline';
  /** Style of the selected tab. */
  tabs: 'underline' | 'tint' | 'solid';
  panelHeading: 'plain' | 'sunken' | 'accentLine' | 'heavyLine';
  /** Deviations from the defaults (`scales.ts`). */
  text?: Partial<BrandTokens['text']>;
  space?: Partial<BrandTokens['space']>;
  control?: Partial<BrandTokens['control']>;
  motion?: Partial<BrandTokens['motion']>;
  icon?: Partial<BrandTokens['icon']>;
  spacing?: Partial<BrandTokens['spacing']>;
  numeral?: Partial<BrandTokens['numeral']>;
  /** Composition of the sign-in page; default a card on the page. */
  entrance?: Composition;
  /** Dark mode surfaces that differ from the greys, in OKLCH; the lightness is the page's. */
  darkGround?: { lightness: number; chroma: number; hue: number };
  /** Chart hues in order, if chosen by hand; otherwise the solver chooses. */
  charts?: { chroma: number; hues: readonly number[] };
  /** The sign-in picture; inks default to the theme's. */
  picture?: { motif: Motif; inks?: Partial<Record<Mode, Partial<Inks>>> };
  /**
   * Style of illustrations: pen with one filled part (`drawn`), tints (`tinted`), lines only (`fine`), or blocks
   * (`blocks`).
   */
  scene?: 'drawn' | 'tinted' | 'fine' | 'blocks';
  /** Style of printed pages; default a rule in the brand's colour and striped rows. */
  paper?: Partial<PaperStyle>;
  /** Elevation of floating elements: soft or deep shadow, or an outline. */
  elevation: 'soft' | 'deep' | 'outline';
  overrides?: { light?: Overrides; dark?: Overrides };
}
