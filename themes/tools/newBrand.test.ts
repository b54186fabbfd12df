import { describe, expect, it } from 'vitest';
import { brandFrom } from '../src/brandFrom.ts';
import { BRANDS } from '../src/brands.ts';
import { derive } from '../src/derive.ts';
import { drawings } from './drawings.ts';
import { parseBrandName, parseColour } from './newBrand.ts';

describe('what is said of a new brand', () => {
  it.each([
    ['#0F766E', '#0f766e'],
    ['0f766e', '#0f766e'],
    ['#0af', '#00aaff'],
    [' #123456 ', '#123456'],
  ])('reads the colour %s', (text, colour) => expect(parseColour(text)).toBe(colour));

  it.each(['', '#', 'teal', '#12345', '#1234567', '#12345g', '#0f766e80'])('refuses %j as a colour', (text) => {
    expect(() => parseColour(text)).toThrow("Write it as '#0f766e'.");
  });

  it.each(['', 'a', 'Renoster', '1st', 'two words', '../aloe', 'wireframe', 'class', 'x'.repeat(21)])(
    'refuses %j as a name',
    (text) => expect(() => parseBrandName(text, BRANDS)).toThrow(/cannot be a brand's name/),
  );

  it('refuses a name that is taken', () => {
    expect(() => parseBrandName('aloe', BRANDS)).toThrow("There is a brand 'aloe' already.");
    expect(parseBrandName('unclaimed', BRANDS)).toBe('unclaimed');
  });
});

describe('the pictures of a brand without a logo', () => {
  const inputs = brandFrom('renoster', '#5b6f2a');
  const tokens = { light: derive(inputs, 'light'), dark: derive(inputs, 'dark') };

  it('are those that every brand has, complete and of their own', () => {
    const files = drawings('renoster', 'Renoster', tokens);
    expect([...files.keys()].sort()).toEqual([
      ...['empty-cart-dark.svg', 'empty-cart-light.svg', 'favicon.svg', 'footer-banner-dark.svg'],
      ...['footer-banner-light.svg', 'mark-dark.svg', 'mark-light.svg'],
      ...['wordmark-dark.svg', 'wordmark-light.svg'],
    ]);
    for (const [file, picture] of files) {
      expect(picture, file).toMatch(/^<svg .*viewBox=.*<title>.+<\/title>.*<\/svg>\n$/s);
      expect(picture, file).not.toMatch(/undefined|NaN/);
    }
    const other = drawings('karoo', 'Karoo', tokens);
    expect(other.get('mark-light.svg')).not.toBe(files.get('mark-light.svg'));
  });
});
