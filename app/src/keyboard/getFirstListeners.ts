type Listener = (event: KeyboardEvent) => void;

/** Bound to the window, not to a session. */
const LISTENERS_KEY = Symbol('first listeners');
type ListenerWindow = Window & { [LISTENERS_KEY]?: Set<Listener> };

/**
 * Returns the listeners that handle keys before type-ahead. Type-ahead hooks call this before adding their own, so that
 * parts loaded later, such as scan recognition, still come first.
 */
export function getFirstListeners(): Set<Listener> {
  const listenerWindow = window as ListenerWindow;
  if (listenerWindow[LISTENERS_KEY]) return listenerWindow[LISTENERS_KEY];
  const listeners = new Set<Listener>();
  listenerWindow[LISTENERS_KEY] = listeners;
  addEventListener(
    'keydown',
    (event) => {
      for (const listener of listeners) listener(event);
    },
    true,
  );
  return listeners;
}
