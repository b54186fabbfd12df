import { storyNameFromExport } from 'storybook/internal/csf';
import { type IndexEntry, manifest } from './coverage.ts';

type Named = Pick<IndexEntry, 'name' | 'exportName'>;

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the product writes with several capitals: `Advanced Regrets`. A sentence keeps them. */
const PRODUCT_NAMES = manifest.map(({ title }) => title).filter((title) => /^[A-Z][a-z]+( [A-Z][a-z]+)+$/.test(title));

/** `PDF` stays; `A` is a word like others. */
const isAbbreviation = (word: string) => word.length > 1 && word === word.toUpperCase();

/** `Many Lines` as people write it: `Many lines`. */
function inSentenceCase(name: string): string {
  const words = name.split(' ').map((word) => (isAbbreviation(word) ? word : word.toLowerCase()));
  const plain = words.join(' ');
  const kept = PRODUCT_NAMES.filter((product) => name.includes(product));
  return kept.reduce((text, product) => text.replace(product.toLowerCase(), product), plain);
}

/** A story's name as the sidebar shows it. Storybook makes some from the export; those that somebody wrote are kept. */
export function storyName({ name, exportName }: Named): string {
  const made = exportName !== undefined && storyNameFromExport(exportName) === name;
  return withCapital(made ? inSentenceCase(name) : name);
}
