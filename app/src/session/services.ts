import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Config } from '#config/config.ts';
import type { Client } from '#server/client.ts';
import type { LoginCalls } from './loginCalls.ts';
import type { Scope } from './scope.ts';
import type { EndReason, Session } from './session.ts';

/** What one running application consists of; a story or a test makes its own. */
export interface Services {
  config: Config;
  client: Client;
  loginCalls: LoginCalls;
  /** What the server said to the session of this moment; another session has another. */
  readonly queryClient: QueryClient;
  /** The state of the session of this moment; another session has another. */
  readonly store: Scope['store'];
  /** Tells when another session begins, and with it another store and cache. */
  subscribe(listener: () => void): () => void;
  startSession(session: Session): void;
  /**
   * Ends the session everywhere in this browser: once, whoever calls it first (000 §4).
   * @param notice what Login says, where the reason has no text of its own
   */
  endSession(reason: EndReason, notice?: string): void;
}

/** The same running application in another deployment. */
export const withConfig = (services: Services, config: Config): Services =>
  Object.create(services, { config: { value: config, enumerable: true } });

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext above it');
  return services;
}

export function useClient(): Client {
  return useServices().client;
}
