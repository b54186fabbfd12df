import type { RuleContext } from '../ruleContext.ts';

/** Returns the retailer's rank of a supplier; 0 is unranked. */
export function getPreference({
  store,
  retailer,
}: Pick<RuleContext, 'store' | 'retailer'>): (suppliercode: string) => number {
  const ranks = new Map(store.terms.at(retailer.retailerid).map((terms) => [terms.suppliercode, terms.preference]));
  return (suppliercode) => ranks.get(suppliercode) ?? 0;
}
