import type { RuleContext } from '../ruleContext.ts';

/** How the retailer ranks suppliers; 0 is unranked. */
export function getPreference({
  store,
  retailer,
}: Pick<RuleContext, 'store' | 'retailer'>): (suppliercode: string) => number {
  const ranks = new Map(store.terms.at(retailer.retailerid).map((terms) => [terms.suppliercode, terms.preference]));
  return (suppliercode) => ranks.get(suppliercode) ?? 0;
}
