import type { Store } from '../store/store.ts';
import { getOffset } from './days.ts';

/** Returns the milliseconds that a pharmacy is ahead of UTC, by the country of its settings. */
export function localOffset(store: Store, retailerid: number): number {
  return getOffset(store.settings.get(retailerid)?.values.ordering_General_Country);
}
