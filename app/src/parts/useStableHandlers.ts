import { useInsertionEffect, useRef, useState } from 'react';

type Handlers = Record<string, (...given: never[]) => unknown>;

/**
 * Returns functions with stable identity that call the latest handlers, to avoid renders. For events only: during
 * render they would be one render behind.
 */
export function useStableHandlers<T extends Handlers>(handlers: T): T {
  const latest = useRef(handlers);
  // Before any effect that may call them.
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
