type Listener = (event: KeyboardEvent) => void;

/** Bound to the window, not to a session. */
const OF_WINDOW = Symbol('first listeners');
type HeardWindow = Window & { [OF_WINDOW]?: Set<Listener> };

/**
 * Returns the listeners that handle keys before type-ahead. Type-ahead hooks call this before adding their own, so that
 * parts loaded later, such as scan recognition, still come first.
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
