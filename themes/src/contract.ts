/**
 * What a brand must say. A component may use these roles and nothing else; a brand that lacks one does not compile.
 *
 * Every role becomes one CSS custom property on `<html data-brand data-mode>`, named after its place here:
 * `color.surface.page` is `--m-color-surface-page`, `radius.control` is `--m-radius-control`. Names in camelCase are
 * written with hyphens: `color.grid.rowHover` is `--m-color-grid-row-hover`.
 */

/** Any CSS colour, as hex: `#0f766e`, or `#0f766e1a` where something shows through. */
export type Color = `#${string}`;

/** The roles of a palette: what Chakra UI v3 calls a `colorPalette`. */
export interface Palette {
  /** Fill of the strongest control. */
  solid: Color;
  /** Text and icons on `solid`. */
  contrast: Color;
  /** Text and icons in the palette's colour on a surface. */
  fg: Color;
  /** Quiet fill: a selected chip, a hovered ghost button. */
  muted: Color;
  /** Quietest fill: a notice's background. */
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
    /** Behind everything. */
    page: Color;
    /** Panes and cards on the page. */
    panel: Color;
    /** Popups, popovers, menus: what floats. */
    raised: Color;
    /** Wells and grid headers: what lies deeper. */
    sunken: Color;
    /** Fill of a text box. */
    field: Color;
    /** Over the page behind a popup; translucent. */
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
    /** Outline of what floats. */
    popup: Color;
  };
  palette: Record<PaletteName, Palette>;
  status: { invoiced: StatusColors; partial: StatusColors; regretted: StatusColors; waiting: StatusColors };
  /** Row states look different from each other; texts are legible on all of them. */
  grid: {
    row: Color;
    rowAlternate: Color;
    rowHover: Color;
    rowSelected: Color;
    /** The row that has the keyboard. */
    rowActive: Color;
    rowLocked: Color;
    line: Color;
    headerText: Color;
    /** Behind and on a search match, unless the settings say otherwise. */
    matchBg: Color;
    matchText: Color;
  };
  /**
   * The coloured button of a row, in the brand's own colour: its edge is seen where the fill alone could hardly be. And
   * the second one, where a brand shows whether it likes hairlines, tints or outlines.
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
  /** The strip above a panel that carries its name. */
  panelHeading: { bg: Color; text: Color; line: Color };
  topBar: { bg: Color; text: Color; muted: Color; border: Color; hover: Color; focusRing: Color };
  /** Credit bar's fills (ruling 13). */
  credit: { low: Color; medium: Color; high: Color; over: Color; track: Color };
  /** Charts. What is drawn is told apart by place, pattern or label as well; colours are for the glance. */
  chart: {
    /** What is measured: a bar, a line, a dot. */
    value: Color;
    /** What it is compared with: an outline around it, a bar behind it. */
    compared: Color;
    /** A line across all: the average. */
    average: Color;
    /** Hairlines of the scale; decoration only. */
    rule: Color;
    /** What a bar runs in; decoration only. */
    track: Color;
    /** Parts of a whole, in the order in which they stand; each differs from every other for every kind of eye. */
    series: { one: Color; two: Color; three: Color; four: Color; five: Color; rest: Color };
  };
}

/** A size of text and the line it stands on, in px. */
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

/** How large things are and how far apart. */
export interface Scales {
  /** `sm` is what people work in: rows, labels, notes. */
  text: Record<(typeof TEXT_STEPS)[number], TextStep>;
  /** Paddings, margins and gaps, in px. */
  space: Record<(typeof SPACE_STEPS)[number], string>;
  /** Heights of what is pressed or typed into, and of the bars it stands in, in px: `lg` is a field, `xs` the least target. */
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
    /** Frame of what lies on a page: panels, cards, tiles. `0px` in a brand that parts them by space. */
    panel: string;
    /** Double rule under a page's title; `0px` in a brand without. */
    title: string;
  };
  /** How icons are drawn: the width of their strokes on a square of 24, and how those end and meet. */
  icon: { stroke: string; cap: 'round' | 'butt' | 'square'; join: 'round' | 'miter' };
  /** Room outside grids, in px: around a page, inside a card, between cards, and inside a popup. */
  room: { page: string; card: string; gap: string; popup: string };
  /** Numbers that stand by themselves, to be taken in at a glance. */
  figure: TextStep & { weight: string };
  font: {
    body: string;
    heading: string;
    mono: string;
    headingWeight: string;
    headingTracking: string;
    buttonWeight: string;
    /** How a panel's name is set: `text-transform`, `font-variant-caps` and `letter-spacing`. */
    labelTransform: 'none' | 'uppercase';
    labelCaps: 'normal' | 'all-small-caps';
    labelTracking: string;
    /** `font-feature-settings` of texts, and of headings: a slashed zero, old-style figures. */
    features: string;
    headingFeatures: string;
    /** `font-size-adjust`: brings faces with small letters up to the size of the others, or `none`. */
    sizeAdjust: string;
  };
  shadow: { panel: string; popover: string; popup: string; drawer: string };
  motion: {
    /** Durations of what comes and what goes. */
    enter: string;
    leave: string;
    /** How long what has just changed is lit. */
    flash: string;
    /** One turn of what says that something is under way: a spinner, a bar to and fro, a skeleton's breath. */
    spin: string;
    sweep: string;
    breathe: string;
    ease: string;
    /** How far what comes has to go, in px; `0px` in a brand where nothing travels. */
    travel: string;
    /** The size that what comes begins with, of its own: `1` in a brand where nothing grows. */
    grow: string;
  };
  /** The door: login, and what else stands alone on a page. Values of CSS, so that any composition of two parts can be said. */
  entrance: {
    /** Columns of the page, and those in which the form and the picture stand. */
    columns: string;
    formColumn: string;
    pictureColumn: string;
    /** Where in its column the form stands: `place-self`. */
    place: string;
    /** Around the form, in px: what lies between it and the edges. */
    margin: string;
    /** What the form stands on. */
    surface: Color | 'transparent';
    line: string;
    radius: string;
    /** Whether there is a picture, the ground that it fades into, how it fills its room, and which of its corners is kept. */
    picture: 'block' | 'none';
    ground: Color;
    fit: 'cover' | 'contain';
    anchor: string;
    /** Whether the brand's name is set large over the picture, and in what colour. */
    name: 'block' | 'none';
    nameColor: Color;
    nameSize: string;
  };
  /** Small drawings where there is nothing to show: pen, outlines, lines, two fills, and which motif lies on the ground. */
  scene: {
    line: string;
    ink: Color | 'none';
    stroke: Color;
    fill: Color | 'none';
    tint: Color | 'none';
  } & Record<'scale' | 'rosette' | 'rings' | 'stems' | 'petals', 'inline' | 'none'>;
  /** Adverts and banners: words set in the brand's template. Values of CSS, so that any ground with words on it can be said. */
  advert: {
    /** What the words are written on, and what is drawn on it: layers of `background`. */
    ground: Color;
    pattern: string;
    /** What of the drawing may lie under words. They are legible on it, on the ground and in their window. */
    soft: Color;
    headline: Color;
    line: Color;
    /** What the words alone stand in: its fill, its corners, and the room inside it. */
    window: Color;
    windowRadius: string;
    windowPadding: string;
    /** Least height, and the room between the edges and the words. */
    room: string;
    margin: string;
    /** Where the words stand (`place-self`), how wide they get, and how they are set. */
    place: string;
    width: string;
    align: 'start' | 'center';
    transform: 'none' | 'uppercase';
    headlineSize: string;
    lineSize: string;
    /** A line around everything, and how far from the edges. */
    frame: string;
    frameInset: string;
    /** How a picture beside the words is cut: `clip-path`. */
    picture: string;
  };
  /** Which picture of a logo is shown where: `block` for the one drawn for the ground it stands on, `none` for the other. */
  logo: { page: LogoGround; topBar: LogoGround };
}

interface LogoGround {
  light: 'block' | 'none';
  dark: 'block' | 'none';
}

export type Mode = 'light' | 'dark';
export const MODES = ['light', 'dark'] as const satisfies readonly Mode[];
