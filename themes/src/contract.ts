/**
 * The tokens of a brand. Components may use only these roles; a brand that lacks one does not compile.
 *
 * Every role becomes a CSS custom property on `<html data-brand data-mode>`, named after its path: `color.surface.page`
 * is `--m-color-surface-page`, `radius.control` is `--m-radius-control`. Names in camelCase are written with hyphens:
 * `color.grid.rowHover` is `--m-color-grid-row-hover`.
 */

/** A CSS colour as hex: `#0f766e`, or `#0f766e1a` with transparency. */
export type Color = `#${string}`;

/** The roles of a palette: a `colorPalette` of Chakra UI v3. */
export interface Palette {
  /** Fill of the strongest control. */
  solid: Color;
  /** Text and icons on `solid`. */
  contrast: Color;
  /** Text and icons in the palette's colour on a surface. */
  fg: Color;
  /** Muted fill: a selected chip, a hovered ghost button. */
  muted: Color;
  /** Faintest fill: a notice's background. */
  subtle: Color;
  /** Fill of a pressed or hovered solid control. */
  emphasized: Color;
  focusRing: Color;
  /** Border that carries meaning: at least 3:1 against the surfaces. */
  border: Color;
}

export const PALETTES = ['accent', 'neutral', 'success', 'warning', 'danger', 'info'] as const;
export type PaletteName = (typeof PALETTES)[number];

/** A status that is always icon + word + colour: invoiced, partial, regretted, waiting. */
export interface StatusColors {
  fg: Color;
  /** Background of a row or label with this status; `fg` and `text.default` are legible on it. */
  bg: Color;
}

export interface ColorTokens {
  surface: {
    /** Page background. */
    page: Color;
    /** Panels and cards on the page. */
    panel: Color;
    /** Popups, popovers and menus. */
    raised: Color;
    /** Wells and grid headers. */
    sunken: Color;
    /** Fill of a text box. */
    field: Color;
    /** Backdrop of a popup; translucent. */
    scrim: Color;
  };
  text: {
    default: Color;
    muted: Color;
    placeholder: Color;
    /** Exempt from contrast, still legible. */
    disabled: Color;
    link: Color;
  };
  border: {
    /** Hairline between surfaces; decoration only. */
    default: Color;
    /** Outline of a control: at least 3:1 against its surface. */
    control: Color;
    /** Outline of floating elements. */
    popup: Color;
  };
  palette: Record<PaletteName, Palette>;
  status: { invoiced: StatusColors; partial: StatusColors; regretted: StatusColors; waiting: StatusColors };
  /** Row states look different from each other; text is legible on all of them. */
  grid: {
    row: Color;
    rowAlternate: Color;
    rowHover: Color;
    rowSelected: Color;
    /** The focused row. */
    rowActive: Color;
    rowLocked: Color;
    line: Color;
    headerText: Color;
    /** Background and text of a search match, unless the settings override them. */
    matchBg: Color;
    matchText: Color;
  };
  /**
   * The primary button in the brand's colour, with a visible border where the fill is faint, and the secondary button
   * in the brand's style: hairline, tint or outline.
   */
  button: {
    primaryBg: Color;
    primaryHover: Color;
    primaryText: Color;
    primaryBorder: Color;
    secondaryBg: Color;
    secondaryHover: Color;
    secondaryText: Color;
    secondaryBorder: Color;
  };
  tab: { text: Color; hoverBg: Color; activeText: Color; activeBg: Color; activeLine: Color };
  /** The heading strip of a panel. */
  panelHeading: { bg: Color; text: Color; line: Color };
  topBar: { bg: Color; text: Color; muted: Color; border: Color; hover: Color; focusRing: Color };
  /** Credit bar's fills (ruling 13). */
  credit: { low: Color; medium: Color; high: Color; over: Color; track: Color };
  /** Charts. Position, pattern or label also distinguish everything; colour is an aid. */
  chart: {
    /** Measured value: a bar, a line, a dot. */
    value: Color;
    /** Comparison value: an outline around it, a bar behind it. */
    compared: Color;
    /** Line of the average. */
    average: Color;
    /** Hairlines of the scale; decoration only. */
    rule: Color;
    /** Track of a bar; decoration only. */
    track: Color;
    /** Series of a chart, in order; each differs from every other with all types of colour vision. */
    series: { one: Color; two: Color; three: Color; four: Color; five: Color; rest: Color };
  };
}

/** Font size and line height in px. */
interface TextStep {
  size: string;
  line: string;
}

export const TEXT_STEPS = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;

/** In hundredths of a unit: `100` is 8 px, unless a brand says otherwise. */
export const SPACE_STEPS = [
  '025',
  '050',
  '075',
  '100',
  '125',
  '150',
  '175',
  '200',
  '250',
  '300',
  '400',
  '500',
] as const;

export const CONTROL_STEPS = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

/** Sizes and spacing. */
export interface Scales {
  /** `sm` is the working size: rows, labels, notes. */
  text: Record<(typeof TEXT_STEPS)[number], TextStep>;
  /** Paddings, margins and gaps, in px. */
  space: Record<(typeof SPACE_STEPS)[number], string>;
  /** Heights of controls and their bars, in px: `lg` is a field, `xs` the minimum target size. */
  control: Record<(typeof CONTROL_STEPS)[number], string>;
}

export interface BrandTokens extends Scales {
  color: ColorTokens;
  /** Lengths in px. */
  radius: { control: string; button: string; panel: string; popup: string; tab: string; pill: string };
  /** Widths of lines in px. */
  line: {
    button: string;
    popup: string;
    topBar: string;
    tab: string;
    panelHeading: string;
    /** Border of panels, cards and tiles; `0px` in a brand that separates them by space. */
    panel: string;
    /** Double rule under a page's title; `0px` in a brand without. */
    title: string;
  };
  /** Icon strokes: width on a 24 px square, ends and joins. */
  icon: { stroke: string; cap: 'round' | 'butt' | 'square'; join: 'round' | 'miter' };
  /** Spacing outside grids, in px: around a page, inside a card, between cards, and inside a popup. */
  spacing: { page: string; card: string; gap: string; popup: string };
  /** Prominent standalone numbers. */
  numeral: TextStep & { weight: string };
  font: {
    body: string;
    heading: string;
    mono: string;
    headingWeight: string;
    headingTracking: string;
    buttonWeight: string;
    /** Text style of a panel's heading: `text-transform`, `font-variant-caps` and `letter-spacing`. */
    labelTransform: 'none' | 'uppercase';
    labelCaps: 'normal' | 'all-small-caps';
    labelTracking: string;
    /** `font-feature-settings` of text, and of headings: a slashed zero, old-style figures. */
    features: string;
    headingFeatures: string;
    /** `font-size-adjust`: enlarges fonts with a small x-height, or `none`. */
    sizeAdjust: string;
  };
  shadow: { panel: string; popover: string; popup: string; drawer: string };
  motion: {
    /** Durations of entering and leaving. */
    enter: string;
    leave: string;
    /** Duration of the highlight after a change. */
    flash: string;
    /** Duration of one cycle of a progress indicator: a spinner, a progress bar, a skeleton. */
    spin: string;
    sweep: string;
    breathe: string;
    ease: string;
    /** Distance of an entering element, in px; `0px` without travel. */
    travel: string;
    /** Initial scale of an entering element; `1` without growth. */
    grow: string;
  };
  /** Sign-in and other standalone pages. CSS values, so that any two-part composition can be expressed. */
  entrance: {
    /** Grid columns of the page, and those of the form and the picture. */
    columns: string;
    formColumn: string;
    pictureColumn: string;
    /** Position of the form in its column: `place-self`. */
    place: string;
    /** Margin around the form, in px. */
    margin: string;
    /** Background of the form. */
    surface: Color | 'transparent';
    line: string;
    radius: string;
    /**
     * Whether there is a picture, the background it fades into, how it fills its area, and which corner is kept when
     * cropped.
     */
    picture: 'block' | 'none';
    ground: Color;
    fit: 'cover' | 'contain';
    anchor: string;
    /** Whether the brand's name is shown large over the picture, and its colour. */
    name: 'block' | 'none';
    nameColor: Color;
    nameSize: string;
  };
  /** Illustrations of empty states: pen, outlines, lines, two fills, and the motif on the background. */
  scene: {
    line: string;
    ink: Color | 'none';
    stroke: Color;
    fill: Color | 'none';
    tint: Color | 'none';
  } & Record<'scale' | 'rosette' | 'rings' | 'stems' | 'petals', 'inline' | 'none'>;
  /**
   * Adverts and banners: text set in the brand's template. CSS values, so that any background with text can be
   * expressed.
   */
  advert: {
    /** Background of the text, and its pattern: layers of `background`. */
    ground: Color;
    pattern: string;
    /** The part of the pattern allowed below text. Text is legible on it, on the background and in its window. */
    soft: Color;
    headline: Color;
    line: Color;
    /** Box around the text: its fill, corners and padding. */
    window: Color;
    windowRadius: string;
    windowPadding: string;
    /** Minimum height, and the margin between edges and text. */
    minHeight: string;
    margin: string;
    /** Position of the text (`place-self`), its width and alignment. */
    place: string;
    width: string;
    align: 'start' | 'center';
    transform: 'none' | 'uppercase';
    headlineSize: string;
    lineSize: string;
    /** Frame and its distance from the edges. */
    frame: string;
    frameInset: string;
    /** Shape of the picture next to the text: `clip-path`. */
    picture: string;
  };
  /** Visibility of each logo variant: `block` for the one that fits the background, `none` for the other. */
  logo: { page: LogoGround; topBar: LogoGround };
}

interface LogoGround {
  light: 'block' | 'none';
  dark: 'block' | 'none';
}

export type Mode = 'light' | 'dark';
export const MODES = ['light', 'dark'] as const satisfies readonly Mode[];
