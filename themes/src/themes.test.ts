import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  combinations,
  difference,
  failingPairs,
  faintButtons,
  focusLikeError,
  indistinctRows,
  indistinctSeries,
  indistinctStatuses,
  selectionLikeStatus,
} from '../tools/check.ts';
import { generate, pictures } from '../tools/generate.ts';
import { readFolders } from '../tools/lists.ts';
import { type BrandTokens, CONTROL_STEPS, type Color, MODES, SPACE_STEPS, TEXT_STEPS } from './contract.ts';
import { contrast } from './derive/color.ts';
import { derive } from './derive.ts';
import { BRANDS, brandInfo } from './index.ts';
import { inputs } from './inputs.ts';
import { getPaper } from './paper.ts';
import { variables } from './stylesheet.ts';

const themes = Object.entries(inputs).flatMap(([brand, input]) =>
  MODES.map((mode) => ({ theme: `${brand} ${mode}`, mode, tokens: derive(input, mode) })),
);

const BUILT_IN_BRANDS = ['mortar', 'aloe', 'baobab', 'fynbos', 'protea'] as const;

const shape = (tokens: BrandTokens) =>
  variables(tokens)
    .map(([name]) => name)
    .sort();

describe.each(themes)('$theme', ({ tokens, mode }) => {
  it('has the contrast of the contract for every pair', () => {
    expect(failingPairs(tokens)).toEqual([]);
  });

  it('has every value that the default theme has', () => {
    expect(shape(tokens)).toEqual(shape(derive(inputs.mortar, 'light')));
    expect(variables(tokens).filter(([, value]) => /undefined|NaN|^$/.test(value))).toEqual([]);
  });

  it('distinguishes statuses for every kind of colour vision', () => expect(indistinctStatuses(tokens)).toEqual([]));

  it('distinguishes the parts of a chart for every kind of colour vision', () =>
    expect(indistinctSeries(tokens)).toEqual([]));

  it('distinguishes the states of a row', () => expect(indistinctRows(tokens)).toEqual([]));

  it('shows no selected row like a status', () => expect(selectionLikeStatus(tokens)).toEqual([]));

  it('shows its coloured button on every background', () => expect(faintButtons(tokens)).toEqual([]));

  it('shows no focus like an error', () => expect(focusLikeError(tokens)).toEqual([]));

  it('has increasing scales, and no size that is too small to read or to press', () => {
    const px = (text: string) => Number.parseFloat(text);
    const sizes = TEXT_STEPS.map((step) => px(tokens.text[step].size));
    const spaces = SPACE_STEPS.map((step) => px(tokens.space[step]));
    const controls = CONTROL_STEPS.map((step) => px(tokens.control[step]));
    for (const scale of [sizes, spaces, controls]) expect(scale).toEqual(scale.toSorted((a, b) => a - b));
    for (const { size, line } of Object.values(tokens.text)) expect(px(line)).toBeGreaterThanOrEqual(px(size) * 1.25);
    expect(sizes[0]).toBeGreaterThanOrEqual(12);
    expect(controls[0]).toBeGreaterThanOrEqual(24);
  });

  it('makes floating surfaces lighter', () => {
    const { page, panel, raised } = tokens.color.surface;
    const brightness = (color: Color) => contrast(color, '#000000');
    if (mode === 'dark') expect(brightness(page)).toBeLessThan(brightness(panel));
    expect(brightness(panel)).toBeLessThanOrEqual(brightness(raised));
  });
});

describe('the brands', () => {
  const getAccent = ({ color }: BrandTokens) => color.palette.accent.solid;
  const typeOf = ({ font, radius }: BrandTokens) => [font.heading, font.body, radius.control].join();

  it('differ in accent, or in type and shape', () => {
    const characters = BRANDS.map((brand) => derive(inputs[brand], 'light'));
    const alike = combinations(characters).filter(
      ([a, b]) => difference(getAccent(a), getAccent(b)) <= 10 && typeOf(a) === typeOf(b),
    );
    expect(alike).toEqual([]);
  });

  it('that are built in are five companies: each has its own fonts, shapes and accent', () => {
    const house = BUILT_IN_BRANDS.map((brand) => derive(inputs[brand], 'light'));
    expect(new Set(house.map(({ font }) => font.body)).size).toBe(house.length);
    expect(new Set(house.map(({ radius }) => radius.control)).size).toBe(house.length);
    for (const [a, b] of combinations(house)) expect(difference(getAccent(a), getAccent(b))).toBeGreaterThan(10);
  });

  it('that are built in have different motion', () => {
    const house = BUILT_IN_BRANDS.map((brand) => derive(inputs[brand], 'light'));
    const paces = house.map(({ motion: { enter, ease, travel, grow } }) => ({ enter, ease, travel, grow }));
    expect(new Set(paces.map(({ enter }) => enter)).size).toBe(house.length);
    expect(new Set(paces.map(({ ease }) => ease)).size).toBe(house.length);
    for (const { travel, grow } of paces) {
      // A control about to be pressed must not move far.
      expect(Number.parseFloat(travel)).toBeLessThanOrEqual(12);
      expect(Number(grow)).toBeGreaterThanOrEqual(0.95);
    }
    expect(Number.parseFloat(paces[0]?.travel ?? '')).toBeLessThanOrEqual(4);
  });

  it('have the same motion in both modes', () => {
    for (const input of Object.values(inputs))
      expect(derive(input, 'dark').motion).toEqual(derive(input, 'light').motion);
  });

  it.each(BRANDS)('%s has every picture it names', (brand) => {
    const { logo, favicon, emptyCart, footerBanner } = brandInfo[brand];
    const pictures = [
      ...Object.values(logo.mark),
      ...Object.values(logo.wordmark),
      ...Object.values(emptyCart),
      ...Object.values(footerBanner),
      favicon,
    ];
    for (const picture of pictures) expect(readFileSync(new URL(picture), 'utf8')).toMatch(/^<svg .*viewBox/s);
  });
});

describe('the generated files', () => {
  const themes = new URL('../', import.meta.url);

  it('match the current brands: run `node themes/tools/emit.ts`', () => {
    const files = generate(inputs, readFolders());
    const generated = readdirSync(new URL('generated/', themes)).map((name) => `generated/${name}`);
    expect(generated.sort()).toEqual([...files.keys()].filter((path) => path.startsWith('generated/')).sort());
    for (const [path, text] of files) expect(readFileSync(new URL(path, themes), 'utf8'), path).toBe(text);
  });
});

describe('the login picture', () => {
  it.each([...pictures(inputs, readFolders())])('of %s has no text, and is small', (_, text) => {
    expect(text).not.toMatch(/<text|NaN|undefined/);
    expect(gzipSync(text).length).toBeLessThan(14_000);
  });

  it('has a different motif in each built-in brand', () =>
    expect(new Set(BUILT_IN_BRANDS.map((brand) => inputs[brand].picture?.motif)).size).toBe(BUILT_IN_BRANDS.length));
});

describe('the template of adverts', () => {
  const templates = BRANDS.map((brand) => ({ brand, advert: derive(inputs[brand], 'light').advert }));

  it('has a different composition in each brand, distinguishable without colour', () => {
    const composed = templates.map(({ advert: { place, align, transform, windowRadius, frame, margin } }) =>
      [place, align, transform, windowRadius, frame.split(' ')[1], margin].join(),
    );
    expect(new Set(composed).size).toBe(BRANDS.length);
  });

  it.each(BRANDS)('of %s has the same layout in both modes, with different colours', (brand) => {
    const [light, dark] = MODES.map((mode) => derive(inputs[brand], mode).advert);
    const bare = (text = '') => text.replace(/(?:#|%23)[0-9a-f]{6,8}/g, '#');
    expect(bare(dark?.pattern)).toBe(bare(light?.pattern));
    expect(dark?.pattern).not.toBe(light?.pattern);
    expect(dark?.place).toBe(light?.place);
  });

  it.each(templates)('of $brand has no text, and is small', ({ advert: { pattern } }) => {
    expect(pattern).not.toMatch(/%3Ctext|NaN|undefined/);
    for (const [, svg = ''] of pattern.matchAll(/url\("(.*?)"\)/g)) expect(svg).toMatch(/%3Ctitle%3E\w/);
    expect(gzipSync(pattern).length).toBeLessThan(1_200);
  });

  it('exists for a brand without a motif', () => {
    const { picture: _, ...plain } = inputs.mortar;
    expect(derive(plain, 'light').advert.pattern).toContain('linear-gradient');
  });
});

describe('the print colours', () => {
  it.each(BRANDS)('of %s are legible, with visible lines', (brand) => {
    const { accent, ink, quiet, stripe } = getPaper(brand);
    for (const ground of ['#ffffff', stripe] as const) {
      for (const text of [ink, quiet]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
