import { scenarios } from '@mortar/backend';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { messages as navigationMessages } from '#shell/navigation/messages.ts';
import { type AppOptions, openApp } from '#shell/testing/openApp.tsx';
import { messages } from './messages.ts';

const user = userEvent.setup();
// Generous: loads the full application.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => sessionStorage.clear());

const bell = (count: number) => screen.findByRole('button', { name: `${messages.notifications} (${count})` }, LONG);
const LONG = { timeout: 15_000 };

/** Opens the bell's list with twelve notifications and presses the first of a kind. */
async function follow(title: RegExp, options: AppOptions = {}, before?: (app: App) => void) {
  const app = await openApp('/Dashboard', { scenario: 'busyMorning', ...options });
  await bell(12);
  before?.(app);
  await user.click(await bell(12));
  const list = within(await screen.findByRole('dialog', { name: messages.notifications }));
  await user.click((await list.findAllByText(title, undefined, LONG))[0] as HTMLElement);
  return app;
}
type App = Awaited<ReturnType<typeof openApp>>;

const remaining = ({ backend }: App) =>
  [...backend.store.notifications.all()].filter(({ retailerid }) => retailerid === 1001);

describe('a followed notification', () => {
  it('is deleted once its page has loaded, which receives focus', async () => {
    const app = await follow(/^Response from/);
    await waitFor(() => expect(app.at.path).toMatch(/^\/Responses\/.+\/\d+$/));
    await waitFor(() => expect(remaining(app)).toHaveLength(11));
    await bell(11);
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
  });

  it('stays if the user decides not to leave the open order', async () => {
    const app = await follow(/^Response from/, {}, ({ services }) =>
      act(() => services.store.set(currentOrderAtom, { orderId: 1, orderNumber: '1', type: 'update' })),
    );
    const question = await screen.findByRole('alertdialog', { name: navigationMessages.unsavedTitle });
    await user.click(within(question).getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: navigationMessages.unsavedTitle })).toBeNull(),
    );
    expect(app.at.path).toBe('/Dashboard');
    expect(remaining(app)).toHaveLength(12);
    await bell(12);
  });

  it('stays if it could not be deleted, and reports that', async () => {
    const app = await follow(/^Response from/, { faults: [{ call: 'deleteNotification', kind: 'code', code: 2 }] });
    await screen.findByText('Sorry an error has occurred, error code: 2. Please try again.', undefined, LONG);
    await bell(12);
    expect(remaining(app)).toHaveLength(12);
  });
});

describe('a notification from support', () => {
  const notified = (app: App) =>
    [...app.backend.store.notifications.all()].filter(
      ({ group, retailerid }) => group === 'support' && retailerid === 1001,
    );

  it('opens its ticket, and is deleted with the others of that ticket once it is shown', async () => {
    const app = await openApp('/Dashboard', { scenario: 'openingTime' });
    const [first] = notified(app).sort((a, b) => b.sentat - a.sentat);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${messages.notifications} \\(`) }, LONG));
    const list = within(await screen.findByRole('dialog', { name: messages.notifications }));
    await user.click((await list.findAllByText(first?.title ?? '', undefined, LONG))[0] as HTMLElement);
    await screen.findByRole('log', undefined, LONG);
    expect(app.at.path).toMatch(new RegExp(`^/Messages/Support/${first?.identifier}/\\d+$`));
    await waitFor(() => expect(notified(app).filter(({ identifier }) => identifier === first?.identifier)).toEqual([]));
    expect(notified(app).length).toBeGreaterThan(0);
  });

  it('stays if its ticket is not in the list', async () => {
    const app = await follow(/^Ticket T000041/);
    await screen.findByText('No tickets found.', undefined, LONG);
    expect(app.at.path).toBe('/Messages/Support/T000041/1');
    expect(remaining(app)).toHaveLength(12);
  });
});

describe('a notification from a supplier', () => {
  it('opens the conversations with that supplier, with its own open, and is then deleted', async () => {
    const app = await openApp('/Dashboard', { scenario: 'openingTime' });
    const reported = () =>
      [...app.backend.store.notifications.all()].filter(
        ({ group, retailerid }) => group === 'supplier' && retailerid === 1001,
      );
    const [first] = reported().sort((a, b) => b.sentat - a.sentat);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${messages.notifications} \\(`) }, LONG));
    const list = within(await screen.findByRole('dialog', { name: messages.notifications }));
    await user.click(list.getByRole('radio', { name: /^Supplier/ }));
    const [item] = await list.findAllByRole('listitem', undefined, LONG);
    await user.click(within(item as HTMLElement).getByRole('button'));
    await screen.findByRole('log', undefined, LONG);
    expect(app.at.path).toBe(`/SupplierMessaging/${first?.identifier}`);
    await waitFor(() =>
      expect(
        reported().filter(({ secondaryidentifier }) => secondaryidentifier === first?.secondaryidentifier),
      ).toEqual([]),
    );
  });
});

describe('notifications in a group', () => {
  const notified = (retailerid: number, identifier: string, secondaryidentifier = '1') => ({
    group: 'response' as const,
    identifier,
    secondaryidentifier,
    title: `Response ${identifier}`,
    body: '',
    icon: '',
    username: '',
    retailerid,
    sentat: 1_772_000_000_000 + retailerid,
  });
  const left = ({ backend }: App) => [...backend.store.notifications.all()].map(({ identifier }) => identifier);
  const openList = async (count: number) => {
    await user.click(await bell(count));
    return within(await screen.findByRole('dialog', { name: messages.notifications }));
  };

  it('include every pharmacy that the user works for, each with its name', async () => {
    await openApp('/Dashboard', {
      scenario: 'groupBuyer',
      change: () => ({ notifications: [notified(2001, 'A'), notified(2002, 'B')] }),
    });
    const list = await openList(2);
    await list.findByText('Response B', undefined, LONG);
    const items = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items[0]).toMatch(/^Response BTable Bay Pharmacy Claremont/);
    expect(items[1]).toMatch(/^Response ATable Bay Pharmacy Sea Point/);
  });

  it('name no pharmacy if the user works for one', async () => {
    await openApp('/Dashboard', { scenario: 'groupBranch', change: () => ({ notifications: [notified(2001, 'A')] }) });
    const list = await openList(1);
    await list.findByText('Response A', undefined, LONG);
    expect(list.queryByText(/Table Bay/)).toBeNull();
  });

  /** Answered order of Claremont, with its notification. */
  async function answered(change: (orderid: number) => number = (orderid) => orderid) {
    const found = { orderid: 0, ordernumber: '' };
    const app = await openApp('/Dashboard', {
      scenario: 'groupBuyer',
      change: ({ sentOrders }) => {
        const sent = sentOrders.findLast(({ retailerid, answeredat }) => retailerid === 2002 && answeredat !== null);
        Object.assign(found, sent);
        return { notifications: [notified(2002, found.ordernumber, String(change(found.orderid)))] };
      },
    });
    const list = await openList(1);
    await user.click(await list.findByText(/^Response/, { selector: 'strong' }, LONG));
    await waitFor(() => expect(app.at.path).toContain(`/Responses/${found.ordernumber}/`));
    return { app, found };
  }

  it('open the response, with its pharmacy selected and requested, and are then deleted', async () => {
    const { app } = await answered();
    const pharmacies = await screen.findByRole('grid', { name: 'Retailers' }, LONG);
    await waitFor(() =>
      expect(
        within(pharmacies)
          .getAllByRole('row', { selected: true })
          .map(({ textContent }) => textContent),
      ).toEqual(['Table Bay Pharmacy Claremont']),
    );
    const responses = screen.getByRole('grid', { name: 'Responses' });
    await waitFor(() => expect(within(responses).getAllByRole('row', { selected: true })).toHaveLength(1), LONG);
    await waitFor(() => expect(left(app)).toEqual([]));
  });

  it('stay if their response is not in the list', async () => {
    const { app, found } = await answered((orderid) => orderid + 1_000_000);
    const responses = await screen.findByRole('grid', { name: 'Responses' }, LONG);
    await within(responses).findByText(found.ordernumber, undefined, LONG);
    expect(left(app)).toEqual([found.ordernumber]);
  });

  it('are not needed to open a response: its address requests all pharmacies', async () => {
    const scenario = 'groupBuyer';
    const [sent] = scenarios[scenario]().seed.state.sentOrders.filter(
      ({ retailerid, answeredat }) => retailerid === 2002 && answeredat !== null,
    );
    await openApp(`/Responses/${sent?.ordernumber}/${sent?.orderid}`, { scenario });
    const responses = await screen.findByRole('grid', { name: 'Responses' }, LONG);
    await waitFor(() => expect(within(responses).getAllByRole('row', { selected: true })).toHaveLength(1), LONG);
  });
});
