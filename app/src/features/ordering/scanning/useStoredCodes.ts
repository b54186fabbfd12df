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
} from './storedCodes.ts';

/** Stored codes of an order, with actions. Changes are written to storage at once. */
export function useStoredCodes(orderId: number) {
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
      // Lookups of an earlier page have ended.
      setAll(readStoredCodes(username));
    },
    [username, setAll],
  );
  return {
    codes: (all ?? []).filter((each) => isOf(orderId)(each) && each.reason !== 'looking'),
    /** Marks a code as being looked up, hidden if new. */
    look: (code: string) => change((codes) => withLooking(codes, code, orderId)),
    keep: (code: string, reason: Reason) => change((codes) => withCode(codes, { code, orderid: orderId, reason })),
    forget: (code: string) => change((codes) => withoutCode(codes, { code, orderid: orderId })),
  };
}
