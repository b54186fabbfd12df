import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { hashOf } from '../src/brandFrom.ts';
import type { BrandTokens, Color, Mode } from '../src/contract.ts';

// Pictures of a brand that has no logo yet: a rosette chosen by its name, and its name set beside it.

const svg = (width: number, height: number, title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none"><title>${title}</title>${content}</svg>\n`;

const round = (value: number) => Number(value.toFixed(2));

/** One petal that points up from the middle: a leaf, a lozenge or a drop. */
const PETALS = [
  (out: number, wide: number) => `M0 -3Q${wide} ${-out / 2 - 2} 0 ${-out}Q${-wide} ${-out / 2 - 2} 0 -3Z`,
  (out: number, wide: number) => `M0 -3L${wide * 0.7} ${-out * 0.6}L0 ${-out}L${-wide * 0.7} ${-out * 0.6}Z`,
  (out: number, wide: number) =>
    `M0 -3L${wide * 0.62} ${-out + wide * 0.62}A${wide * 0.62} ${wide * 0.62} 0 1 0 ${-wide * 0.62} ${-out + wide * 0.62}Z`,
];

/** Petals around the middle of a 32 px square. */
function rosette(name: string, front: Color, back: Color): string {
  const number = hashOf(name);
  const petal = PETALS[number % PETALS.length] ?? PETALS[0];
  const count = 5 + ((number >>> 4) % 4);
  const ring = (fill: Color, out: number, wide: number, turn: number) =>
    Array.from({ length: count }, (_, at) => {
      const angle = round(turn + (360 / count) * at);
      return `<path fill="${fill}" transform="translate(16 16) rotate(${angle})" d="${petal?.(out, wide)}"/>`;
    }).join('');
  return ring(back, 15, 30 / count, 180 / count) + ring(front, 12.5, 26 / count, 0);
}

/** A text as outlines, its capitals about as high as the mark's inner ring. */
function outlines(text: string, fill: Color): { path: string; width: number } {
  const file = import.meta.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2');
  const font = create(readFileSync(fileURLToPath(file)));
  const scale = 18 / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const paths = glyphs.map((glyph, at) => {
    const place = `translate(${round(40 + x)} 22.5) scale(${round(scale * 1000) / 1000} ${-round(scale * 1000) / 1000})`;
    x += (positions[at]?.xAdvance ?? 0) * scale;
    return `<path fill="${fill}" transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  return { path: paths.join(''), width: Math.ceil(40 + x) };
}

const cart = (front: Color, back: Color) =>
  `<ellipse cx="80" cy="105" rx="52" ry="6" fill="${back}"/>` +
  `<path fill="${front}" d="M38 54h84a6 6 0 0 1 5.9 7l-5.7 31a16 16 0 0 1-15.7 13H53.5a16 16 0 0 1-15.7-13l-5.7-31a6 6 0 0 1 5.9-7z"/>` +
  `<path stroke="${back}" stroke-width="5" stroke-linecap="round" d="M58 70l3 20M80 70v20M102 70l-3 20"/>`;

/** Where the mark stands in a banner: its middle, its size in px, and how faint. Stronger towards the end. */
const SOWN = [
  [470, 44, 56, 0.12],
  [566, 18, 72, 0.16],
  [668, 50, 88, 0.2],
  [764, 12, 64, 0.24],
  [850, 42, 104, 0.3],
  [950, 8, 80, 0.36],
  [1036, 46, 96, 0.46],
  [1148, 24, 112, 0.6],
] as const;

/**
 * A banner for the foot of a page: the name at its start, the mark sown towards its end.
 * @param mark what is inside the mark's picture; `wordmark` likewise
 */
function footerBanner(title: string, mark: string, wordmark: string, tokens: BrandTokens): string {
  const sown = SOWN.map(
    ([x, y, size, opacity]) =>
      `<g opacity="${opacity}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})">${mark}</g>`,
  ).join('');
  const ground = `<path fill="${tokens.color.palette.accent.muted}" d="M0 0h1200v64H0z"/>`;
  return svg(1200, 64, title, `${ground}${sown}<g transform="translate(24 16)">${wordmark}</g>`);
}

/**
 * Every picture of a brand, by the name of its file.
 * @param title what the brand is called where people read it
 */
export function drawings(name: string, title: string, tokens: Record<Mode, BrandTokens>): Map<string, string> {
  const files = new Map<string, string>();
  for (const mode of ['light', 'dark'] as const) {
    const { palette, text } = tokens[mode].color;
    const mark = rosette(name, palette.accent.solid, palette.accent.border);
    const { path, width } = outlines(title, text.default);
    files.set(`mark-${mode}.svg`, svg(32, 32, title, mark));
    files.set(`wordmark-${mode}.svg`, svg(width, 32, title, mark + path));
    files.set(`footer-banner-${mode}.svg`, footerBanner(title, mark, mark + path, tokens[mode]));
    const flower = rosette(name, palette.accent.solid, palette.accent.border);
    const above = `<g transform="translate(56 4) scale(1.5)">${flower}</g>`;
    files.set(
      `empty-cart-${mode}.svg`,
      svg(160, 120, 'An empty cart', above + cart(palette.accent.solid, palette.accent.muted)),
    );
  }
  const { solid, contrast, muted } = tokens.light.color.palette.accent;
  const ground = `<rect width="32" height="32" rx="8" fill="${solid}"/>`;
  const small = `<g transform="translate(4.8 4.8) scale(.7)">${rosette(name, contrast, muted)}</g>`;
  files.set('favicon.svg', svg(32, 32, title, ground + small));
  return files;
}
