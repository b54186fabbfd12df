import type { Catalogue } from '../catalogue/catalogue.ts';
import type { RetailerRow, SessionRow, StaffRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** What rules may ask of: what is kept, what can be bought, and who acts when and for which pharmacy. */
export interface RuleContext {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly session: SessionRow;
  readonly staff: StaffRow;
  /** The pharmacy it is about: the member of staff's own or one assigned to its group. */
  readonly retailer: RetailerRow;
  /** Milliseconds since 1970; one moment for the whole request. */
  readonly now: number;
}
