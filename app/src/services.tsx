import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createContext, use } from 'react';
import type { Config } from './config/config.ts';
import { type Client, createClient } from './server/client.ts';
import { createQueryClient } from './server/queries.ts';
import { currentOrderAtom, readStoredOrder, storeOrder } from './session/currentOrder.ts';
import type { LoginCalls } from './session/loginCalls.ts';
import {
  END_NOTICES,
  type EndReason,
  loginNoticeAtom,
  readStoredSession,
  type Session,
  sessionAtom,
  storeSession,
} from './session/session.ts';
import { unsavedLinesAtom } from './session/unsavedLines.ts';

/** What one running application consists of; a story or a test makes its own. */
export interface Services {
  config: Config;
  client: Client;
  loginCalls: LoginCalls;
  queryClient: QueryClient;
  store: ReturnType<typeof createStore>;
  startSession(session: Session): void;
  /**
   * Ends the session everywhere on this page: once, whoever calls it first (000 §4).
   * @param notice what Login says, where the reason has no text of its own
   */
  endSession(reason: EndReason, notice?: string): void;
}

export interface ServicesOptions {
  config: Config;
  /** A deployment's own ways to sign in. None are given by default. */
  loginCalls?: LoginCalls;
  fetch?: typeof fetch;
  /** Milliseconds before the n-th repeat of a read. */
  retryDelay?: (attempt: number) => number;
}

export function createServices(options: ServicesOptions): Services {
  const store = createStore();
  const queryClient = createQueryClient(options.retryDelay);
  store.set(sessionAtom, readStoredSession());
  store.set(currentOrderAtom, readStoredOrder());
  store.sub(sessionAtom, () => storeSession(store.get(sessionAtom)));
  store.sub(currentOrderAtom, () => storeOrder(store.get(currentOrderAtom)));

  const endSession = (reason: EndReason, notice = END_NOTICES[reason]) => {
    if (!store.get(sessionAtom)) return;
    store.set(loginNoticeAtom, notice);
    store.set(sessionAtom, null);
    store.set(currentOrderAtom, null);
    store.set(unsavedLinesAtom, []);
    void queryClient.cancelQueries();
    queryClient.clear();
  };

  const client = createClient({
    hosts: options.config.hosts,
    caller: () => {
      const session = store.get(sessionAtom);
      return session && { token: session.token, retailerid: session.staff.retailerid };
    },
    // A late answer to a token that is no longer ours says nothing about the present session.
    onExpired: (token) => {
      if (store.get(sessionAtom)?.token === token) endSession('expired');
    },
    ...(options.fetch && { fetch: options.fetch }),
  });

  return {
    config: options.config,
    client,
    loginCalls: options.loginCalls ?? {},
    queryClient,
    store,
    startSession(session) {
      queryClient.clear();
      store.set(loginNoticeAtom, null);
      store.set(sessionAtom, session);
    },
    endSession,
  };
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext above it');
  return services;
}

export function useClient(): Client {
  return useServices().client;
}
