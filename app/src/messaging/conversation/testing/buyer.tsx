import { createBackend, scenarios, signIn } from '@mortar/backend';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { type Session, sessionFrom } from '#session/session.ts';

/** Reload of the page with the same server and session. */
export interface Before {
  backend: ReturnType<typeof createBackend>;
  session: Session;
}

/**
 * Signs in the sample's buyer on a backend whose suppliers do not answer.
 * @param username another sample user with the same password
 */
export async function startBuyer(before?: Before, username?: string) {
  const scenario = scenarios.openingTime();
  const backend = before?.backend ?? createBackend({ seed: scenario.seed, answerAfterMs: 6_000_000 });
  /** Paths of requests. */
  const calls: string[] = [];
  const services = createServices({
    config: defaultConfig,
    fetch: async (address, init = {}) => {
      const url = new URL(String(address), 'http://localhost');
      calls.push(url.pathname);
      return backend.fetch(new Request(url, init));
    },
    retryDelay: () => 1,
  });
  const session =
    before?.session ??
    sessionFrom(
      await signIn(backend, username === undefined ? scenario : { session: { ...scenario.session, username } }),
    );
  services.startSession(session);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <AppProviders services={services}>{children}</AppProviders>
    </MemoryRouter>
  );
  return { backend, services, session, calls, wrapper };
}
