import type { QueryCache, QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createQueryClient } from '#server/queries.ts';
import { type EndReason, loginNoticeAtom, type Session, sessionAtom, storeSession } from './session.ts';
import type { Tabs } from './tabs.ts';

/**
 * Everything that belongs to one session, or to the time between two: its atoms and its server state. Another session
 * has another scope, so that nothing of one is found in the next, and what comes late writes where nobody looks.
 */
export interface Scope {
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
  /** The session is being ended in this tab, for this reason: its parts note what has to outlive it. */
  beforeEnd(reason: EndReason): void;
  end(): void;
}

/** What a part of a session begins with. */
export interface PartStart {
  store: Scope['store'];
  /** Null between two sessions. */
  session: Session | null;
  tabs: Tabs;
  /** True where the page was loaded anew: the session is the one before, and takes up what this tab remembers. */
  isReload: boolean;
}

/** A part that has begun. */
export interface StartedPart {
  beforeEnd?(session: Session, reason: EndReason): void;
  end(): void;
}

/** State that a room above keeps for one session: it begins and ends with it. */
export type SessionPart = (start: PartStart) => StartedPart;

export interface ScopeOptions extends Omit<PartStart, 'store'> {
  /** What Login says between two sessions. */
  notice: string | null;
  parts: readonly SessionPart[];
  retryDelay?: (attempt: number) => number;
}

/**
 * Has a cache let go of what nobody watches any more, from now on. The pages of a session are there a moment longer than
 * its state: a query that loses its last watcher then would wait five minutes, and hold the token with what asks.
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
      // What still holds on to this store sees that its session is over.
      store.set(sessionAtom, null);
      void queryClient.cancelQueries();
      forgetUnwatched(queryClient.getQueryCache());
      queryClient.clear();
    },
  };
}
