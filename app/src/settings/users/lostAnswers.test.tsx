// @vitest-environment jsdom
import { createBackend, type Fault, scenarios, signIn } from '@mortar/backend';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { sessionFrom } from '#session/session.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages as roleTexts } from '#settings/roles/messages.ts';
import { RoleForm } from '#settings/roles/RoleForm.tsx';
import { messages as texts } from './messages.ts';
import { ResetPasswordPopup } from './ResetPasswordPopup.tsx';
import { UserForm } from './UserForm.tsx';

const SECRET = 'Zebra!74';
const { labels } = texts;

// Generous: types into complete forms.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

/** Opens part of the settings as administrator, on its own backend. */
async function open(show: (store: ReturnType<typeof createBackend>['store']) => ReactNode, ...faults: Fault[]) {
  const scenario = scenarios.openingTime();
  const backend = createBackend({ seed: scenario.seed, answerAfterMs: 60_000 });
  const sent: string[] = [];
  const fetch = async (address: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(address), 'http://localhost');
    sent.push(`${init.method ?? 'GET'} ${url.pathname}`);
    return backend.fetch(new Request(url, init));
  };
  const services = createServices({ config: defaultConfig, fetch, retryDelay: () => 1 });
  const admin = { ...scenario, session: { ...scenario.session, username: 'admin@1001' } };
  services.startSession(sessionFrom(await signIn(backend, admin)));
  backend.faults.add(...faults);
  render(
    <MemoryRouter>
      <AppProviders services={services}>{show(backend.store)}</AppProviders>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const times = (call: string) => sent.filter((one) => one === call).length;
  return { backend, services, user, press, times };
}

type App = Awaited<ReturnType<typeof open>>;

async function openNewUser(onAdded: (staffid: number) => void, ...faults: Fault[]): Promise<App> {
  const app = await open(
    () => <UserForm user={null} staff={[]} inSetup={false} onAdded={onAdded} onDeleted={() => {}} />,
    ...faults,
  );
  const { user } = app;
  await user.selectOptions(await screen.findByLabelText(labels.title), 'Dr');
  await user.type(screen.getByLabelText(labels.name), 'Nomsa');
  await user.type(screen.getByLabelText(labels.surname), 'Zulu');
  await user.selectOptions(screen.getByLabelText(labels.roleid), '2');
  await user.type(screen.getByLabelText(labels.password), SECRET);
  await user.type(screen.getByLabelText(labels.confirmpassword), SECRET);
  await user.type(screen.getByLabelText(labels.username), 'nomsa');
  return app;
}

const ADD = 'PUT /api/Login/staff/add';

describe('a new user', () => {
  it('is found after a lost answer, and never added twice', async () => {
    const added = vi.fn();
    const { press, times, backend } = await openNewUser(added, { call: 'addStaff', kind: 'lostAnswer' });
    await press(formTexts.save);
    await waitFor(() => expect(added).toHaveBeenCalledOnce());
    const nomsa = backend.store.staff.get('nomsa@1001');
    expect(added).toHaveBeenCalledWith(nomsa?.staffid);
    expect(times(ADD)).toBe(1);
  });

  it('that never arrived stays in the form, is sent again on request, and exists once', async () => {
    const added = vi.fn();
    const { press, times } = await openNewUser(added, { call: 'addStaff', kind: 'cut', times: 1 });
    await press(formTexts.save);
    await screen.findByText('Sorry an unexpected error has occurred. Please try again');
    expect(added).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>(labels.password).value).toBe(SECRET);
    expect(times(ADD)).toBe(1);
    await press(formTexts.save);
    await waitFor(() => expect(added).toHaveBeenCalledOnce());
    expect(times(ADD)).toBe(2);
  });

  it('whose name was taken meanwhile is rejected with the product’s text', async () => {
    const added = vi.fn();
    const { press, backend } = await openNewUser(added);
    const { staff, transaction } = backend.store;
    const viewer = staff.get('viewer@1001');
    if (viewer) transaction(() => staff.put({ ...viewer, staffid: 77, username: 'nomsa@1001' }));
    await press(formTexts.save);
    await screen.findAllByText(texts.username.exists);
    expect(added).not.toHaveBeenCalled();
    expect(staff.get('nomsa@1001')?.staffid).toBe(77);
  });

  it('leaves the password in no cache', async () => {
    const added = vi.fn();
    const { press, services } = await openNewUser(added);
    await press(formTexts.save);
    await waitFor(() => expect(added).toHaveBeenCalledOnce());
    const { queryClient } = services;
    const cachedText = [
      ...queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => JSON.stringify([queryKey, state])),
      ...queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => JSON.stringify(state)),
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ].join('\n');
    expect(cachedText).toContain('nomsa@1001');
    expect(cachedText).not.toContain('Zebra');
  });
});

describe('a password reset', () => {
  it.each<[string, Fault['kind']]>([
    ['an answer that was lost', 'lostAnswer'],
    ['a connection that dropped', 'cut'],
  ])('reports an unknown result after %s, sends nothing again, and keeps the typed text', async (_, kind) => {
    const saved = vi.fn();
    const fault = { call: 'resetStaffPassword', kind } as Fault;
    const { user, press, times } = await open(({ staff }) => {
      const viewer = staff.get('viewer@1001');
      if (!viewer) throw new Error('the sample has a viewer');
      const member = { ...viewer, gender: '', roleid: 11, issuperuser: false, initials: 'LB', hasImage: false };
      return <ResetPasswordPopup user={member} onSaved={saved} onClose={() => {}} />;
    }, fault);
    await user.type(await screen.findByLabelText(labels.password), SECRET);
    await user.type(screen.getByLabelText(labels.confirmpassword), SECRET);
    await press(/^OK/);
    await screen.findByText(texts.reset.unknown('Sorry an unexpected error has occurred. Please try again'));
    expect(times('PUT /api/Login/staff/update')).toBe(1);
    expect(saved).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>(labels.password).value).toBe(SECRET);
  });
});

describe('a role with a lost answer', () => {
  const LOCUM = 14;
  const openRole = (call: string, done = vi.fn()) =>
    open(
      ({ roles }) => {
        const role = roles.get(`1001/${LOCUM}`) ?? null;
        return <RoleForm role={role} roles={role ? [role] : []} onCopy={done} onAdded={done} onDeleted={done} />;
      },
      { call, kind: 'lostAnswer' } as Fault,
    );

  it('is found after its change', async () => {
    const { user, press, times, backend } = await openRole('updateRole');
    const name = screen.getByLabelText(roleTexts.name.label);
    await user.clear(name);
    await user.type(name, 'Stand-in');
    await press(formTexts.save);
    await screen.findByText(roleTexts.updated('Stand-in'), { selector: '.settings-note span' });
    expect(backend.store.roles.get(`1001/${LOCUM}`)?.rolename).toBe('Stand-in');
    expect(times('PUT /api/UserRoleManagement/role/update')).toBe(1);
  });

  it('is gone after its deletion', async () => {
    const deleted = vi.fn();
    const { press, times } = await openRole('deleteRole', deleted);
    await press(roleTexts.deleteRole);
    await press('Yes');
    await waitFor(() => expect(deleted).toHaveBeenCalledOnce());
    expect(times('DELETE /api/UserRoleManagement/role/delete')).toBe(1);
  });
});
