import type { Color } from './contract.ts';
import { hex, type Lch, lch } from './derive/color.ts';
import type { BrandInputs, Inks, Motif } from './derive/inputs.ts';
import { CHARACTERS, type Character, fontStack, getSizeAdjust, WORDS, type Word } from './words.ts';

type PictureInks = NonNullable<NonNullable<BrandInputs['picture']>['inks']>;

/** Returns a stable hash of a text, used to select variants by name. */
export const getHash = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

const choose = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** Returns the default word of a brand. */
export const getWord = (name: string): Word => choose(WORDS, getHash(name) >>> 14);

const STATUS_HUES = { success: 152, warning: 72, danger: 24, info: 248 } as const;
const MIN_HUE_DISTANCE = 14;
/** Chroma below which a colour is grey, with an arbitrary hue. */
const GREY = 0.03;
const SLATE = 255;
/** Lightness from which darkening a colour for white text changes its character. */
const BRIGHT = 0.68;

/** Moves the hues of statuses away from the accent's, so that "next step" and "failed" never look alike. */
function neighbourHues(accentHue: number): NonNullable<BrandInputs['hues']> {
  const moved = Object.entries(STATUS_HUES).flatMap(([name, hue]) => {
    const apart = ((hue - accentHue + 540) % 360) - 180;
    if (Math.abs(apart) >= MIN_HUE_DISTANCE) return [];
    return [[name, (hue + (apart >= 0 ? MIN_HUE_DISTANCE - apart : -MIN_HUE_DISTANCE - apart) + 360) % 360] as const];
  });
  return Object.fromEntries(moved.map(([name, hue]) => [name, Math.round(hue)]));
}

const clamp = (value: number, minimum: number, maximum: number) => Math.min(Math.max(value, minimum), maximum);

/** Returns the accent for dark mode: unchanged if bright, lighter if not, nearly white if black. */
function atNight(accent: Color): Color {
  const own = lch(accent);
  if (own.l >= BRIGHT) return accent;
  if (own.l < 0.3 && own.c < 0.06) return hex({ ...own, l: 0.9 });
  return hex({ ...own, l: 0.74, c: Math.min(own.c, 0.16) });
}

/** Raises the chroma of coloured accents to a minimum, because shades of a pale colour look muddy. */
const vivid = (own: Lch, minimum: number, maximum = 0.4): number =>
  own.c < GREY ? own.c : clamp(own.c, minimum, maximum);

/** Returns inks for a background in the brand's colour: shades of it. */
function inksOn(ground: Lch): Inks {
  const away = ground.l > 0.6 ? -1 : 1;
  const shade = (step: number, c: number): Color =>
    hex({ l: clamp(ground.l + away * step, 0.16, 0.97), c, h: ground.h });
  return {
    ground: hex(ground),
    strong: shade(0.72, ground.c * 0.5),
    middle: shade(0.24, vivid(ground, 0.1)),
    faint: shade(0.08, vivid(ground, 0.06)),
    ink: shade(0.4, ground.c * 0.8),
  };
}

/** Returns inks for dark mode: the brand's colour on a deep shade of it. */
function inksAtNight(accent: Color, lightness: number): Inks {
  const own = lch(accent);
  const shade = (l: number, c: number): Color => hex({ ...own, l, c: vivid(own, Math.min(c, 0.04), c) });
  return {
    ground: shade(lightness, 0.05),
    strong: atNight(accent),
    middle: shade(0.5, 0.12),
    faint: shade(0.34, 0.07),
    ink: shade(0.55, 0.07),
  };
}

/** Motifs made of areas; the others are lines, which must be visible on the page. */
const AREAS: readonly Motif[] = ['scale', 'rosette', 'petals'];

/** Returns inks where the theme's own colours would not show the brand's. */
function getInks({ entrance, motif }: Character['doors'][number], accent: Color): PictureInks {
  const own = lch(accent);
  const isBright = own.l >= BRIGHT;
  // A picture column has the brand's colour; a deep shade of it in dark mode.
  if (entrance === 'halves')
    return { light: inksOn({ ...own, l: Math.max(own.l, 0.2) }), dark: inksAtNight(accent, 0.25) };
  if (entrance === 'band') {
    const light = isBright ? own : { ...own, l: 0.3, c: Math.min(own.c * 0.6, 0.07) };
    return { light: inksOn(light), dark: inksAtNight(accent, 0.21) };
  }
  if (!isBright || !AREAS.includes(motif)) return {};
  const shade = (l: number, c: number): Color => hex({ ...own, l, c });
  return { light: { strong: accent, middle: shade(own.l - 0.14, vivid(own, 0.1)), faint: shade(0.95, own.c / 4) } };
}

/** A top bar in the brand's colour, light or dark enough for its content. */
function solidBar(own: Lch): BrandInputs['topBar'] {
  const light = own.l >= BRIGHT ? { ...own, l: Math.max(own.l, 0.85) } : { ...own, l: clamp(own.l, 0.2, 0.36) };
  return { kind: 'solid', light: hex(light), dark: hex({ ...own, l: 0.25, c: Math.min(own.c * 0.5, 0.07) }) };
}

const getBar = (kind: Character['topBars'][number], own: Lch): BrandInputs['topBar'] =>
  kind === 'solid' ? solidBar(own) : { kind };

const px = (size: number) => `${size}px`;

/** Corners and fonts selected by the name. */
function shapeAndType(
  { types, shapes, label, headingFeatures, headingTracking }: Character,
  number: number,
): Pick<BrandInputs, 'radius' | 'font'> {
  const { heading, body, headingWeight } = choose(types, number);
  const [control, button, panel, popup] = choose(shapes, number >>> 3);
  return {
    radius: {
      control: px(control),
      button: px(button),
      panel: px(panel),
      popup: px(popup),
      tab: px(control),
      pill: '999px',
    },
    font: {
      body: fontStack(body),
      heading: fontStack(heading),
      headingWeight,
      headingTracking,
      buttonWeight: '600',
      ...label,
      ...(headingFeatures === undefined ? {} : { headingFeatures }),
      sizeAdjust: getSizeAdjust(body),
    },
  };
}

/**
 * Creates a brand from one colour, which stays unchanged; `derive` finds shades for contrast. The word decides
 * composition, type, illustrations and motion; the name selects among the word's variants.
 * @param accent any opaque colour, as hex
 * @param word the company's character; default by name
 */
export function brandFrom(name: string, accent: Color, word: Word = getWord(name)): BrandInputs {
  const own = lch(accent);
  const isGrey = own.c < GREY;
  const hue = Math.round(isGrey ? SLATE : own.h);
  const number = getHash(name);
  const character = CHARACTERS[word];
  const { paper, dark, line, icon, spacing, numeral, scene, print, text, motion, elevation } = character;
  const signIn = choose(character.doors, number >>> 2);
  const hues = isGrey ? {} : neighbourHues(own.h);
  const inks = getInks(signIn, accent);
  return {
    accent: { light: accent, dark: atNight(accent) },
    darkSolid: 'bright',
    ...(own.l >= BRIGHT ? { lightSolid: 'bright' } : {}),
    neutral: { hue: paper.hue ?? hue, chroma: paper.hue === undefined && isGrey ? 0.008 : paper.chroma },
    ...(Object.keys(hues).length > 0 ? { hues } : {}),
    ...shapeAndType(character, number),
    line,
    icon,
    spacing,
    numeral,
    scene,
    paper: print,
    ...(text === undefined ? {} : { text }),
    darkGround: { lightness: dark.lightness, chroma: isGrey ? dark.chroma / 2 : dark.chroma, hue: paper.hue ?? hue },
    motion,
    entrance: signIn.entrance,
    picture: { motif: signIn.motif, ...(Object.keys(inks).length > 0 ? { inks } : {}) },
    topBar: getBar(choose(character.topBars, number >>> 5), own),
    secondary: choose(character.secondaries, number >>> 7),
    tabs: choose(character.tabs, number >>> 9),
    panelHeading: choose(character.headings, number >>> 10),
    elevation,
  };
}
