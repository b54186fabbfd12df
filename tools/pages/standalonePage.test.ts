import { BRANDS, type BrandName } from '@mortar/themes';
import { expect, it } from 'vitest';
import { escaped, standalonePage } from './standalonePage.ts';

const page = (css: string, brand: BrandName = 'mortar') =>
  standalonePage({ brand, title: 'A page', css, body: '<h1>A page</h1>' });

it.each(BRANDS)('wears %s, in both modes, and brings no colour that it does not name', (brand) => {
  const html = page('h1 { color: var(--m-color-palette-danger-fg); }', brand);
  expect(html.match(/--m-color-palette-danger-fg: #\w+;/g)).toHaveLength(2);
  expect(html).not.toContain('--m-color-palette-success-fg');
});

it('differs by brand', () => {
  expect(new Set(BRANDS.map((brand) => page('', brand))).size).toBe(BRANDS.length);
});

it('refuses a role that there is not', () => {
  expect(() => page('p { color: var(--m-color-none); }')).toThrow('has no --m-color-none in light mode');
});

it('makes markup of no text', () => {
  expect(escaped('<a title="x">&')).toBe('&lt;a title=&quot;x&quot;&gt;&amp;');
});
