import type { Catalogue } from '../catalogue/catalogue.ts';
import type { RetailerRow, SessionRow, StaffRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Context of rules: stored data, catalogue, user, time and pharmacy. */
export interface RuleContext {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly session: SessionRow;
  readonly staff: StaffRow;
  /** The affected pharmacy: the user's own or one assigned to the group. */
  readonly retailer: RetailerRow;
  /** Milliseconds since 1970; constant during a request. */
  readonly now: number;
}
