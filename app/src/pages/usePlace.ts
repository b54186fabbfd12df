import { startTransition, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a popup or tab name from an address: `?tab=history`; null if missing. */
export const placeIn = (search: string, name: string): string | null => new URLSearchParams(search).get(name);

/** Marks history entries created for a popup or tab. Back returns to the page without it. */
interface Opened {
  opened?: string;
}

/** Returns true if the current history entry was created for a popup or tab, so that Back stays on the page. */
export const isPlace = (state: unknown): boolean => (state as { usr?: Opened } | null)?.usr?.opened !== undefined;

/**
 * Syncs an open popup or active tab with the address, so that Back closes it and links open it. Opening adds a history
 * entry, replacing reuses it, closing goes back.
 * @param name search parameter
 * @param value open popup or tab; null for the default
 * @param open called when the address changes, by Back or a link
 */
export function usePlace(name: string, value: string | null, open: (value: string | null) => void): void {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const addressValue = placeIn(search, name);
  const last = useRef({ said: addressValue, value: addressValue, key });
  /** Value the address will have after a pending change; undefined if none. */
  const written = useRef<string | null>(undefined);
  const opened = (state as Opened | null)?.opened;
  const follow = useEffectEvent(open);
  const write = useEffectEvent(() => {
    written.current = value;
    if (value === null && opened === name) return void navigate(-1);
    const values = new URLSearchParams(search);
    if (value === null) values.delete(name);
    else values.set(name, value);
    const to = { pathname, search: values.toString(), hash };
    const starts = addressValue === null;
    // The popup opens before its address changes.
    startTransition(() => void navigate(to, { replace: !starts, state: starts ? { ...state, opened: name } : state }));
  });
  useEffect(
    function syncWithAddress() {
      const before = last.current;
      last.current = { said: addressValue, value, key };
      const pendingValue = written.current;
      if (pendingValue !== undefined) {
        if (key === before.key) return;
        written.current = undefined;
      }
      if (addressValue === value) return;
      // Ignores the own write, and values overtaken by another change.
      const isOwnChange = pendingValue !== undefined && (addressValue === pendingValue || addressValue === before.said);
      if (addressValue !== before.said && !isOwnChange) follow(addressValue);
      else if (value !== before.value || isOwnChange) write();
    },
    [addressValue, value, key],
  );
}
