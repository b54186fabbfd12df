import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { getHash } from '../src/brandFrom.ts';
import { type BrandTokens, type Color, MODES, type Mode } from '../src/contract.ts';
import { contrast } from '../src/derive/color.ts';
import type { Logo } from './logo.ts';

// Pictures of a brand: its logo, or a rosette derived from its name, with the name next to it.

const svg = (width: number, height: number, title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none"><title>${title}</title>${content}</svg>\n`;

const round = (value: number) => Number(value.toFixed(2));

/** Petals that point up from the centre: leaf, lozenge and drop. */
const PETALS = [
  (out: number, wide: number) => `M0 -3Q${wide} ${-out / 2 - 2} 0 ${-out}Q${-wide} ${-out / 2 - 2} 0 -3Z`,
  (out: number, wide: number) => `M0 -3L${wide * 0.7} ${-out * 0.6}L0 ${-out}L${-wide * 0.7} ${-out * 0.6}Z`,
  (out: number, wide: number) =>
    `M0 -3L${wide * 0.62} ${-out + wide * 0.62}A${wide * 0.62} ${wide * 0.62} 0 1 0 ${-wide * 0.62} ${-out + wide * 0.62}Z`,
];

/** Returns petals around the centre of a 32 px square. */
function rosette(name: string, front: Color, back: Color): string {
  const number = getHash(name);
  const petal = PETALS[number % PETALS.length] ?? PETALS[0];
  const count = 5 + ((number >>> 4) % 4);
  const ring = (fill: Color, out: number, wide: number, degrees: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = round(degrees + (360 / count) * index);
      return `<path fill="${fill}" transform="translate(16 16) rotate(${angle})" d="${petal?.(out, wide)}"/>`;
    }).join('');
  return ring(back, 15, 30 / count, 180 / count) + ring(front, 12.5, 26 / count, 0);
}

/** Converts text to outlines on the baseline of a picture 32 px high. */
function outlines(text: string, fill: Color, start: number, size = 18): { path: string; width: number } {
  const file = import.meta.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2');
  const font = create(readFileSync(fileURLToPath(file)));
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const place = `translate(${round(start + x)} ${round(16 + size * 0.36)}) scale(${round(scale * 1000) / 1000} ${-round(scale * 1000) / 1000})`;
    x += (positions[index]?.xAdvance ?? 0) * scale;
    return `<path fill="${fill}" transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  return { path: paths.join(''), width: start + x };
}

/** A drawing 32 px high. */
interface Drawing {
  content: string;
  width: number;
}

const SIZE = 32;
const plate = (width: number, fill: Color) => `<rect width="${round(width)}" height="${SIZE}" rx="7" fill="${fill}"/>`;

/** Transparent: the brand's colours are shown directly on the page. */
const BARE = '#00000000';

/** The rosette, on a coloured plate if it is too bright for a white background. */
function rosetteMark(name: string, tokens: Record<Mode, BrandTokens>, mode: Mode): string {
  const bright = tokens.light.color.button;
  if (bright.primaryBorder === BARE) {
    const { solid, border } = tokens[mode].color.palette.accent;
    return rosette(name, solid, border);
  }
  const flower = rosette(name, bright.primaryText, tokens.light.color.palette.accent.border);
  return `${plate(SIZE, bright.primaryBg)}<g transform="translate(4 4) scale(.75)">${flower}</g>`;
}

/** Returns a plate colour that makes the logo visible; undefined if it is visible already. */
function getPlate({ colours }: Logo, mode: Mode, tokens: Record<Mode, BrandTokens>): Color | undefined {
  const ground = tokens[mode].color.surface.panel;
  const isFaint = (colour: string) => contrast(colour as Color, ground) < 1.6;
  if (mode === 'dark') return colours.length === 0 || colours.some(isFaint) ? '#ffffff' : undefined;
  return colours.length > 0 && colours.every(isFaint) ? tokens.dark.color.surface.page : undefined;
}

/** Scales a logo to fit a frame. */
const placeLogo = ({ viewBox, attributes, content }: Logo, title: string, x: number, width: number, height: number) =>
  `<svg x="${round(x)}" y="${round((SIZE - height) / 2)}" width="${round(width)}" height="${round(height)}" viewBox="${viewBox}"${attributes}><title>${title}</title>${content}</svg>`;

/** Width-to-height ratio above which a logo is a wordmark, too small to read in a square. */
const WIDE = 2;

/** The brand's initial on its colour, used in a square in place of a wordmark. */
function initial(title: string, { button }: BrandTokens['color']): string {
  const { width } = outlines(title.charAt(0), button.primaryText, 0, 22);
  return plate(SIZE, button.primaryBg) + outlines(title.charAt(0), button.primaryText, (SIZE - width) / 2, 22).path;
}

/** The logo in a square, or the initial if the logo is too wide. */
function logoMark(logo: Logo, title: string, tokens: Record<Mode, BrandTokens>, mode: Mode): string {
  if (logo.ratio > WIDE) return initial(title, tokens.light.color);
  const ground = getPlate(logo, mode, tokens);
  const size = ground ? 26 : SIZE;
  return (ground ? plate(SIZE, ground) : '') + placeLogo(logo, title, (SIZE - size) / 2, size, size);
}

/** A wide logo unchanged, or the mark with the name next to it. */
function wordmark(mark: string, title: string, tokens: Record<Mode, BrandTokens>, mode: Mode, logo?: Logo): Drawing {
  if (logo && logo.ratio > WIDE) {
    const ground = getPlate(logo, mode, tokens);
    const [height, margin] = ground ? [22, 8] : [28, 0];
    const width = height * logo.ratio + 2 * margin;
    return {
      content: (ground ? plate(width, ground) : '') + placeLogo(logo, title, margin, height * logo.ratio, height),
      width,
    };
  }
  const { path, width } = outlines(title, tokens[mode].color.text.default, 40);
  return { content: mark + path, width };
}

const cart = (front: Color, edge: Color, handles: Color, ground: Color) =>
  `<ellipse cx="80" cy="105" rx="52" ry="6" fill="${ground}"/>` +
  `<path fill="${front}" stroke="${edge}" d="M38 54h84a6 6 0 0 1 5.9 7l-5.7 31a16 16 0 0 1-15.7 13H53.5a16 16 0 0 1-15.7-13l-5.7-31a6 6 0 0 1 5.9-7z"/>` +
  `<path stroke="${handles}" stroke-width="5" stroke-linecap="round" d="M58 70l3 20M80 70v20M102 70l-3 20"/>`;

/** An empty cart in the primary button's colour with the mark above it. */
function emptyCart(mark: string, { button, palette }: BrandTokens['color']): string {
  const isBright = button.primaryBorder !== BARE;
  const handles = isBright ? button.primaryText : palette.accent.muted;
  const body = cart(button.primaryBg, button.primaryBorder, handles, palette.accent.muted);
  return svg(160, 120, 'An empty cart', `<g transform="translate(56 0) scale(1.5)">${mark}</g>${body}`);
}

/** Marks in a banner: centre x and y, size in px and opacity. Opacity increases to the right. */
const SCATTERED_MARKS = [
  [470, 44, 56, 0.12],
  [566, 18, 72, 0.16],
  [668, 50, 88, 0.2],
  [764, 12, 64, 0.24],
  [850, 42, 104, 0.3],
  [950, 8, 80, 0.36],
  [1036, 46, 96, 0.46],
  [1148, 24, 112, 0.6],
] as const;

/** A footer banner: the name on the left, marks scattered to the right. */
function footerBanner(title: string, mark: string, name: Drawing, tokens: BrandTokens): string {
  const seed = `<symbol id="sown-mark" viewBox="0 0 ${SIZE} ${SIZE}">${mark}</symbol>`;
  const sown = SCATTERED_MARKS.map(
    ([x, y, size, opacity]) =>
      `<use href="#sown-mark" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" opacity="${opacity}"/>`,
  ).join('');
  const ground = `<path fill="${tokens.color.palette.accent.muted}" d="M0 0h1200v64H0z"/>`;
  const banner = `${seed}${ground}${sown}<g transform="translate(24 16)">${name.content}</g>`;
  return svg(1200, 64, title, banner);
}

/** The mark for unknown backgrounds. */
function favicon(name: string, title: string, tokens: Record<Mode, BrandTokens>, logo?: Logo): string {
  if (logo) return svg(SIZE, SIZE, title, logoMark(logo, title, tokens, 'dark'));
  const { button, palette } = tokens.light.color;
  const isBright = button.primaryBorder !== BARE;
  const flower = rosette(name, button.primaryText, isBright ? palette.accent.border : palette.accent.muted);
  const ground = `<rect width="${SIZE}" height="${SIZE}" rx="8" fill="${button.primaryBg}"/>`;
  return svg(SIZE, SIZE, title, `${ground}<g transform="translate(4.8 4.8) scale(.7)">${flower}</g>`);
}

/**
 * Returns every picture of a brand by file name.
 * @param title display name of the brand
 * @param logo the brand's own; without one, a rosette is drawn
 */
export function drawings(
  name: string,
  title: string,
  tokens: Record<Mode, BrandTokens>,
  logo?: Logo,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const mode of MODES) {
    const mark = logo ? logoMark(logo, title, tokens, mode) : rosetteMark(name, tokens, mode);
    const words = wordmark(mark, title, tokens, mode, logo);
    files.set(`mark-${mode}.svg`, svg(SIZE, SIZE, title, mark));
    files.set(`wordmark-${mode}.svg`, svg(Math.ceil(words.width), SIZE, title, words.content));
    files.set(`footer-banner-${mode}.svg`, footerBanner(title, mark, words, tokens[mode]));
    files.set(`empty-cart-${mode}.svg`, emptyCart(mark, tokens[mode].color));
  }
  return files.set('favicon.svg', favicon(name, title, tokens, logo));
}
