import type { RuleContext } from '../ruleContext.ts';

/** The words a pharmacy gave a product, in the order they came. */
export function ownKeywords({ store, retailer }: Pick<RuleContext, 'store' | 'retailer'>) {
  return (productcode: string): string[] =>
    store.keywords.at(`${retailer.retailerid}/${productcode}`).map(({ keyword }) => keyword);
}

/** The words of the catalogue's own, each once. */
export function systemKeywords(keyword: string): string[] {
  return [...new Set(keyword.split(' ').filter((word) => word !== ''))];
}
