import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { placeIn, usePlace } from '#pages/usePlace.ts';
import { remember, remembered } from '#preferences/remembered.ts';
import { useSession } from '#session/useSession.ts';

interface Openable {
  id: string;
  unavailable?: string | undefined;
  /** What somebody looks into in passing: the pane does not begin with it again. */
  passing?: boolean | undefined;
}

/**
 * Which tab of a pane is in sight. Every tab but the one that the pane begins with has a place in the page's address, for
 * whoever may open it. It begins with the tab that this person left the pane at.
 * @param name of the pane, as the address has it
 * @param comesBack false where something else is to be seen first: then it begins with the first tab
 */
export function useTabPlace(
  name: string,
  tabs: readonly Openable[],
  comesBack = true,
): [active: string, open: (id: string) => void] {
  const first = tabs[0]?.id ?? '';
  const { staff } = useSession();
  const { search } = useLocation();
  const key = `tab ${name}`;
  const mayOpen = (id: unknown) => tabs.some((tab) => tab.id === id && tab.unavailable === undefined);
  const [returnFocus] = useState(() => {
    const left = remembered(staff, key);
    return comesBack && typeof left === 'string' && mayOpen(left) ? left : first;
  });
  const named = (id: string | null) => (id !== null && mayOpen(id) ? id : returnFocus);
  const [active, setActive] = useState(() => named(placeIn(search, name)));
  /** What a link opened is where the link leads, and nobody's choice. */
  const kept = useRef(active);
  const isPassing = tabs.some((tab) => tab.id === active && tab.passing);
  useEffect(
    function rememberTheTabInSight() {
      if (isPassing || kept.current === active) return;
      kept.current = active;
      remember(staff, key, active);
    },
    [active, isPassing, staff, key],
  );
  usePlace(name, active === returnFocus ? null : active, (id) => setActive(named(id)));
  return [active, setActive];
}
