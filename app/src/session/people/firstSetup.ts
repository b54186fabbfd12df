import type { Services } from '#session/services.ts';
import { type Session, sessionAtom, storeSession } from '#session/session.ts';
import { tabStorage } from '#session/storage.ts';

/** Staff id of a retailer's administrator (000 §1). */
export const ADMINISTRATOR = 1;

/**
 * Returns true if the user has to complete the first-time setup before anything else (000 §2, first-time setup wizard).
 */
export const isSetupDue = ({ staff }: Pick<Session, 'staff'>): boolean =>
  staff.initiallogin && staff.staffid === ADMINISTRATOR;

const KEY = 'mortar.setup';

interface StoredStep {
  retailerid: number;
  step: string;
}

/** Returns the current setup step in this tab; null if not started. */
export function readSetupStep({ staff }: Pick<Session, 'staff'>): string | null {
  const stored = tabStorage.read(KEY) as Partial<StoredStep> | null;
  return stored?.retailerid === staff.retailerid && typeof stored.step === 'string' ? stored.step : null;
}

/** Stores the step, to resume after a reload or session end. */
export function keepSetupStep({ staff }: Pick<Session, 'staff'>, step: string): void {
  tabStorage.write(KEY, { retailerid: staff.retailerid, step } satisfies StoredStep);
}

/** Marks the setup as done in the session and its stored copy. */
export function endSetup({ store }: Pick<Services, 'store'>): void {
  tabStorage.remove(KEY);
  const session = store.get(sessionAtom);
  if (!session) return;
  const ended = { ...session, staff: { ...session.staff, initiallogin: false } };
  store.set(sessionAtom, ended);
  storeSession(ended);
}
