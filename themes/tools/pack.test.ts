import { describe, expect, it } from 'vitest';
import { brandFrom } from '../src/brandFrom.ts';
import { brandInfo } from '../src/infos.ts';
import { inputs } from '../src/inputs.ts';
import { papers } from '../src/papers.ts';
import { brandPack } from './pack.ts';

const aloe = { name: 'aloe', inputs: inputs.aloe, info: brandInfo.aloe };
const read = (texts: ReadonlyMap<string, string>) => JSON.parse(texts.get('brand.json') ?? '');

describe('a brand that is served separately', () => {
  it('has the same names, theme and print colours as when it is built in', () => {
    const { info, entrance, paper } = read(brandPack(aloe).texts);
    expect(info).toMatchObject({
      productName: 'Aloe Order',
      promotionsShopLabel: 'Aloe Store',
      favicon: 'favicon.svg',
    });
    expect(info.logo.wordmark).toEqual({ light: 'wordmark-light.svg', dark: 'wordmark-dark.svg' });
    expect(entrance).toEqual({ light: 'entrance-light.svg', dark: 'entrance-dark.svg' });
    expect(paper).toEqual(papers.aloe);
  });

  it('includes every picture that it names, and its theme in both modes', () => {
    const { texts, files } = brandPack(aloe);
    const { info, entrance } = read(texts);
    const named = Object.values({ ...info.logo.mark, ...entrance, of: info.favicon })
      .concat(...[info.logo.mark, info.logo.wordmark, info.emptyCart, info.footerBanner].map(Object.values))
      .filter((file) => typeof file === 'string');
    expect(new Set([...files, ...[...texts.keys()].filter((file) => file.endsWith('.svg'))])).toEqual(new Set(named));
    for (const mode of ['light', 'dark']) expect(texts.get('theme.css')).toContain(`'aloe'][data-mode='${mode}']`);
  });

  it('includes its tutorial if one was recorded in it', () => {
    const tutorial = { video: 'tutorial.webm', poster: 'tutorial.jpg' };
    const { texts, files } = brandPack({ ...aloe, tutorial });
    expect(read(texts).info.tutorial).toEqual(tutorial);
    expect(files).toEqual(expect.arrayContaining(Object.values(tutorial)));
    expect(read(brandPack(aloe).texts).info).not.toHaveProperty('tutorial');
  });

  it.each(['#f7ff00', '#ffd1dc', '#0a0a12', '#808080'] as const)('can be %s', (colour) => {
    const { texts } = brandPack({ ...aloe, name: 'acme', inputs: brandFrom('acme', colour, 'lively') });
    expect(texts.get('theme.css')).toContain("[data-brand='acme']");
  });

  it('is rejected if it is not legible', () => {
    const faint = { ...inputs.aloe, overrides: { dark: { color: { text: { default: '#333333' } } } } };
    expect(() => brandPack({ ...aloe, inputs: faint as typeof inputs.aloe })).toThrow(
      /aloe cannot be shown to everybody:\ndark: color\.text\.default on /,
    );
  });
});
