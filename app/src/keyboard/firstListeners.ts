type Listener = (event: KeyboardEvent) => void;

/** They belong to the window that they listen to, not to a session. */
const OF_WINDOW = Symbol('first listeners');
type HeardWindow = Window & { [OF_WINDOW]?: Set<Listener> };

/**
 * Listeners that hear each key at the window before those which keep what is typed ahead: they ask for these before they
 * listen themselves, so that what is fetched later, such as the recognition of scanners, still comes first.
 */
export function firstListeners(): Set<Listener> {
  const heard = window as HeardWindow;
  if (heard[OF_WINDOW]) return heard[OF_WINDOW];
  const listeners = new Set<Listener>();
  heard[OF_WINDOW] = listeners;
  addEventListener(
    'keydown',
    (event) => {
      for (const listener of listeners) listener(event);
    },
    true,
  );
  return listeners;
}
