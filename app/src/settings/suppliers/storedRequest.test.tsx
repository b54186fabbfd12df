// @vitest-environment jsdom
import { createBackend, scenarios, signIn } from '@mortar/backend';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { sessionAtom, sessionFrom } from '#session/session.ts';
import { SettingsContext } from '#session/settings.tsx';
import { messages } from './messages.ts';
import { SupplierSection } from './SupplierSection.tsx';

const { creditor: texts } = messages;

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function Signed() {
  return useAtomValue(sessionAtom) ? <SupplierSection /> : <p>Sign in</p>;
}

async function open() {
  const scenario = scenarios.openingTime();
  const backend = createBackend({ seed: scenario.seed, answerAfterMs: 60_000 });
  const services = createServices({
    config: defaultConfig,
    fetch: (address, init) => backend.fetch(new Request(new URL(String(address), 'http://localhost'), init)),
    retryDelay: () => 1,
  });
  const session = sessionFrom(await signIn(backend, scenario));
  const settings = backend.store.settings.get(1001)?.values;
  if (!settings) throw new Error('the sample has settings');
  services.startSession(session);
  render(
    <MemoryRouter>
      <AppProviders services={services}>
        <SettingsContext value={{ ...settings, lastOrderNumber: '' }}>
          <Signed />
        </SettingsContext>
      </AppProviders>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: messages.request }));
  await user.type(await screen.findByRole('textbox', { name: texts.name }), 'Karoo');
  return {
    user,
    endAndSignIn: async () => {
      await act(async () => services.endSession('expired'));
      await screen.findByText('Sign in');
      await act(async () => services.startSession(session));
    },
  };
}

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: texts.name });

it('restores the typed request in its popup after the session ended, and reports it', async () => {
  const { endAndSignIn } = await open();
  await endAndSignIn();
  expect((await name()).value).toBe('Karoo');
  expect(screen.getByText(texts.retained)).toBeDefined();
  expect(sessionStorage.getItem('mortar.drafts')).toBeNull();
});

it('restores it even if the popup was closed before', async () => {
  const { user, endAndSignIn } = await open();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${texts.cancel}`) }));
  await endAndSignIn();
  expect((await name()).value).toBe('Karoo');
});
