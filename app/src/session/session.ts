import { type AnswerOf, type login, type Staff, staff } from '@mortar/contract';
import { atom } from 'jotai';
import { tabStorage } from './storage.ts';

/** Somebody signed in: the token in memory and in the tab's storage, nowhere else (decision 5). */
export interface Session {
  token: string;
  /** When the token ends, ISO 8601. */
  validTo: string | null;
  staff: Staff;
}

export type EndReason = 'signed out' | 'expired' | 'signed in elsewhere' | 'settings failed';

/** What Login tells somebody whose session ended without their doing. */
export const END_NOTICES: Record<EndReason, string | null> = {
  'signed out': null,
  expired: 'Your session has expired. Please login again.',
  'signed in elsewhere': null,
  'settings failed': null,
};

export const sessionAtom = atom<Session | null>(null);
sessionAtom.debugLabel = 'session';

/** The message that waits on the Login screen, or null. */
export const loginNoticeAtom = atom<string | null>(null);

const KEY = 'mortar.session';

export function sessionFrom(answer: AnswerOf<typeof login>): Session {
  return { token: answer.apitoken, validTo: answer.apivalidto, staff: answer.staff };
}

/** The session a reload finds; null where there is none or it is damaged. */
export function readStoredSession(): Session | null {
  const stored = tabStorage.read(KEY) as { token?: unknown; validTo?: unknown; staff?: unknown } | null;
  if (typeof stored?.token !== 'string') return null;
  const person = staff.safeParse(stored.staff);
  if (!person.success) return null;
  return {
    token: stored.token,
    validTo: typeof stored.validTo === 'string' ? stored.validTo : null,
    staff: person.data,
  };
}

export function storeSession(session: Session | null): void {
  if (session) tabStorage.write(KEY, session);
  else tabStorage.remove(KEY);
}
