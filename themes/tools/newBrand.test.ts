import { describe, expect, it } from 'vitest';
import { getWord } from '../src/brandFrom.ts';
import { BRANDS } from '../src/brands.ts';
import { brandFiles, type NewBrand, parseBrandName, parseColour, parseWord } from './newBrand.ts';

describe('the arguments of a new brand', () => {
  it.each([
    ['#0F766E', '#0f766e'],
    ['0f766e', '#0f766e'],
    ['#0af', '#00aaff'],
    [' #123456 ', '#123456'],
  ])('accept the colour %s', (text, colour) => expect(parseColour(text)).toBe(colour));

  it.each(['', '#', 'teal', '#12345', '#1234567', '#12345g', '#0f766e80'])('reject %j as a colour', (text) => {
    expect(() => parseColour(text)).toThrow("Write it as '#0f766e'.");
  });

  it.each(['', 'a', 'Renoster', '1st', 'two words', '../aloe', 'wireframe', 'class', 'x'.repeat(21)])(
    'reject %j as a name',
    (text) => expect(() => parseBrandName(text, BRANDS)).toThrow(/cannot be a brand's name/),
  );

  it('reject a name that is taken', () => {
    expect(() => parseBrandName('aloe', BRANDS)).toThrow("There is a brand 'aloe' already.");
    expect(parseBrandName('unclaimed', BRANDS)).toBe('unclaimed');
  });
});

const PICTURES = [
  ...['empty-cart-dark.svg', 'empty-cart-light.svg', 'favicon.svg', 'footer-banner-dark.svg'],
  ...['footer-banner-light.svg', 'mark-dark.svg', 'mark-light.svg', 'wordmark-dark.svg', 'wordmark-light.svg'],
];

describe('the word of a new brand', () => {
  it('is one of four, or derived from the name', () => {
    expect(parseWord('Calm', 'acme')).toBe('calm');
    expect(parseWord(undefined, 'acme')).toBe(getWord('acme'));
    expect(() => parseWord('loud', 'acme')).toThrow('Say one of calm, lively, clinical, warm.');
  });
});

describe('the folder of a new brand', () => {
  const logo = (colour: string, width = 20) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 20"><path fill="${colour}" d="M0 0h9v9z"/></svg>`;
  const files = (rest: Partial<NewBrand> = {}) =>
    brandFiles({ name: 'renoster', accent: '#5b6f2a', word: 'calm', ...rest });

  it('contains its inputs, its names, and every picture', () => {
    expect([...files().keys()].sort()).toEqual(
      [...PICTURES, 'brand.ts', 'info.ts', 'entrance-light.svg', 'entrance-dark.svg'].sort(),
    );
    expect(files().get('brand.ts')).toContain("Made from #5b6f2a and the word 'calm'");
  });

  it.each([undefined, logo('#123456'), logo('#123456', 90), logo('#ffffff')])(
    'has complete pictures, with logo %s',
    (text) => {
      for (const [file, picture] of files({ logo: text })) {
        if (!file.endsWith('.svg')) continue;
        expect(picture, file).toMatch(/^<svg .*viewBox=.*<title>.+<\/title>.*<\/svg>\n$/s);
        expect(picture, file).not.toMatch(/undefined|NaN/);
        expect(picture.match(/<svg[^>]*>(?!<title>)/), file).toBeNull();
      }
    },
  );

  it('has a generated rosette for a name without a logo', () => {
    expect(files({ name: 'karoo' }).get('mark-light.svg')).not.toBe(files().get('mark-light.svg'));
  });

  it.each(PICTURES)('shows a logo in its own colours in %s', (file) => {
    expect(files({ logo: logo('#b3153f') }).get(file)).toContain('fill="#b3153f"');
  });

  it('puts a dark logo on a light plate in dark mode, and a white one on a dark plate in light mode', () => {
    const plates = (colour: string, width?: number) =>
      ['wordmark-light.svg', 'wordmark-dark.svg'].map((file) =>
        files({ logo: logo(colour, width) })
          .get(file)
          ?.includes('<rect'),
      );
    expect(plates('#123456')).toEqual([false, true]);
    expect(plates('#123456', 90)).toEqual([false, true]);
    expect(plates('#ffffff')).toEqual([true, false]);
    expect(plates('#e0325f')).toEqual([false, false]);
  });

  it('has an initial in a square if the logo is a line of text', () => {
    const wide = files({ logo: logo('#b3153f', 90) });
    expect(wide.get('mark-light.svg')).not.toContain('#b3153f');
    expect(wide.get('wordmark-light.svg')).toContain('#b3153f');
  });

  it('is not created for a logo that is more than a picture', () => {
    expect(() => files({ logo: '<svg viewBox="0 0 1 1"><script/></svg>' })).toThrow('holds a script');
  });
});
