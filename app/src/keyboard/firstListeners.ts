type Listener = (event: KeyboardEvent) => void;

/** Bound to the window, not to a session. */
const OF_WINDOW = Symbol('first listeners');
type HeardWindow = Window & { [OF_WINDOW]?: Set<Listener> };

/**
 * Returns the listeners that handle keys before type-ahead. Type-ahead hooks call this before adding their own, so that
 * parts loaded later, such as scan recognition, still come first.
 */
export function firstListeners(): Set<Listener> {
  const received = window as HeardWindow;
  if (received[OF_WINDOW]) return received[OF_WINDOW];
  const listeners = new Set<Listener>();
  received[OF_WINDOW] = listeners;
  addEventListener(
    'keydown',
    (event) => {
      for (const listener of listeners) listener(event);
    },
    true,
  );
  return listeners;
}
