import { expect, it } from 'vitest';
import { derive } from './derive.ts';
import { brandFrom, brandStylesheet } from './ownBrand.ts';

const acme = brandFrom('acme', '#5b6f2a');

it('styles a page in both modes only if its root selects the brand', () => {
  const sheet = brandStylesheet('acme', acme);
  const selectors = [...sheet.matchAll(/^(\S.*) \{$/gm)].map(([, selector]) => selector);
  expect(selectors).toEqual([
    ":root[data-brand='acme'][data-mode='light']",
    ":root[data-brand='acme'][data-mode='dark']",
  ]);
  for (const mode of ['light', 'dark'] as const) {
    expect(sheet).toContain(`  --m-color-surface-page: ${derive(acme, mode).color.surface.page};\n`);
  }
});

it.each(['', 'Acme', '2nd', "a'b", 'a b'])('rejects %j as a name', (name) => {
  expect(() => brandStylesheet(name, acme)).toThrow(`'${name}' cannot be a brand's name`);
});
