import type { Services } from '#session/services.ts';
import { type Session, sessionAtom, storeSession } from '#session/session.ts';
import { tabStorage } from '#session/storage.ts';

/** The administrator of a retailer (000 §1). */
export const ADMINISTRATOR = 1;

/**
 * Whether the first-time setup is still to be done by this person: until it is, nothing else of the product is shown
 * (000 §2, first-time setup wizard).
 */
export const isSetupDue = ({ staff }: Pick<Session, 'staff'>): boolean =>
  staff.initiallogin && staff.staffid === ADMINISTRATOR;

const KEY = 'mortar.setup';

interface StoredStep {
  retailerid: number;
  step: string;
}

/** The step that somebody was on in this tab; null where they have not begun. */
export function readSetupStep({ staff }: Pick<Session, 'staff'>): string | null {
  const stored = tabStorage.read(KEY) as Partial<StoredStep> | null;
  return stored?.retailerid === staff.retailerid && typeof stored.step === 'string' ? stored.step : null;
}

/** Keeps the step for a reload of this tab, and for signing in again after the session ended. */
export function keepSetupStep({ staff }: Pick<Session, 'staff'>, step: string): void {
  tabStorage.write(KEY, { retailerid: staff.retailerid, step } satisfies StoredStep);
}

/** Notes in the session, and in what a reload finds of it, that the setup is done. */
export function endSetup({ store }: Pick<Services, 'store'>): void {
  tabStorage.remove(KEY);
  const session = store.get(sessionAtom);
  if (!session) return;
  const ended = { ...session, staff: { ...session.staff, initiallogin: false } };
  store.set(sessionAtom, ended);
  storeSession(ended);
}
