import { createBackend, scenarios, signIn } from '@mortar/backend';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { type Session, sessionFrom } from '#session/session.ts';

/** The page is loaded anew on the same server, with the session as it is. */
export interface Before {
  backend: ReturnType<typeof createBackend>;
  session: Session;
}

/**
 * The sample's buyer, signed in on a backend whose suppliers answer nothing meanwhile.
 * @param username somebody else of the sample's instead, with the same password
 */
export async function startBuyer(before?: Before, username?: string) {
  const scenario = scenarios.openingTime();
  const backend = before?.backend ?? createBackend({ seed: scenario.seed, answerAfterMs: 6_000_000 });
  /** The paths of the calls that were made. */
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
