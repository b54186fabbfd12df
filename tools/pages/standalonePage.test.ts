import { BRANDS, type BrandName } from '@mortar/themes';
import { expect, it } from 'vitest';
import { escapeHtml, standalonePage } from './standalonePage.ts';

const page = (css: string, brand: BrandName = 'mortar') =>
  standalonePage({ brand, title: 'A page', css, body: '<h1>A page</h1>' });

it.each(BRANDS)('uses %s, in both modes, and includes only the colours that it names', (brand) => {
  const html = page('h1 { color: var(--m-color-palette-danger-fg); }', brand);
  expect(html.match(/--m-color-palette-danger-fg: #\w+;/g)).toHaveLength(2);
  expect(html).not.toContain('--m-color-palette-success-fg');
});

it('differs by brand', () => {
  expect(new Set(BRANDS.map((brand) => page('', brand))).size).toBe(BRANDS.length);
});

it('rejects an unknown role', () => {
  expect(() => page('p { color: var(--m-color-none); }')).toThrow('has no --m-color-none in light mode');
});

it('escapes markup in text', () => {
  expect(escapeHtml('<a title="x">&')).toBe('&lt;a title=&quot;x&quot;&gt;&amp;');
});
