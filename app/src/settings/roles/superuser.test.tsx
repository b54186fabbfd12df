// @vitest-environment jsdom
import { createBackend, scenarios, signIn } from '@mortar/backend';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { sessionFrom } from '#session/session.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages as texts } from './messages.ts';
import { RoleForm } from './RoleForm.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

/** A group's buyer's role, for these pharmacies, opened by the administrator. */
async function open(assigned: readonly number[]) {
  const scenario = scenarios.groupBuyer();
  const backend = createBackend({ seed: scenario.seed, answerAfterMs: 60_000 });
  const { staff, roles, transaction } = backend.store;
  const assign = (retailerids: readonly number[]) =>
    transaction(() => {
      const buyer = staff.get('buyer@2000');
      if (buyer) staff.put({ ...buyer, assigned: [...retailerids] });
    });
  assign(assigned);
  const sent: string[] = [];
  const fetch = async (address: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(address), 'http://localhost');
    sent.push(`${init.method ?? 'GET'} ${url.pathname}`);
    return backend.fetch(new Request(url, init));
  };
  const services = createServices({ config: defaultConfig, fetch, retryDelay: () => 1 });
  const admin = { ...scenario, session: { ...scenario.session, username: 'admin@2000' } };
  services.startSession(sessionFrom(await signIn(backend, admin)));
  const role = roles.at(2000).find(({ rolename }) => rolename === 'Group Ordering') ?? null;
  render(
    <MemoryRouter>
      <AppProviders services={services}>
        <RoleForm role={role} roles={role ? [role] : []} onCopy={() => {}} onAdded={() => {}} onDeleted={() => {}} />
      </AppProviders>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await screen.findByText('Who has this role: Naledi Mokoena.');
  return {
    assign,
    take: () => user.click(screen.getByRole('checkbox', { name: texts.superuser.label })),
    save: () => user.click(screen.getByRole('button', { name: formTexts.save })),
    updates: () => sent.filter((call) => call.endsWith('/role/update')).length,
  };
}

const several = (pharmacies: number) => texts.superuser.worksForSeveral([{ name: 'Naledi Mokoena', pharmacies }]);

describe('a role that loses the super user right', () => {
  it('is rejected at the checkbox, before the call, if a user of it works for several pharmacies', async () => {
    const { take, save, updates } = await open([2001, 2002, 2003]);
    await take();
    expect(await screen.findByText(several(3))).toBeDefined();
    await save();
    expect(await screen.findByText(formTexts.blocked)).toBeDefined();
    expect(updates()).toBe(0);
  });

  it('is rejected if that changed since it was shown', async () => {
    const { assign, take, save, updates } = await open([2001]);
    await take();
    expect(screen.queryByText(several(2))).toBeNull();
    assign([2001, 2002]);
    await save();
    expect(await screen.findByText(several(2), { selector: '.settings-note span' })).toBeDefined();
    expect(updates()).toBe(0);
  });

  it('is saved if its users work for one pharmacy', async () => {
    const { take, save, updates } = await open([2001]);
    await take();
    await save();
    expect(await screen.findByText(texts.updated('Group Ordering'), { selector: '.settings-note span' })).toBeDefined();
    expect(updates()).toBe(1);
  });
});
