import { useAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useSession } from '#session/useSession.ts';
import {
  isOf,
  type KeptCode,
  keptCodesAtom,
  type Reason,
  readKeptCodes,
  storeKeptCodes,
  withCode,
  withLooking,
  withoutCode,
} from './keptCodes.ts';

/** The codes that are kept beside an order, and what becomes of them. Each change is in the browser's storage at once. */
export function useKeptCodes(orderid: number) {
  const { username } = useSession().staff;
  const store = useStore();
  const [all, setAll] = useAtom(keptCodesAtom);
  const change = (by: (codes: readonly KeptCode[]) => readonly KeptCode[]) => {
    const next = by(store.get(keptCodesAtom) ?? readKeptCodes(username));
    storeKeptCodes(username, next);
    setAll(next);
  };
  useEffect(
    function takeUpWhatWasLeft() {
      // A look-up of an earlier page answers nobody.
      setAll(readKeptCodes(username));
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
