import type { BrandTokens, Color, Mode } from '../contract.ts';

type DeepPartial<T> = { [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K] };
export type Overrides = DeepPartial<BrandTokens>;

/** What a brand's pictures are drawn in. */
export interface Inks {
  /** Behind everything. */
  ground: Color;
  /** The brand's own, in three depths. */
  strong: Color;
  middle: Color;
  faint: Color;
  /** Fine lines. */
  ink: Color;
}

/** What a brand's pictures are made of: a measuring scale, leaves, a trunk's rings, stems, or petals. */
export type Motif = 'scale' | 'rosette' | 'rings' | 'stems' | 'petals';

/** How printed pages are made up. */
export interface PaperStyle {
  /**
   * What parts the letterhead from the page: a rule (`rule`), a hairline with the ticks of a scale (`scale`), leaves from
   * the page's corner (`leaf`), a double rule (`double`), a short hairline and air (`air`), or a black bar at the edge (`bar`).
   */
  head: 'rule' | 'scale' | 'leaf' | 'double' | 'air' | 'bar';
  /** What parts rows of a table. */
  rows: 'striped' | 'ruled';
  /** How a table's headings stand: over a line, or white on black. */
  headings: 'line' | 'solid';
}

/**
 * How the door is composed: a card on the page (`card`), the form on the page beside a picture (`beside`), a card before
 * a picture that rises behind it (`risen`), a band of a third with the picture (`band`), the form low before a picture
 * over all (`open`), or two halves, one of them with the name set large (`halves`).
 */
export type Composition = 'card' | 'beside' | 'risen' | 'band' | 'open' | 'halves';

/** How names of panels are set, and which figures a face shows. */
type Label = 'labelTransform' | 'labelCaps' | 'labelTracking' | 'features' | 'headingFeatures';

/** The dozen decisions that make a brand; `derive` works out the rest. */
export interface BrandInputs {
  /** The colour that means "this is the next step", for each mode. Moved in lightness where contrast needs it. */
  accent: { light: Color; dark: Color };
  /** Strong buttons in dark mode: bright with dark text, or deep with white text. */
  darkSolid: 'bright' | 'deep';
  /**
   * The same in light mode; deep unless it says otherwise. A bright one is the accent as it is, within an edge that is
   * seen on white; text and marks are a deep shade of its hue.
   */
  lightSolid?: 'bright' | 'deep';
  /** The temperature of greys: hue in degrees, chroma 0 (none) to 0.03 (coloured paper). */
  neutral: { hue: number; chroma: number };
  /** Hues of the statuses where the usual ones come too near the accent. */
  hues?: Partial<Record<'success' | 'warning' | 'danger' | 'info', number>>;
  radius: BrandTokens['radius'];
  line?: Partial<BrandTokens['line']>;
  font: Omit<BrandTokens['font'], 'mono' | Label> & Partial<Pick<BrandTokens['font'], Label>>;
  topBar: { kind: 'surface' | 'tint' | 'underlined' } | { kind: 'solid'; light: Color; dark: Color };
  /** What the second button of a row looks like. */
  secondary: 'hairline' | 'tint' | 'accentOutline' | 'heavyOutline';
  /** How the open tab of a row is marked. */
  tabs: 'underline' | 'tint' | 'solid';
  /** What stands behind a panel's name. */
  panelHeading: 'plain' | 'sunken' | 'accentLine' | 'heavyLine';
  /** What differs from what serves most brands (`scales.ts`). */
  text?: Partial<BrandTokens['text']>;
  space?: Partial<BrandTokens['space']>;
  control?: Partial<BrandTokens['control']>;
  motion?: Partial<BrandTokens['motion']>;
  icon?: Partial<BrandTokens['icon']>;
  room?: Partial<BrandTokens['room']>;
  figure?: Partial<BrandTokens['figure']>;
  /** Where form and picture stand at the door; a card on the page in a brand that says nothing. */
  entrance?: Composition;
  /** Surfaces in dark mode, where they are another place than the greys say: OKLCH, the lightness that of the page. */
  darkGround?: { lightness: number; chroma: number; hue: number };
  /** Hues of a chart's parts, in their order, for a brand that chose them by eye; the solver chooses otherwise. */
  charts?: { chroma: number; hues: readonly number[] };
  /** The picture at the door; inks that it does not name are those of the theme. */
  picture?: { motif: Motif; inks?: Partial<Record<Mode, Partial<Inks>>> };
  /** How its small drawings are made: with a pen and one filled part (`drawn`), in tints (`tinted`), lines alone (`fine`), or blocks (`blocks`). */
  scene?: 'drawn' | 'tinted' | 'fine' | 'blocks';
  /** What its printed pages look like; a rule in its colour, and every second row in a tint, where a brand says nothing. */
  paper?: Partial<PaperStyle>;
  /** How strongly floating things are lifted: soft light, or an outline instead. */
  lift: 'soft' | 'deep' | 'outline';
  overrides?: { light?: Overrides; dark?: Overrides };
}
