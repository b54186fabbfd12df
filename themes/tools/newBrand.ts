import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandFrom, getWord } from '../src/brandFrom.ts';
import { type Color, MODES } from '../src/contract.ts';
import type { BrandInputs } from '../src/derive/inputs.ts';
import { derive } from '../src/derive.ts';
import { WORDS, type Word } from '../src/words.ts';
import { drawings } from './drawings.ts';
import { entrance } from './entrance.ts';
import { readLogo } from './logo.ts';

const themes = fileURLToPath(new URL('..', import.meta.url));

const RESERVED = ['wireframe', 'default', 'new', 'delete', 'class', 'import', 'export'];

/**
 * Normalizes a colour to six hexadecimal digits.
 * @throws with instructions for the user
 */
export function parseColour(text: string): Color {
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim()) ?? [];
  const digits = long ?? [...(short ?? '')].map((digit) => digit + digit).join('');
  if (digits === '') throw new Error(`'${text}' is no colour. Write it as '#0f766e'.`);
  return `#${digits.toLowerCase()}`;
}

/**
 * Checks that a name works as a folder, a variable and an attribute.
 * @throws with instructions for the user
 */
export function parseBrandName(text: string, taken: readonly string[]): string {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(text) || RESERVED.includes(text)) {
    throw new Error(
      `'${text}' cannot be a brand's name. Use 2 to 20 small letters and digits, a letter first: 'renoster'.`,
    );
  }
  if (taken.includes(text)) throw new Error(`There is a brand '${text}' already.`);
  return text;
}

/**
 * Returns the given word, or the name's default.
 * @throws with instructions for the user
 */
export function parseWord(text: string | undefined, name: string): Word {
  if (text === undefined) return getWord(name);
  const word = WORDS.find((each) => each === text.toLowerCase());
  if (!word) throw new Error(`'${text}' is no word for a brand. Say one of ${WORDS.join(', ')}.`);
  return word;
}

const getTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

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

const brandText = (name: string, accent: Color, word: Word, inputs: BrandInputs) =>
  `import type { BrandInputs } from '../../derive/inputs.ts';

/** Made from ${accent} and the word '${word}'; every line is a proposal. */
export const ${name}: BrandInputs = ${JSON.stringify(inputs, null, 2)};
`;

export interface NewBrand {
  name: string;
  accent: Color;
  word: Word;
  /** Text of the company's SVG file. */
  logo?: string | undefined;
}

/**
 * Returns the files of a brand's folder by name.
 * @throws for a logo that is not a plain picture
 */
export function brandFiles({ name, accent, word, logo }: NewBrand): Map<string, string> {
  const inputs = brandFrom(name, accent, word);
  const tokens = { light: derive(inputs, 'light'), dark: derive(inputs, 'dark') };
  return new Map([
    ['brand.ts', brandText(name, accent, word, inputs)],
    ['info.ts', infoText(name, getTitle(name))],
    ...drawings(name, getTitle(name), tokens, logo === undefined ? undefined : readLogo(logo)),
    ...MODES.flatMap((mode): [string, string][] => {
      const picture = entrance(inputs, mode);
      return picture === undefined ? [] : [[`entrance-${mode}.svg`, picture]];
    }),
  ]);
}

const BRANDS_FOLDER = join(themes, 'src', 'brands');

/**
 * Writes a brand's folder and returns its path.
 * @param parent the parent folder; default the built-in brands
 * @throws if the folder exists, or for a logo that is not a plain picture
 */
export function writeBrand(brand: NewBrand, parent = BRANDS_FOLDER): string {
  const folder = join(parent, brand.name);
  if (existsSync(folder)) throw new Error(`There is a folder ${folder} already.`);
  const files = brandFiles(brand);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  return folder;
}
