import type { Catalogue } from '../catalogue/catalogue.ts';
import type { WorkingHours } from '../rules/workingHours.ts';
import type { State } from '../store/store.ts';

/** Initial data of a backend: the catalogue and all rows. */
export interface Seed {
  readonly catalogue: Catalogue;
  readonly state: State;
  /** The seed's moment, in milliseconds since 1970; absent for a seed of today. */
  readonly now?: number;
  /** When suppliers and support read and answer messages; always if absent. */
  readonly workingHours?: WorkingHours;
}
