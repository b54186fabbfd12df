import type { Catalogue } from '../catalogue/catalogue.ts';
import type { State } from '../store/store.ts';

/** What a backend begins with: what can be bought, and the rows of everybody who buys. */
export interface World {
  readonly catalogue: Catalogue;
  readonly state: State;
  /** The moment the world is set in, in milliseconds since 1970; a world of today has none. */
  readonly now?: number;
}
