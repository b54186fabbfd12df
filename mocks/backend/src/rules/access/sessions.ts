import type { RetailerRow, SessionRow, StaffRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';

/** Lifetime of a token in seconds. */
export const TOKEN_LIFETIME_SECONDS = 12 * 60 * 60;

export function isLive(session: SessionRow | undefined, now: number): session is SessionRow {
  return session !== undefined && session.endedat === null && now < session.validto;
}

/** Returns a user's valid session, if any. */
export function getLiveSession(store: Store, username: string, now: number): SessionRow | undefined {
  return store.sessions.at(username).find((session) => isLive(session, now));
}

/** Returns the session of `Authorization: Bearer …`. */
export function getSession(store: Store, token: string | null, now: number): SessionRow | undefined {
  const session = token === null ? undefined : store.sessions.get(token);
  return isLive(session, now) ? session : undefined;
}

/** Returns the pharmacies that a group's user works for; none outside the group edition (000 §5). */
export function getAssignedRetailers(retailer: RetailerRow, staff: StaffRow): number[] {
  if (!retailer.grouporderingenabled) return [];
  const { assigned } = staff;
  return assigned ? retailer.assigned.filter((retailerid) => assigned.includes(retailerid)) : retailer.assigned;
}

/** Returns whether a session may act for a pharmacy: the own one, and those assigned to a group's user. */
export function mayActFor(store: Store, session: SessionRow, retailerid: number): boolean {
  if (session.retailerid === retailerid) return true;
  const own = store.retailers.get(session.retailerid);
  const staff = store.staff.get(session.username);
  return own !== undefined && staff !== undefined && getAssignedRetailers(own, staff).includes(retailerid);
}
