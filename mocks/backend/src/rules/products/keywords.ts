import type { RuleContext } from '../ruleContext.ts';

/** The words a pharmacy gave a product, in the order they came. */
export function ownKeywords({ store, retailer }: Pick<RuleContext, 'store' | 'retailer'>) {
  return (productcode: string): string[] =>
    store.keywords.at(`${retailer.retailerid}/${productcode}`).map(({ keyword }) => keyword);
}

/** All words that a pharmacy gave products, by their code. */
export function ownWords({ store, retailer }: Pick<RuleContext, 'store' | 'retailer'>): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const { retailerid, productcode, keyword } of store.keywords.all()) {
    if (retailerid === retailer.retailerid) words.set(productcode, [...(words.get(productcode) ?? []), keyword]);
  }
  return words;
}

/** The words of the catalogue's own, each once. */
export function systemKeywords(keyword: string): string[] {
  return [...new Set(keyword.split(' ').filter((word) => word !== ''))];
}
