import type { Catalogue } from '../catalogue/catalogue.ts';
import type { WorkingHours } from '../rules/workingHours.ts';
import type { State } from '../store/store.ts';

/** What a backend begins with: what can be bought, and the rows of everybody who buys. */
export interface Seed {
  readonly catalogue: Catalogue;
  readonly state: State;
  /** The moment it is set in, in milliseconds since 1970; a seed of today has none. */
  readonly now?: number;
  /** When suppliers and support read and answer messages; always where it has none. */
  readonly workingHours?: WorkingHours;
}
