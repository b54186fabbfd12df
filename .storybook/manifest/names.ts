import { storyNameFromExport } from 'storybook/internal/csf';
import { type IndexEntry, manifest } from './coverage.ts';

type Named = Pick<IndexEntry, 'name' | 'exportName'>;

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Product names in title case, such as `Advanced Regrets`, keep their capitals in a sentence. */
const PRODUCT_NAMES = manifest.map(({ title }) => title).filter((title) => /^[A-Z][a-z]+( [A-Z][a-z]+)+$/.test(title));

/** `PDF` is an abbreviation; `A` is not. */
const isAbbreviation = (word: string) => word.length > 1 && word === word.toUpperCase();

function inSentenceCase(name: string): string {
  const words = name.split(' ').map((word) => (isAbbreviation(word) ? word : word.toLowerCase()));
  const plain = words.join(' ');
  const productNames = PRODUCT_NAMES.filter((product) => name.includes(product));
  return productNames.reduce((text, product) => text.replace(product.toLowerCase(), product), plain);
}

/** Returns a story's name for the sidebar. Names derived from the export are converted; hand-written names stay. */
export function storyName({ name, exportName }: Named): string {
  const isDerived = exportName !== undefined && storyNameFromExport(exportName) === name;
  return withCapital(isDerived ? inSentenceCase(name) : name);
}
