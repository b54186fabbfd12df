import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Config } from '#config/config.ts';
import type { Client } from '#server/client.ts';
import type { LoginCalls } from './loginCalls.ts';
import type { Scope } from './scope.ts';
import type { EndReason, Session } from './session.ts';

/** Services of a running application; stories and tests create their own. */
export interface Services {
  config: Config;
  client: Client;
  loginCalls: LoginCalls;
  /** Query client of the current session. */
  readonly queryClient: QueryClient;
  /** Store of the current session. */
  readonly store: Scope['store'];
  /** Notifies when another session, with its own store and cache, starts. */
  subscribe(listener: () => void): () => void;
  startSession(session: Session): void;
  /**
   * Ends the session in all tabs of this browser, once (000 §4).
   * @param notice Login message, if the reason has none
   */
  endSession(reason: EndReason, notice?: string): void;
}

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
