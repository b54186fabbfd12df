import type { Color } from './contract.ts';
import { hex, type Lch, lch } from './derive/color.ts';
import type { BrandInputs } from './derive/inputs.ts';

const INTER = "'Inter Variable', 'Inter'";
const MANROPE = "'Manrope Variable', 'Manrope'";
const NUNITO = "'Nunito Sans Variable', 'Nunito Sans'";
const PLEX = "'IBM Plex Sans'";
const SERIF = "'Source Serif 4 Variable', 'Source Serif 4'";
const SANS = "'Source Sans 3 Variable', 'Source Sans 3'";

interface Type {
  heading: string;
  body: string;
  headingWeight: string;
}

/** Pairs of the faces that are shipped already, which no brand of the house has. */
const TYPES: readonly Type[] = [
  { heading: SERIF, body: INTER, headingWeight: '600' },
  { heading: MANROPE, body: SANS, headingWeight: '700' },
  { heading: NUNITO, body: INTER, headingWeight: '800' },
  { heading: PLEX, body: INTER, headingWeight: '600' },
  { heading: SERIF, body: PLEX, headingWeight: '600' },
  { heading: MANROPE, body: NUNITO, headingWeight: '700' },
];

/** Corners in pixels: control, panel, popup. */
const SHAPES = [
  [4, 6, 8],
  [10, 12, 16],
  [3, 4, 6],
  [14, 16, 20],
] as const;

/** A number that is the same for the same text: what a name chooses among looks. */
export const hashOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

const choose = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

const FACE_END = 'system-ui, sans-serif';
const endOf = (face: string) => (face === SERIF ? 'Georgia, serif' : FACE_END);
/** Source's faces are drawn small: they are set at the height of their neighbours. */
const adjustOf = (body: string) => (body === SANS ? '0.515' : body === NUNITO ? '0.515' : 'none');

const STATUS_HUES = { success: 152, warning: 72, danger: 24, info: 248 } as const;
const ROOM = 14;
const MIN_CHROMA = 0.06;
const SLATE = 255;

/** Statuses whose hue the accent takes are moved aside, so that "next step" and "failed" never look alike. */
function huesBeside(accentHue: number): NonNullable<BrandInputs['hues']> {
  const moved = Object.entries(STATUS_HUES).flatMap(([name, hue]) => {
    const apart = ((hue - accentHue + 540) % 360) - 180;
    if (Math.abs(apart) >= ROOM) return [];
    return [[name, (hue + (apart >= 0 ? ROOM - apart : -ROOM - apart) + 360) % 360] as const];
  });
  return Object.fromEntries(moved.map(([name, hue]) => [name, Math.round(hue)]));
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * The nearest colour that can carry a brand. A grey that marks a selected row would look like one that is locked: it
 * gets a breath of colour. What is almost white or black has no room for colour and is moved off the end.
 */
const clampAccent = ({ l, c, h }: Lch): Lch => ({
  l: clamp(l, 0.3, 0.75),
  c: Math.max(c, MIN_CHROMA),
  h: c < 0.005 ? SLATE : h,
});

/**
 * A whole brand from one colour: `derive` moves it in lightness where contrast asks for it. The name chooses type and
 * shape, so that two brands of one colour still differ.
 * @param accent any opaque colour, as hex
 */
export function brandFrom(name: string, accent: Color): BrandInputs {
  const own = clampAccent(lch(accent));
  const number = hashOf(name);
  const { heading, body, headingWeight } = choose(TYPES, number);
  const [control, panel, popup] = choose(SHAPES, number >>> 3);
  const hues = huesBeside(own.h);
  const px = (size: number) => `${size}px`;
  return {
    accent: {
      light: hex(own),
      dark: hex({ ...own, l: Math.max(own.l, 0.74), c: Math.min(own.c, 0.16) }),
    },
    darkSolid: 'bright',
    neutral: { hue: Math.round(own.h), chroma: 0.008 },
    ...(Object.keys(hues).length > 0 ? { hues } : {}),
    radius: {
      ...{ control: px(control), button: px(control), panel: px(panel), popup: px(popup), tab: px(control) },
      pill: '999px',
    },
    font: {
      body: `${body}, ${FACE_END}`,
      heading: `${heading}, ${endOf(heading)}`,
      headingWeight,
      headingTracking: '-0.008em',
      buttonWeight: '600',
      sizeAdjust: adjustOf(body),
    },
    topBar: { kind: choose(['tint', 'surface', 'underlined'], number >>> 5) },
    secondary: choose(['hairline', 'accentOutline', 'tint'], number >>> 7),
    tabs: choose(['underline', 'tint'], number >>> 9),
    panelHeading: choose(['plain', 'accentLine', 'sunken'], number >>> 10),
    lift: choose(['soft', 'deep'], number >>> 12),
  };
}
