import { refuse } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { mayActFor } from '../../rules/access/sessions.ts';
import type { RetailerRow } from '../../store/rows.ts';

interface Requested {
  groupretailerid: number;
  retailerids: readonly number[];
}

/** Returns the pharmacies of a group's call, or a refusal: it may name only its own (002 §6). */
export function assignedRetailers(
  { store, session }: AuthenticatedContext,
  { groupretailerid, retailerids }: Requested,
) {
  if (groupretailerid !== session.retailerid) return { refusal: refuse(`Group ${groupretailerid} is not yours.`) };
  if (retailerids.length === 0) return { refusal: refuse('Please select a retailer from the grid on the left.') };
  const foreign = retailerids.find((retailerid) => !mayActFor(store, session, retailerid));
  if (foreign !== undefined) return { refusal: refuse(`Retailer ${foreign} is not assigned to you.`) };
  const retailers: RetailerRow[] = [...new Set(retailerids)].flatMap((id) => store.retailers.get(id) ?? []);
  return { retailers };
}
