import type { MatchType, ProductSort, SearchField } from '@mortar/contract';

/** What a search asks for (001 §2, Products tab). */
export interface ProductSearch {
  text: string;
  field: SearchField;
  match: MatchType;
  sort: ProductSort;
  /** '' for all suppliers. */
  supplier: string;
  /** The advert whose promotion is active; 0 for none. */
  adid?: number;
}
