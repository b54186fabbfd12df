// @vitest-environment jsdom
import { createBackend, type Fault, scenarios, signIn } from '@mortar/backend';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { sessionFrom } from '#session/session.ts';
import { messages } from './messages.ts';
import { OverridePassword } from './OverridePassword.tsx';

const SECRET = 'Zebra <b>‮🦓 __proto__ 7!';
const KEY = 'ordering_MaximumQuantityPassword';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(...faults: Fault[]) {
  const scenario = scenarios.openingTime();
  const backend = createBackend({ seed: scenario.seed, answerAfterMs: 60_000 });
  const sent: { address: string; body: string }[] = [];
  const fetch = async (address: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(address), 'http://localhost');
    sent.push({ address: String(url), body: String(init.body ?? '') });
    return backend.fetch(new Request(url, init));
  };
  const services = createServices({ config: defaultConfig, fetch, retryDelay: () => 1 });
  const admin = { ...scenario, session: { ...scenario.session, username: 'admin@1001' } };
  services.startSession(sessionFrom(await signIn(backend, admin)));
  backend.faults.add(...faults);
  render(
    <MemoryRouter>
      <AppProviders services={services}>
        <OverridePassword settingKey={KEY} label="Password for larger quantities" hint="" />
      </AppProviders>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: messages.passwords.set }));
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (text) await user.type(field, text.replace(/[[{]/g, '$&$&'));
  };
  const accept = () => user.click(screen.getByRole('button', { name: /^OK/ }));
  const overrides = () => backend.store.settings.get(1001)?.overrides;
  return { backend, services, sent, user, type, accept, overrides };
}

/** All text reachable from the page. */
function allText({ services }: Awaited<ReturnType<typeof open>>): string {
  const { queryClient } = services;
  const queries = queryClient.getQueryCache().getAll();
  const mutations = queryClient.getMutationCache().getAll();
  return [
    ...queries.map(({ queryKey, state }) => JSON.stringify([queryKey, state])),
    ...mutations.map(({ state }) => JSON.stringify(state)),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
    location.href,
  ].join('\n');
}

describe('an override password', () => {
  it('is set, and is not stored anywhere once it is sent', async () => {
    const logs = ['log', 'info', 'warn', 'error', 'debug'] as const;
    const spies = logs.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined));
    const app = await open();
    const before = app.overrides()?.[KEY];
    await app.type('Password', SECRET);
    await app.type('Confirm Password', SECRET);
    await app.accept();
    await screen.findByText(messages.passwords.saved, { selector: '.settings-note' });
    expect(app.overrides()?.[KEY]).not.toBe(before);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(allText(app)).not.toContain('Zebra');
    expect(JSON.stringify(spies.map(({ mock }) => mock.calls))).not.toContain('Zebra');
    expect(app.sent.filter(({ address }) => address.includes('Zebra'))).toEqual([]);
    expect(app.sent.filter(({ body }) => body.includes('Zebra'))).toHaveLength(1);
    expect(JSON.stringify([...app.backend.store.settings.all()])).not.toContain('Zebra');
  });

  it.each([
    ['', '', ['Please enter a password.', 'Please confirm your password.']],
    ['one', '', ['Please confirm your password.']],
    ['one', 'two', ['Password and Confirm Password do not match.']],
  ])('is not sent: %j and %j', async (password, confirmation, texts) => {
    const app = await open();
    const calls = app.sent.length;
    await app.type('Password', password);
    await app.type('Confirm Password', confirmation);
    await app.accept();
    for (const text of texts) await screen.findByText(text);
    expect(app.sent).toHaveLength(calls);
  });

  it.each<[string, Fault, string]>([
    ['code 0', { call: 'updateOverridePassword', kind: 'code', code: 0 }, messages.failed(0)],
    ['code 2', { call: 'updateOverridePassword', kind: 'code', code: 2 }, messages.failed(2)],
    ['code 69', { call: 'updateOverridePassword', kind: 'code', code: 69 }, messages.failed(69)],
    ['a dropped connection', { call: 'updateOverridePassword', kind: 'cut' }, messages.failed(null)],
  ])('stays typed after %s', async (_, fault, text) => {
    const app = await open(fault);
    await app.type('Password', SECRET);
    await app.type('Confirm Password', SECRET);
    await app.accept();
    await screen.findByText(text);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(SECRET);
  });

  it('is verified after a lost answer by checking whether it is accepted', async () => {
    const app = await open({ call: 'updateOverridePassword', kind: 'lostAnswer' });
    await app.type('Password', SECRET);
    await app.type('Confirm Password', SECRET);
    await app.accept();
    await screen.findByText(messages.passwords.saved, { selector: '.settings-note' });
    expect(allText(app)).not.toContain('Zebra');
  });

  it('can be 1 000 characters long', async () => {
    const app = await open();
    const long = 'é'.repeat(1_000);
    for (const label of ['Password', 'Confirm Password']) {
      await app.user.click(await screen.findByLabelText(label));
      await app.user.paste(long);
    }
    await app.accept();
    await screen.findByText(messages.passwords.saved, { selector: '.settings-note' });
  });
});
