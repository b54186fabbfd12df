import { oneOf } from './oneOf.ts';

/** Words of a company's trade, not its name. */
const isTrade = oneOf(
  'pharma pharmaceutical pharmaceuticals pharmacy pharmacies medical medicine medicines medicals health healthcare',
  'wholesale wholesaler wholesalers distributor distributors distribution supply supplies supplier suppliers logistics',
  'chemist chemists generic generics direct specialised specialist trading trade holding holdings group company',
  'co co. corporation corp corp. inc inc. limited ltd ltd. (pty) pty cc front shop service services product products',
  'south africa sa (sa) (sa sa) and & of the',
);

const toWords = (name: string) => name.trim().split(/\s+/);

/** Number of words before the first trade word. */
function properWords(words: readonly string[]): number {
  const first = words.findIndex((word) => isTrade(word));
  return first > 0 ? first : words.length;
}

/**
 * Returns short names for narrow columns by full name: 'Blue Crane' for 'Blue Crane Wholesale Chemists'. Equal ones
 * keep as many further words as needed.
 */
export function shortSupplierNames(names: Iterable<string>): ReadonlyMap<string, string> {
  const all = [...new Set(names)].map((name) => ({ name, words: toWords(name), retained: properWords(toWords(name)) }));
  const shorten = ({ words, retained: wordCount }: (typeof all)[number]) => words.slice(0, wordCount).join(' ');
  for (;;) {
    const byShortName = Map.groupBy(all, (supplier) => shorten(supplier).toLowerCase());
    const alike = [...byShortName.values()].filter((group) => group.length > 1).flat();
    const growing = alike.filter(({ words, retained: wordCount }) => wordCount < words.length);
    if (growing.length === 0) return new Map(all.map((supplier) => [supplier.name, shorten(supplier)]));
    for (const supplier of growing) supplier.retained += 1;
  }
}
