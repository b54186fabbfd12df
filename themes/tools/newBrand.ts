import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandFrom } from '../src/brandFrom.ts';
import type { Color } from '../src/contract.ts';
import { derive } from '../src/derive.ts';
import { drawings } from './drawings.ts';

const themes = fileURLToPath(new URL('..', import.meta.url));

const RESERVED = ['wireframe', 'default', 'new', 'delete', 'class', 'import', 'export'];

/** The lowest common way to write a colour: six figures. @throws what a person has to do instead */
export function parseColour(text: string): Color {
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim()) ?? [];
  const figures = long ?? [...(short ?? '')].map((figure) => figure + figure).join('');
  if (figures === '') throw new Error(`'${text}' is no colour. Write it as '#0f766e'.`);
  return `#${figures.toLowerCase()}`;
}

/** A name that can be a folder, a variable and an attribute. @throws what a person has to do instead */
export function parseBrandName(text: string, taken: readonly string[]): string {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(text) || RESERVED.includes(text)) {
    throw new Error(
      `'${text}' cannot be a brand's name. Use 2 to 20 small letters and digits, a letter first: 'renoster'.`,
    );
  }
  if (taken.includes(text)) throw new Error(`There is a brand '${text}' already.`);
  return text;
}

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const infoText = (name: string, title: string) => `import type { BrandInfo } from '../../brandInfo.ts';

/** \`new URL\` is written out for each picture: bundlers find them by reading, not by running. */
export const ${name}: BrandInfo = {
  productName: '${title}',
  documentTitle: '${title} | Pharmacy Ordering',
  promotionsTitle: 'Welcome To The ${title} Store',
  promotionsShopLabel: '${title} Store',
  logo: {
    mark: {
      light: new URL('./mark-light.svg', import.meta.url).href,
      dark: new URL('./mark-dark.svg', import.meta.url).href,
    },
    wordmark: {
      light: new URL('./wordmark-light.svg', import.meta.url).href,
      dark: new URL('./wordmark-dark.svg', import.meta.url).href,
    },
  },
  favicon: new URL('./favicon.svg', import.meta.url).href,
  emptyCart: {
    light: new URL('./empty-cart-light.svg', import.meta.url).href,
    dark: new URL('./empty-cart-dark.svg', import.meta.url).href,
  },
  footerBanner: {
    light: new URL('./footer-banner-light.svg', import.meta.url).href,
    dark: new URL('./footer-banner-dark.svg', import.meta.url).href,
  },
};
`;

const brandText = (name: string, accent: Color) => `import type { BrandInputs } from '../../derive/inputs.ts';

/** Made from ${accent} alone; every line is a proposal. */
export const ${name}: BrandInputs = ${JSON.stringify(brandFrom(name, accent), null, 2)};
`;

/** Writes a brand's folder, which is all of it. @throws where there is one already */
export function writeBrand(name: string, accent: Color): void {
  const folder = join(themes, 'src', 'brands', name);
  if (existsSync(folder)) throw new Error(`There is a folder ${folder} already.`);
  const inputs = brandFrom(name, accent);
  const tokens = { light: derive(inputs, 'light'), dark: derive(inputs, 'dark') };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'brand.ts'), brandText(name, accent));
  writeFileSync(join(folder, 'info.ts'), infoText(name, titleOf(name)));
  for (const [file, picture] of drawings(name, titleOf(name), tokens)) writeFileSync(join(folder, file), picture);
}
