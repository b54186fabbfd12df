import { useInsertionEffect, useRef, useState } from 'react';

type Handlers = Record<string, (...given: never[]) => unknown>;

/**
 * The same functions at every drawing, each of which calls the latest of its name: what is given them is not drawn again
 * for them. They are for events; what is called while drawing would be one drawing late.
 */
export function useStableHandlers<T extends Handlers>(handlers: T): T {
  const latest = useRef(handlers);
  // Before any effect that may call one of them.
  useInsertionEffect(function rememberTheLatest() {
    latest.current = handlers;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
      ) as T,
  );
  return stable;
}
