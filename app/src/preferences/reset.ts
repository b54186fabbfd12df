import { atom } from 'jotai';
import { sessionAtom } from '#session/session.ts';
import { machineStorage } from '#session/storage.ts';
import { chosenAtom, placesKey, RESETS, readRemembered } from './remembered.ts';

/** Resets the user's settings on this computer, with immediate effect. */
export const resetAtom = atom(null, (get, set) => {
  const session = get(sessionAtom);
  if (!session) return;
  const count = readRemembered(session.staff, RESETS);
  const values = { [RESETS]: (typeof count === 'number' ? count : 0) + 1 };
  machineStorage.write(placesKey(session.staff), values);
  set(chosenAtom, { isReset: true, values });
});
