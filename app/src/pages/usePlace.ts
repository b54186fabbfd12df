import { startTransition, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What an address says of a place over its page, or of a tab in it: `?tab=history`; null where it says nothing. */
export const placeIn = (search: string, name: string): string | null => new URLSearchParams(search).get(name);

/** Set on an entry of the browser's history that a place made: which. Back leads to the page without it. */
interface Opened {
  opened?: string;
}

/** Whether the entry of the browser's history that one is at was made by a place: going back from it leaves no page. */
export const isPlace = (state: unknown): boolean => (state as { usr?: Opened } | null)?.usr?.opened !== undefined;

/**
 * Keeps what is open over a page, or which of its tabs is, in the page's address: Back closes it, and a link opens it.
 * Opening makes an entry in the browser's history, another in its place takes that one, closing goes back from it.
 *
 * @param name as the address has it
 * @param value what is open; null for what the page begins with
 * @param open called where the address changed: by Back, or by a link
 */
export function usePlace(name: string, value: string | null, open: (value: string | null) => void): void {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const said = placeIn(search, name);
  const last = useRef({ said, value: said, key });
  /** What the address will say once it is changed, which takes a moment; undefined while it is as it was written. */
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
    const starts = said === null;
    // Whoever opens it waits for it, not for its address.
    startTransition(() => void navigate(to, { replace: !starts, state: starts ? { ...state, opened: name } : state }));
  });
  useEffect(
    function keepInStep() {
      const before = last.current;
      last.current = { said, value, key };
      const wrote = written.current;
      if (wrote !== undefined) {
        if (key === before.key) return;
        written.current = undefined;
      }
      if (said === value) return;
      // What one wrote, or what it was before another wrote first, is nobody's wish: something else was opened meanwhile.
      const isOurs = wrote !== undefined && (said === wrote || said === before.said);
      if (said !== before.said && !isOurs) follow(said);
      else if (value !== before.value || isOurs) write();
    },
    [said, value, key],
  );
}
