import type { RuleContext } from '../ruleContext.ts';

/** Returns a pharmacy's own keywords of a product, oldest first. */
export function ownKeywords({ store, retailer }: Pick<RuleContext, 'store' | 'retailer'>) {
  return (productcode: string): string[] =>
    store.keywords.at(`${retailer.retailerid}/${productcode}`).map(({ keyword }) => keyword);
}

/** Returns a pharmacy's own keywords by product code. */
export function ownWords({ store, retailer }: Pick<RuleContext, 'store' | 'retailer'>): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const { retailerid, productcode, keyword } of store.keywords.all()) {
    if (retailerid === retailer.retailerid) words.set(productcode, [...(words.get(productcode) ?? []), keyword]);
  }
  return words;
}

/** Returns the catalogue's keywords, each once. */
export function systemKeywords(keyword: string): string[] {
  return [...new Set(keyword.split(' ').filter((word) => word !== ''))];
}
