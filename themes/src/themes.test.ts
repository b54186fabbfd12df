import { readdirSync, readFileSync } from 'node:fs';
import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from 'culori';
import { describe, expect, it } from 'vitest';
import { variables } from '../tools/css.ts';
import { generate } from '../tools/generate.ts';
import { type BrandTokens, type Color, MODES } from './contract.ts';
import { contrast } from './derive/color.ts';
import { derive } from './derive.ts';
import { BRANDS, brandInfo } from './index.ts';
import { inputs } from './inputs.ts';
import { pairs } from './pairs.ts';

const themes = Object.entries(inputs).flatMap(([brand, input]) =>
  MODES.map((mode) => ({ theme: `${brand} ${mode}`, mode, tokens: derive(input, mode) })),
);

const at = (tokens: BrandTokens, path: string): Color => {
  const value = path.split('.').reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], tokens);
  if (typeof value !== 'string') throw new Error(`The contract has no ${path}.`);
  return value as Color;
};

const shape = (tokens: BrandTokens) =>
  variables(tokens)
    .map(([name]) => name)
    .sort();
const difference = differenceCiede2000();
const eyes = {
  usual: (color: string) => color,
  'without red': filterDeficiencyProt(1),
  'without green': filterDeficiencyDeuter(1),
  'without blue': filterDeficiencyTrit(1),
};

const combinations = <T>(list: T[]): [T, T][] => list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]));

describe.each(themes)('$theme', ({ tokens, mode }) => {
  it('has every pair of the contract at its contrast', () => {
    const misses = pairs
      .map((pair) => ({ ...pair, is: contrast(at(tokens, pair.fg), at(tokens, pair.bg)) }))
      .filter(({ is, min }) => is < min)
      .map(({ fg, bg, min, is }) => `${fg} on ${bg}: ${is.toFixed(2)} of ${min}`);
    expect(misses).toEqual([]);
  });

  it('says everything that the default theme says', () => {
    expect(shape(tokens)).toEqual(shape(derive(inputs.mortar, 'light')));
    expect(variables(tokens).filter(([, value]) => /undefined|NaN|^$/.test(value))).toEqual([]);
  });

  it.each(Object.entries(eyes))('keeps statuses apart for eyes %s', (_, see) => {
    const statuses = Object.values(tokens.color.status).map(({ fg }) => fg);
    for (const [a, b] of combinations(statuses)) expect(difference(see(a), see(b)), `${a} ${b}`).toBeGreaterThan(8);
  });

  it('shows the states of a row apart', () => {
    const { row, rowHover, rowSelected, rowActive, rowLocked } = tokens.color.grid;
    for (const [a, b] of combinations([row, rowHover, rowSelected, rowActive, rowLocked])) {
      expect(difference(a, b), `${a} ${b}`).toBeGreaterThan(2);
    }
  });

  it('raises what floats', () => {
    const { page, panel, raised } = tokens.color.surface;
    const brightness = (color: Color) => contrast(color, '#000000');
    if (mode === 'dark') expect(brightness(page)).toBeLessThan(brightness(panel));
    expect(brightness(panel)).toBeLessThanOrEqual(brightness(raised));
  });
});

describe('the brands', () => {
  it('differ in type, shape and accent', () => {
    const characters = BRANDS.map((brand) => derive(inputs[brand], 'light'));
    expect(new Set(characters.map(({ font }) => font.body)).size).toBe(BRANDS.length);
    expect(new Set(characters.map(({ radius }) => radius.control)).size).toBe(BRANDS.length);
    for (const [a, b] of combinations(characters)) {
      expect(difference(a.color.palette.accent.solid, b.color.palette.accent.solid)).toBeGreaterThan(10);
    }
  });

  it.each(BRANDS)('%s has every picture it names', (brand) => {
    const { logo, favicon, emptyCart } = brandInfo[brand];
    const pictures = [
      ...Object.values(logo.mark),
      ...Object.values(logo.wordmark),
      ...Object.values(emptyCart),
      favicon,
    ];
    for (const picture of pictures) expect(readFileSync(new URL(picture), 'utf8')).toMatch(/^<svg .*viewBox/s);
  });
});

describe('the generated files', () => {
  const folder = new URL('../generated/', import.meta.url);

  it('are as the brands would generate them now: run `node themes/tools/emit.ts`', () => {
    const files = generate();
    expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort());
    for (const [name, text] of files) expect(readFileSync(new URL(name, folder), 'utf8'), name).toBe(text);
  });
});
