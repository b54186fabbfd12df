import { useAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useSession } from '#session/useSession.ts';
import {
  isOf,
  type Reason,
  readStoredCodes,
  type StoredCode,
  storeCodes,
  storedCodesAtom,
  withCode,
  withLooking,
  withoutCode,
} from './keptCodes.ts';

/** The codes that are kept beside an order, and what becomes of them. Each change is in the browser's storage at once. */
export function useStoredCodes(orderid: number) {
  const { username } = useSession().staff;
  const store = useStore();
  const [all, setAll] = useAtom(storedCodesAtom);
  const change = (by: (codes: readonly StoredCode[]) => readonly StoredCode[]) => {
    const next = by(store.get(storedCodesAtom) ?? readStoredCodes(username));
    storeCodes(username, next);
    setAll(next);
  };
  useEffect(
    function resumeStoredCodes() {
      // A look-up of an earlier page answers nobody.
      setAll(readStoredCodes(username));
    },
    [username, setAll],
  );
  return {
    codes: (all ?? []).filter((each) => isOf(orderid)(each) && each.reason !== 'looking'),
    /** It is being looked up: kept, and not shown where it was not. */
    look: (code: string) => change((codes) => withLooking(codes, code, orderid)),
    keep: (code: string, reason: Reason) => change((codes) => withCode(codes, { code, orderid, reason })),
    forget: (code: string) => change((codes) => withoutCode(codes, { code, orderid })),
  };
}
