import { scenarios } from '@mortar/backend';
import type { Notification } from '@mortar/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { live } from '#live/testing/mockedLink.ts';
import { messages as chatTexts } from '#messaging/conversation/messages.ts';
import { messages as ticketTexts } from '#messaging/tickets/messages.ts';
import { keys } from '#server/keys.ts';
import { openApp } from '#shell/testing/openApp.tsx';
import { messages } from './messages.ts';

const user = userEvent.setup();
// Generous: loads the full application.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const LONG = { timeout: 15_000 };
type App = Awaited<ReturnType<typeof openApp>>;

const LISTED = '/api/Support/ticket/list/get';
const times = ({ calls }: App, path: string) => calls.filter((call) => call.path === path).length;
const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }, LONG)).findAllByRole('button', undefined, LONG);

/** Support answers a ticket; its notification is pushed the given number of times. */
async function answer({ backend }: App, number: string, text: string, pushes = 1) {
  backend.counterpart.respond(number, 1, text);
  const row = [...backend.store.notifications.all()].findLast(({ body }) => body === text);
  if (!row) throw new Error('nobody is notified');
  const { sentat, ...rest } = row;
  const notification = { ...rest, sentdate: new Date(sentat).toISOString() } as unknown as Notification;
  await act(async () => {
    for (let at = 0; at < pushes; at += 1) live.fake?.push('ReceiveNotification', notification);
  });
}
const notified = ({ backend }: App, number: string) =>
  [...backend.store.notifications.all()].filter(({ identifier }) => identifier === number).length;

describe('a reply from support', () => {
  it('appears at once in its open ticket, marked as read, and its notification is removed', async () => {
    const app = await openApp('/Messages/Support/T000050');
    const log = within(await screen.findByRole('log', undefined, LONG));
    await waitFor(() => expect(app.services.queryClient.isFetching()).toBe(0), LONG);
    app.calls.length = 0;
    await answer(app, 'T000050', 'We have corrected the link.', 5);
    await waitFor(() => expect(log.getAllByText('We have corrected the link.')).toHaveLength(1), LONG);
    await waitFor(() => expect(notified(app, 'T000050')).toBe(0), LONG);
    expect(
      app.backend.store.ticketMessages.at('T000050').every(({ isclientsender, isread }) => isclientsender || isread),
    ).toBe(true);
    // Five notifications cause one reload, and one more for those that arrive meanwhile.
    expect(times(app, LISTED)).toBeLessThanOrEqual(2);
    expect(screen.queryByText(/unread message/)).toBeNull();
  });

  it('appears in its ticket even if the list shows other tickets', async () => {
    const app = await openApp('/Messages/Support/T000050');
    const log = within(await screen.findByRole('log', undefined, LONG));
    await user.click(screen.getByRole('radio', { name: ticketTexts.filters.closed }));
    await screen.findByText(messages.support.none, undefined, LONG);
    await answer(app, 'T000050', 'We have corrected the link.');
    await waitFor(() => expect(log.getAllByText('We have corrected the link.')).toHaveLength(1), LONG);
    await waitFor(() => expect(notified(app, 'T000050')).toBe(0), LONG);
  });

  it('is counted in the list if another ticket is open, and its notification remains', async () => {
    const app = await openApp('/Messages/Support');
    const [first] = await rows(messages.support.list);
    await user.click(first as HTMLElement);
    await screen.findByRole('log', undefined, LONG);
    await answer(app, 'T000050', 'We have corrected the link.');
    const row = await waitFor(async () => {
      const found = (await rows(messages.support.list)).find((each) => each.textContent?.includes('T000050'));
      expect(found?.dataset.unread).toBeDefined();
      return found;
    }, LONG);
    expect(row?.getAttribute('aria-current')).toBeNull();
    expect(notified(app, 'T000050')).toBe(1);
  });
});

describe('marking as read', () => {
  it('reads the unread counts again after 2.5 seconds, and removes the notifications', async () => {
    const app = await openApp('/Messages/Support');
    await rows(messages.support.list);
    await waitFor(() => expect(app.services.queryClient.isFetching()).toBe(0), LONG);
    app.calls.length = 0;
    await user.click(screen.getByRole('button', { name: chatTexts.markRead }));
    await screen.findByText(chatTexts.markedRead, undefined, LONG);
    expect(times(app, LISTED)).toBe(0);
    await waitFor(() => expect(times(app, LISTED)).toBe(1), LONG);
    const left = [...app.backend.store.notifications.all()];
    expect(left.filter(({ group, retailerid }) => group === 'support' && retailerid === 1001)).toEqual([]);
  });

  it('is done if its answer was lost', async () => {
    const app = await openApp('/Messages/Support', { faults: [{ call: 'markTicketsRead', kind: 'lostAnswer' }] });
    await rows(messages.support.list);
    await user.click(screen.getByRole('button', { name: chatTexts.markRead }));
    await screen.findByText(chatTexts.markedRead, undefined, LONG);
    expect(times(app, '/api/Support/ticket/read/all/update')).toBe(1);
  });
});

describe('the address', () => {
  it('becomes that of the page when the search is cleared, and nothing else changes', async () => {
    const app = await openApp('/Messages/Support/T000050');
    await screen.findByRole('log', undefined, LONG);
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    await user.click(screen.getByRole('radio', { name: ticketTexts.filters.all }));
    await user.clear(box);
    await user.type(box, '{Enter}');
    await waitFor(() => expect(app.at.path).toBe('/Messages/Support'));
    expect(screen.getByRole('searchbox')).toBe(box);
    expect(screen.queryByRole('log')).not.toBeNull();
    await waitFor(async () => expect((await rows(messages.support.list)).length).toBeGreaterThan(3), LONG);
  });

  it.each(['/messages/SUPPORT', '/Messages/supplier'])('is case-insensitive: %s', async (path) => {
    await openApp(path);
    await screen.findByRole('heading', { level: 1, name: /^(Support|Supplier) Messages$/ }, LONG);
  });

  it('shows an error if it is not a page of messages', async () => {
    await openApp('/Messages/Whatever');
    await screen.findByRole('heading', { level: 1, name: /not found/i }, LONG);
    expect(document.querySelectorAll('main')).toHaveLength(1);
  });

  it('opens the conversation it names, even if the list shows another supplier’s', async () => {
    const { seed } = scenarios.openingTime();
    const conversation = seed.state.conversations.find(
      ({ retailerid, suppliercode }) => retailerid === 1001 && suppliercode === 'PROT',
    );
    const first = await openApp('/Messages/Supplier');
    await rows(messages.suppliers.list);
    const known = first.services.queryClient.getQueryData<{ wholesalercode: string; registeredhash: string }[]>(
      keys.messagingSuppliers,
    );
    const hash = known?.find(({ wholesalercode }) => wholesalercode === 'UMVO')?.registeredhash ?? '';
    cleanup();
    await openApp(`/Messages/Supplier/${hash}/${conversation?.convID}`);
    await screen.findByRole('log', { name: /Protea/ }, LONG);
    await screen.findByRole('heading', { level: 2, name: conversation?.subject ?? '' });
    expect((await rows('Suppliers')).find((each) => each.getAttribute('aria-current'))?.textContent).toContain(
      'Umvoti',
    );
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: messages.suppliers.search }).value).toBe('');
  });
});
