// @vitest-environment jsdom
import { createBackend, type Fault, type Scenario, scenarios, signIn } from '@mortar/backend';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { keys } from '#server/keys.ts';
import { sessionFrom } from '#session/session.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages as pharmacyTexts } from '#settings/pharmacies/messages.ts';
import { PharmaciesSection } from '#settings/pharmacies/PharmaciesSection.tsx';
import { messages as roleTexts } from '#settings/roles/messages.ts';
import { RolesSection } from '#settings/roles/RolesSection.tsx';
import { messages as texts } from '#settings/users/messages.ts';
import { UsersSection } from '#settings/users/UsersSection.tsx';

const { labels } = texts;
const FAILED = 'Sorry an error has occurred, error code: 69. Somebody else has this in use.';

// Generous: types into complete forms.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

/** Opens a section as administrator. @param fault active from the first call of the path `write` */
async function open(section: ReactNode, write?: string, fault?: Fault, scenario: Scenario = scenarios.openingTime()) {
  const backend = createBackend({ seed: scenario.seed, answerAfterMs: 60_000 });
  const writes: string[] = [];
  const fetch = async (address: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(address), 'http://localhost');
    if (url.pathname === write) {
      writes.push(url.pathname);
      if (fault) backend.faults.add(fault);
    }
    return backend.fetch(new Request(url, init));
  };
  const services = createServices({ config: defaultConfig, fetch, retryDelay: () => 1 });
  const admin = {
    ...scenario,
    session: { ...scenario.session, username: `admin@${scenario.session.username.split('@')[1]}` },
  };
  services.startSession(sessionFrom(await signIn(backend, admin)));
  render(
    <MemoryRouter>
      <AppProviders services={services}>{section}</AppProviders>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  return { backend, services, user, press, type, writes };
}

const kinds: [string, Partial<Fault>][] = [
  ['code 69', { kind: 'code', code: 69 }],
  ['no answer of its own', { kind: 'garbage' }],
];

describe('a saved change is reported as saved if the list cannot be read after it with', () => {
  it.each(kinds)('%s: a new role', async (_, how) => {
    const fault = { call: 'listRoles', ...how } as Fault;
    const { backend, press, type, user, writes } = await open(
      <RolesSection />,
      '/api/UserRoleManagement/role/post',
      fault,
    );
    await press(roleTexts.add);
    await type(roleTexts.name.label, 'Stand-in');
    await user.click(screen.getByLabelText(roleTexts.products.labels.frontshopproducts));
    await press(formTexts.save);
    await screen.findAllByText(roleTexts.added('Stand-in'));
    await waitFor(() => expect(screen.queryByLabelText(roleTexts.name.label)).toBeNull());
    expect([...backend.store.roles.all()].filter(({ rolename }) => rolename === 'Stand-in')).toHaveLength(1);
    expect(writes).toHaveLength(1);
  });

  it.each(kinds)('%s: a new user', async (_, how) => {
    const fault = { call: 'listStaff', ...how } as Fault;
    const { backend, press, type, user } = await open(<UsersSection />, '/api/Login/staff/add', fault);
    await press(texts.add);
    await user.selectOptions(await screen.findByLabelText(labels.title), 'Dr');
    await type(labels.name, 'Nomsa');
    await type(labels.surname, 'Zulu');
    await user.selectOptions(screen.getByLabelText(labels.roleid), '2');
    await type(labels.password, 'Zebra!74');
    await type(labels.confirmpassword, 'Zebra!74');
    await type(labels.username, 'nomsa');
    await press(formTexts.save);
    await screen.findAllByText(texts.added);
    await waitFor(() => expect(screen.queryByLabelText(labels.username)).toBeNull());
    expect(backend.store.staff.get('nomsa@1001')).toBeDefined();
  });

  it.each(kinds)('%s: a changed user, who can be edited again', async (_, how) => {
    const fault = { call: 'listStaff', ...how } as Fault;
    const { backend, press, type, user } = await open(<UsersSection />, '/api/Login/staff/update', fault);
    await user.click(await screen.findByRole('rowheader', { name: 'Thabo Nkosi' }));
    await type(labels.mobilenumber, '0820001');
    await press(formTexts.save);
    await screen.findByText(texts.updated, { selector: '.settings-note span' });
    expect(screen.getByLabelText<HTMLInputElement>(labels.mobilenumber).value).toBe('0820001');
    backend.faults.clear();
    await type(labels.mobilenumber, '0820002');
    await press(formTexts.save);
    await waitFor(() => expect(backend.store.staff.get('buyer@1001')?.mobilenumber).toBe('0820002'));
    expect(screen.queryByText(texts.changedMeanwhile('Thabo Nkosi'))).toBeNull();
  });
});

describe('a user’s pharmacies', () => {
  it('are reported as saved if they cannot be read afterwards', async () => {
    const fault = { call: 'getPharmacyAssignment', kind: 'code', code: 2 } as const;
    const { press, user, services } = await open(
      <PharmaciesSection />,
      '/api/UserPharmacyManagement/assignment/update',
      fault,
      scenarios.groupBuyer(),
    );
    await user.click(await screen.findByRole('rowheader', { name: 'Naledi Mokoena' }));
    const [first] = await screen.findAllByRole('checkbox');
    if (first) await user.click(first);
    await press(formTexts.save);
    await screen.findByText(pharmacyTexts.updated('buyer@2000'), { selector: '.settings-note span' });
    const query = () => services.queryClient.getQueryState(keys.assignedRetailers(2));
    await waitFor(() => expect(query()?.status).toBe('error'));
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    expect(screen.getByText(pharmacyTexts.updated('buyer@2000'), { selector: '.settings-note span' })).toBeDefined();
  });
});

describe('code 69 of a call that is not about an order is shown as a code', () => {
  it('when a user is changed', async () => {
    const { backend, press, type, user } = await open(<UsersSection />);
    await user.click(await screen.findByRole('rowheader', { name: 'Thabo Nkosi' }));
    await type(labels.mobilenumber, '0820001');
    backend.faults.add({ call: 'updateStaff', kind: 'code', code: 69 });
    await press(formTexts.save);
    await screen.findByText(FAILED);
    expect(screen.getByLabelText<HTMLInputElement>(labels.mobilenumber).value).toBe('0820001');
  });

  it('when a role is changed', async () => {
    const { backend, press, type, user } = await open(<RolesSection />);
    await user.click(await screen.findByRole('rowheader', { name: 'Locum' }));
    await type(roleTexts.name.label, 'Stand-in');
    backend.faults.add({ call: 'updateRole', kind: 'code', code: 69 });
    await press(formTexts.save);
    await screen.findByText(FAILED);
  });

  it('when the roles of a user cannot be read', async () => {
    const { backend, user } = await open(<UsersSection />);
    backend.faults.add({ call: 'listRoles', kind: 'code', code: 69 });
    await user.click(await screen.findByRole('rowheader', { name: 'Thabo Nkosi' }));
    await screen.findByText(FAILED);
  });
});
