import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { placeIn, usePlace } from '#pages/usePlace.ts';

interface Openable {
  id: string;
  unavailable?: string | undefined;
}

/**
 * Which tab of a pane is in sight. Every tab but the first has a place in the page's address, for whoever may open it.
 * @param name of the pane, as the address has it
 */
export function useTabPlace(name: string, tabs: readonly Openable[]): [active: string, open: (id: string) => void] {
  const first = tabs[0]?.id ?? '';
  const { search } = useLocation();
  const mayOpen = (id: string | null) => tabs.some((tab) => tab.id === id && tab.unavailable === undefined);
  const named = (id: string | null) => (id !== null && mayOpen(id) ? id : first);
  const [active, setActive] = useState(() => named(placeIn(search, name)));
  usePlace(name, active === first ? null : active, (id) => setActive(named(id)));
  return [active, setActive];
}
