// @vitest-environment jsdom
import { createBackend, scenarios, signIn } from '@mortar/backend';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { sessionFrom } from '#session/session.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages as roleTexts } from '#settings/roles/messages.ts';
import { messages as texts } from './messages.ts';
import { UsersSection } from './UsersSection.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

it.each([
  [[2001, 2002, 2003], roleTexts.superuser.worksForSeveral([{ name: 'Naledi Mokoena', pharmacies: 3 }]), 0],
  [[2001], texts.updated, 1],
])('gives a super user of %j a role that is limited to one pharmacy: %s', async (assigned, message, updates) => {
  const scenario = scenarios.groupBuyer();
  const backend = createBackend({ seed: scenario.seed, answerAfterMs: 60_000 });
  const { staff, transaction } = backend.store;
  const buyer = staff.get('buyer@2000');
  if (buyer) transaction(() => staff.put({ ...buyer, assigned }));
  const sent: string[] = [];
  const fetch = async (address: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(address), 'http://localhost');
    sent.push(url.pathname);
    return backend.fetch(new Request(url, init));
  };
  const services = createServices({ config: defaultConfig, fetch, retryDelay: () => 1 });
  const admin = { ...scenario, session: { ...scenario.session, username: 'admin@2000' } };
  services.startSession(sessionFrom(await signIn(backend, admin)));
  render(
    <MemoryRouter>
      <AppProviders services={services}>
        <UsersSection />
      </AppProviders>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByText('buyer@2000'));
  await user.selectOptions(await screen.findByRole('combobox', { name: texts.labels.roleid }), 'Branch Ordering');
  await user.click(screen.getByRole('button', { name: formTexts.save }));
  expect(await screen.findByText(message, { selector: '.settings-note span' })).toBeDefined();
  expect(sent.filter((path) => path.endsWith('/staff/update'))).toHaveLength(updates);
});
