import type { Notification } from '@mortar/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { live } from '#live/testing/mockedLink.ts';
import { keys } from '#server/keys.ts';
import { openApp } from '#shell/testing/openApp.tsx';
import { messages } from './messages.ts';

const user = userEvent.setup();
// Generous: loads the full application.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => sessionStorage.clear());

const LONG = { timeout: 15_000 };
const bell = (count: number) => screen.findByRole('button', { name: `${messages.notifications} (${count})` }, LONG);

const reported = (id: number, changes: Partial<Notification> = {}): Notification =>
  ({
    group: 'response',
    identifier: `SO-${id}`,
    secondaryidentifier: String(id),
    title: `Response ${id}`,
    body: '',
    icon: '',
    sentdate: Date.UTC(2026, 2, 2) + id,
    username: '',
    retailerid: 1001,
    ...changes,
  }) as Notification;
const push = (...notifications: Notification[]) =>
  act(async () => {
    for (const each of notifications) live.fake?.push('ReceiveNotification', each);
  });

type App = Awaited<ReturnType<typeof openApp>>;
const listReads = ({ calls }: App) => calls.filter(({ path }) => path.endsWith('/Notification/history/get')).length;
const listOf = ({ services }: App) => services.queryClient.getQueryData<Notification[]>(keys.notifications) ?? [];

async function openList(count: number) {
  await user.click(await bell(count));
  const list = within(await screen.findByRole('dialog', { name: messages.notifications }));
  await list.findAllByRole('listitem', undefined, LONG);
  return list;
}

describe('a pushed notification', () => {
  it('changes its row and reads nothing, ten times over; its data is stale', async () => {
    const app = await openApp('/Dashboard', { scenario: 'busyMorning' });
    await bell(12);
    app.services.queryClient.setQueryData(['responses', 'shown'], []);
    app.calls.length = 0;
    for (let id = 1; id <= 10; id += 1) await push(reported(id));
    await bell(22);
    expect(app.calls).toEqual([]);
    expect(listOf(app)[0]?.identifier).toBe('SO-10');
    expect(app.services.queryClient.getQueryState(['responses', 'shown'])?.isInvalidated).toBe(true);
    await push(reported(3, { title: 'Response once more' }));
    expect(
      listOf(app)
        .map(({ title }) => title)
        .slice(0, 2),
    ).toEqual(['Response once more', 'Response 10']);
    await act(async () => live.fake?.push('DeleteNotification', { identifier: 'SO-3', secondaryidentifier: '3' }));
    await bell(21);
    expect(app.calls).toEqual([]);
  });

  it('is caught up by a read once the connection is back', async () => {
    const app = await openApp('/Dashboard', { scenario: 'busyMorning' });
    await bell(12);
    app.calls.length = 0;
    await act(async () => live.fake?.connect());
    await waitFor(() => expect(listReads(app)).toBe(1));
  });

  it('reads no list of a group’s pharmacies', async () => {
    const app = await openApp('/Dashboard', { scenario: 'groupBuyer', change: () => ({ notifications: [] }) });
    await waitFor(() => expect(listReads(app)).toBeGreaterThan(0), LONG);
    await waitFor(() => expect(app.services.queryClient.isFetching()).toBe(0), LONG);
    app.calls.length = 0;
    for (let id = 1; id <= 10; id += 1) await push(reported(id, { retailerid: 2001 + (id % 2) }));
    await bell(10);
    expect(listReads(app)).toBe(0);
  });

  it('is kept if the list was being read meanwhile, and stays removed if it was deleted', async () => {
    const app = await openApp('/Dashboard', { scenario: 'busyMorning' });
    await bell(12);
    const [first] = listOf(app);
    // The answer contains neither.
    let reading: Promise<unknown> = Promise.resolve();
    await act(async () => {
      reading = app.services.queryClient.refetchQueries({ queryKey: keys.notifications });
      live.fake?.push('ReceiveNotification', reported(1));
      live.fake?.push('DeleteNotification', first as Notification);
    });
    await act(() => reading);
    await waitFor(() => expect(listOf(app)[0]?.title).toBe('Response 1'));
    expect(listOf(app)).toHaveLength(12);
    expect(listOf(app).some(({ identifier }) => identifier === first?.identifier)).toBe(false);
    await bell(12);
  });

  it('makes a failed list read again', async () => {
    const faults = [{ call: 'notificationHistory', kind: 'code', code: 2, times: 1 }] as const;
    const app = await openApp('/Dashboard', { scenario: 'busyMorning', faults });
    await waitFor(() => expect(app.services.queryClient.getQueryState(keys.notifications)?.status).toBe('error'), LONG);
    await push(reported(1));
    await waitFor(() => expect(listOf(app).length).toBeGreaterThanOrEqual(12), LONG);
  });
});

describe('the notification list', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...reported(index + 1), sentat: 1_772_000_000_000 - index }));

  it('has few elements for 2 000 notifications, and moves focus from the first to the last', async () => {
    await openApp('/Dashboard', {
      scenario: 'busyMorning',
      change: () => ({ notifications: many(2000).map(({ sentdate: _, ...each }) => each) }) as never,
    });
    const list = await openList(2000);
    expect(list.getAllByRole('listitem').length).toBeLessThan(40);
    expect(list.getByRole('radio', { name: /^All/ }).closest('label')?.textContent).toBe('All 2000');
    const focused = () => document.activeElement?.querySelector('strong')?.textContent;
    await user.click(list.getByRole('radio', { name: /^All/ }));
    await user.tab();
    expect(focused()).toBe('Response 1');
    await user.keyboard('{ArrowDown}{PageDown}');
    expect(focused()).not.toBe('Response 2');
    await user.keyboard('{End}');
    expect(focused()).toBe('Response 2000');
    expect(list.getAllByRole('listitem').length).toBeLessThan(40);
    await user.keyboard('{Home}');
    expect(focused()).toBe('Response 1');
  });

  it('starts over in another category', async () => {
    await openApp('/Dashboard', { scenario: 'busyMorning' });
    const list = await openList(12);
    for (const [filter, count] of [
      ['Support', 1],
      ['Response', 9],
      ['Auto Regret', 1],
      ['Supplier', 1],
    ] as const) {
      await user.click(list.getByRole('radio', { name: new RegExp(`^${filter}`) }));
      expect(list.getAllByRole('listitem')).toHaveLength(count);
    }
  });
});
