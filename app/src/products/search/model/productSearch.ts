import type { MatchType, ProductSort, SearchField } from '@mortar/contract';

/** Product search (001 §2, Products tab). */
export interface ProductSearch {
  text: string;
  field: SearchField;
  match: MatchType;
  sort: ProductSort;
  /** '' for all suppliers. */
  supplier: string;
  /** Advert of the active promotion; 0 for none. */
  adid?: number;
}
