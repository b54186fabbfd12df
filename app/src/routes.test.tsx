import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as pageMessages } from './pages/messages.ts';
import { PAGE_IDS as IDS, PAGES, type PageId } from './pages/pages.ts';
import { returnPath } from './pages/returnPath.ts';
import { messages as frameMessages } from './shell/frame/messages.ts';
import { messages as navigationMessages } from './shell/navigation/messages.ts';
import { openApp } from './shell/testing/openApp.tsx';

// Generous: loads the full application.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => sessionStorage.clear());

/** Address of a page with sample parameters. */
const getPath = (id: PageId) =>
  PAGES[id].pattern.replace(/:(\w+)\??/g, (_, name) => (name === 'messagingPage' ? 'Support' : '7'));
const LONG = { timeout: 15_000 };
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, LONG);

/** User with all permissions, whose pharmacy has the shop. */
const everything = (state: Parameters<NonNullable<Parameters<typeof openApp>[1]>['change'] & object>[0]) => ({
  retailers: state.retailers.map((row) => ({ ...row, brandedstoreenabled: true, profileactivated: true })),
  staff: state.staff.map((row) => {
    const dashboard = { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true };
    return { ...row, role: { ...row.role, rolepermissions: { ...row.role.rolepermissions, dashboard } } };
  }),
});

describe.each(IDS)('the page %s', (id) => {
  it.each([
    ['as it is written', getPath(id)],
    ['in lowercase', getPath(id).toLowerCase()],
  ])('requires a sign-in and opens after it (%s)', async (_, path) => {
    const { services, at } = await openApp(path, { change: everything });
    const session = services.store.get((await import('./session/session.ts')).sessionAtom);
    act(() => services.endSession('signed out'));
    await heading('Sign in');
    expect(at.path).toBe('/Login');
    act(() => session && services.startSession(session));
    await waitFor(() => expect(at.path).toBe(path), LONG);
    expect(returnPath(path)).toBe(path);
  });

  it('has its own title and receives focus', async () => {
    await openApp(getPath(id), { change: everything });
    await waitFor(() => expect(document.title).toBe(`${PAGES[id].title} – Mortar`), LONG);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body), LONG);
  });
});

it('gives every page a different title', () => {
  const titles = IDS.map((id) => PAGES[id].title);
  expect(new Set(titles).size).toBe(titles.length);
});

describe('a page that a user may not open', () => {
  it.each([
    ['reports', 'groupBuyer', 'Reports is not available for group profiles.'],
    ['promotions', 'groupBuyer', 'Branded Store is not available for group profiles.'],
    ['messages', 'groupBuyer', 'Messaging is not available for group profiles.'],
    ['supplierMessaging', 'groupBuyer', 'Messaging is not available for group profiles.'],
    ['settings', 'readOnly', 'Cannot access Settings due to lack of permissions.'],
    ['reports', 'readOnly', 'Cannot access Reports due to lack of permissions.'],
  ] as const)('%s (%s) redirects to the dashboard, with the reason', async (id, scenario, reason) => {
    const { at } = await openApp(getPath(id), { scenario });
    await screen.findByText(reason, undefined, LONG);
    await waitFor(() => expect(at.path).toBe('/Dashboard'));
    await heading(/^Hello/);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it.each([
    ['/OrderManager', 'Ordering'],
    ['/Reports', 'Reports'],
  ])('is any page except the settings before the profile is activated: %s', async (path, area) => {
    const { at } = await openApp(path, {
      change: ({ retailers }) => ({ retailers: retailers.map((row) => ({ ...row, profileactivated: false })) }),
    });
    await screen.findByText(
      `Cannot access ${area} due to profile not being fully activated, we'll notify you when you're all set up.`,
      undefined,
      LONG,
    );
    await waitFor(() => expect(at.path).toBe('/Dashboard'));
  });

  it('is the shop if the pharmacy has none', async () => {
    await openApp('/Promotions', {
      change: (state) => ({
        ...everything(state),
        retailers: state.retailers.map((row) => ({ ...row, brandedstoreenabled: false })),
      }),
    });
    await screen.findByText('Cannot access Promotions due to lack of permissions.', undefined, LONG);
  });
});

describe('links', () => {
  it('lead from the ordering page to the dashboard for a read-only user', async () => {
    const { at } = await openApp('/Ordering', { scenario: 'readOnly' });
    await heading('Ordering');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG);
    await userEvent.click(screen.getByRole('link', { name: navigationMessages.goToDashboard }));
    await waitFor(() => expect(at.path).toBe('/Dashboard'));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Hello/), LONG);
  });

  it('lead a group to its responses, in the menu of any page', async () => {
    const { at } = await openApp('/Dashboard', { scenario: 'groupBuyer' });
    await heading(/^Hello/);
    await userEvent.click(screen.getByRole('button', { name: frameMessages.openMenu }));
    await userEvent.click(await screen.findByRole('button', { name: pageMessages.titles.responses }));
    await waitFor(() => expect(at.path).toBe('/Responses'));
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull(), LONG);
  });
});

describe('/Messages without a page', () => {
  it('shows a group why it has no messages', async () => {
    const { at } = await openApp('/Messages', { scenario: 'groupBuyer' });
    await screen.findByText('Messaging is not available for group profiles.', undefined, LONG);
    await waitFor(() => expect(at.path).toBe('/Dashboard'), LONG);
  });

  it('is not found for a pharmacy', async () => {
    await openApp('/Messages', { change: everything });
    await heading(navigationMessages.notFoundTitle);
  });
});
