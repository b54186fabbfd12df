import { useAtomValue } from 'jotai';
import { type Session, sessionAtom } from './session.ts';

/** Returns the session; only for screens after sign-in. */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  if (!session) throw new Error('useSession is for screens behind the sign-in');
  return session;
}

export function usePermissions() {
  return useSession().staff.role.rolepermissions;
}
