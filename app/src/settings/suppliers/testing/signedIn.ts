import { createBackend, type Fault, scenarios, signIn } from '@mortar/backend';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { sessionFrom } from '#session/session.ts';

/** Renders a hook as administrator on the reference backend; injected errors start after sign-in. */
export async function asAdministrator<Result>(hook: () => Result, faults: readonly Fault[] = []) {
  const scenario = scenarios.openingTime();
  const backend = createBackend({ seed: scenario.seed, answerAfterMs: 60_000 });
  const services = createServices({
    config: defaultConfig,
    fetch: (address, init) => backend.fetch(new Request(new URL(String(address), 'http://localhost'), init)),
    retryDelay: () => 1,
  });
  services.startSession(
    sessionFrom(await signIn(backend, { session: { ...scenario.session, username: 'admin@1001' } })),
  );
  backend.faults.add(...faults);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(MemoryRouter, null, createElement(AppProviders, { services, children }));
  return { backend, services, ...renderHook(hook, { wrapper }) };
}
