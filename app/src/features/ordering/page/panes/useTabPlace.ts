import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { placeIn, usePlace } from '#pages/usePlace.ts';
import { readRemembered, remember } from '#preferences/remembered.ts';
import { useSession } from '#session/useSession.ts';

interface Openable {
  id: string;
  unavailable?: string | undefined;
  /** True for tabs that are not restored on the next visit. */
  passing?: boolean | undefined;
}

/**
 * Controls a pane's active tab. All but the first have an address, for users who may open them. Starts with the tab
 * that the user last chose.
 * @param name of the pane in the address
 * @param restores false to start with the first tab instead
 */
export function useTabPlace(
  name: string,
  tabs: readonly Openable[],
  restores = true,
): [active: string, open: (id: string) => void] {
  const first = tabs[0]?.id ?? '';
  const { staff } = useSession();
  const { search } = useLocation();
  const key = `tab ${name}`;
  const mayOpen = (id: unknown) => tabs.some((tab) => tab.id === id && tab.unavailable === undefined);
  const [defaultTab] = useState(() => {
    const storedTab = readRemembered(staff, key);
    return restores && typeof storedTab === 'string' && mayOpen(storedTab) ? storedTab : first;
  });
  const toAllowedTab = (id: string | null) => (id !== null && mayOpen(id) ? id : defaultTab);
  const [active, setActive] = useState(() => toAllowedTab(placeIn(search, name)));
  /** A tab opened by link is not stored as the user's choice. */
  const initialTab = useRef(active);
  const isPassing = tabs.some((tab) => tab.id === active && tab.passing);
  useEffect(
    function storeActiveTab() {
      if (isPassing || initialTab.current === active) return;
      initialTab.current = active;
      remember(staff, key, active);
    },
    [active, isPassing, staff, key],
  );
  usePlace(name, active === defaultTab ? null : active, (id) => setActive(toAllowedTab(id)));
  return [active, setActive];
}
