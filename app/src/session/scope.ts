import type { QueryCache, QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createQueryClient } from '#server/queries.ts';
import { type EndReason, loginNoticeAtom, type Session, sessionAtom, storeSession } from './session.ts';
import type { Tabs } from './tabs.ts';

/**
 * State of one session, or between two: atoms and server state. Each session has its own, so that nothing leaks into
 * the next, and late writes go nowhere.
 */
export interface Scope {
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
  /** Called before the session ends in this tab, so that parts can store what has to survive. */
  beforeEnd(reason: EndReason): void;
  end(): void;
}

/** Input of a session part. */
export interface PartStart {
  store: Scope['store'];
  /** Null between sessions. */
  session: Session | null;
  tabs: Tabs;
  /** True after a reload: the previous session continues with the tab's stored state. */
  isReload: boolean;
}

export interface StartedPart {
  beforeEnd?(session: Session, reason: EndReason): void;
  end(): void;
}

/** Module state bound to a session. */
export type SessionPart = (start: PartStart) => StartedPart;

export interface ScopeOptions extends Omit<PartStart, 'store'> {
  /** Login message between sessions. */
  notice: string | null;
  parts: readonly SessionPart[];
  retryDelay?: (attempt: number) => number;
}

/**
 * Evicts unobserved queries at once. Pages outlive the session's state briefly, and a query unmounted later would keep
 * the token for five minutes.
 */
function forgetUnwatched(cache: QueryCache): void {
  cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && query.getObserversCount() === 0) query.destroy();
  });
}

export function createScope({ session, notice, tabs, isReload, parts, retryDelay }: ScopeOptions): Scope {
  const store = createStore();
  const queryClient = createQueryClient(retryDelay);
  store.set(sessionAtom, session);
  store.set(loginNoticeAtom, notice);
  if (!isReload) storeSession(session);
  const started = parts.map((start) => start({ store, session, tabs, isReload }));
  return {
    store,
    queryClient,
    beforeEnd(reason) {
      if (session) for (const part of started) part.beforeEnd?.(session, reason);
    },
    end() {
      for (const part of started) part.end();
      // Remaining holders of the store see that the session is over.
      store.set(sessionAtom, null);
      void queryClient.cancelQueries();
      forgetUnwatched(queryClient.getQueryCache());
      queryClient.clear();
    },
  };
}
