import { createBackend, type Fault, type Scenario, type ScenarioName, scenarios, signIn } from '@mortar/backend';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '#App.tsx';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { type Session, sessionFrom } from '#session/session.ts';
import type { Tabs } from '#session/tabs.ts';

type State = Scenario['seed']['state'];

export interface AppOptions {
  scenario?: ScenarioName;
  change?(state: State): Partial<State>;
  /** User name, if not the scenario's. */
  username?: string;
  /** False starts at Login. */
  signedIn?: boolean;
  faults?: readonly Fault[];
  tabs?: Tabs;
}

/** Renders the full application at an address on the reference backend, with a network that can be cut. */
export async function openApp(path: string, options: AppOptions = {}) {
  const original = scenarios[options.scenario ?? 'openingTime']();
  const { state } = original.seed;
  const seed = { ...original.seed, state: { ...state, ...options.change?.(state) } };
  const { username = original.session.username } = options;
  const scenario: Scenario = { ...original, seed, session: { ...original.session, username } };
  const backend = createBackend({ seed: scenario.seed, answerAfterMs: 60_000 });
  const network = { down: false };
  const calls: { method: string; path: string; query: URLSearchParams; token: string | null }[] = [];
  const fetch = async (address: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(address), 'http://localhost');
    const token = new Headers(init.headers).get('authorization');
    calls.push({ method: init.method ?? 'GET', path: url.pathname, query: url.searchParams, token });
    if (network.down) throw new TypeError('Failed to fetch');
    return backend.fetch(new Request(url, init));
  };
  const services = createServices({
    config: defaultConfig,
    fetch,
    retryDelay: () => 1,
    ...(options.tabs && { tabs: options.tabs }),
  });
  let session: Session | null = null;
  if (options.signedIn !== false) {
    session = sessionFrom(await signIn(backend, scenario));
    services.startSession(session);
  }
  backend.faults.add(...(options.faults ?? []));
  const at = { path: '' };
  const Where = () => {
    at.path = useLocation().pathname;
    return null;
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppProviders services={services}>
        <App />
        <Where />
      </AppProviders>
    </MemoryRouter>,
  );
  return { backend, services, scenario, session, network, calls, at };
}
