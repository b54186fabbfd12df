import { toast } from '@mortar/design-system';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { live } from '#live/testing/mockedLink.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { NO_ORDER, type UnsavedNew, unsavedLinesAtom } from '#orders/lines/unsavedLines.ts';
import { messages as managerMessages } from '#orders/manager/messages.ts';
import { readSending, sendWithMark } from '#orders/sending/sendingMark.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { openApp } from '#shell/testing/openApp.tsx';
import { keepKnownPharmacies } from './knownPharmacies.ts';
import { messages } from './messages.ts';

vi.setConfig({ testTimeout: 30_000 });
const LONG = { timeout: 15_000 };
beforeEach(() => {
  sessionStorage.clear();
  act(() => toast.clear());
});

type App = Awaited<ReturnType<typeof openApp>>;

const SEA_POINT = 'Table Bay Pharmacy Sea Point';
const CLAREMONT = 'Table Bay Pharmacy Claremont';
/** 'Sea Point weekend'. */
const ORDER = { orderId: 2030, orderNumber: '2000003', type: 'update' } as const;
const BRANCH = 'branch@2000';

function assign({ backend }: App, ...assigned: number[]): void {
  const person = backend.store.staff.get(BRANCH);
  if (!person) throw new Error('The sample lacks the branch.');
  backend.store.transaction(() => backend.store.staff.put({ ...person, assigned }));
}

const requestedFor = ({ calls }: App, path: string) => calls.filter((call) => call.path.endsWith(path)).length;
const focusTheWindow = () => act(() => void dispatchEvent(new Event('focus')));

/** Branch's ordering page with its order open and an unsaved line. */
async function atWork() {
  const app = await openApp('/Ordering', { scenario: 'branchMorning' });
  act(() => app.services.store.set(currentOrderAtom, ORDER));
  await screen.findByText('Sea Point weekend', undefined, LONG);
  await waitFor(() => expect(sessionStorage.getItem('mortar.pharmacies')).toContain(SEA_POINT), LONG);
  const unsaved: UnsavedNew = {
    orderid: ORDER.orderId,
    quantity: 7,
    error: 'refused',
    product: { productCode: 'P', description: 'Panado' } as Product,
    price: { supplierPriceId: 1, supplier: 'Kestrel' } as SupplierPrice,
  };
  act(() => app.services.store.set(unsavedLinesAtom, [unsaved]));
  return app;
}

describe('an unassigned pharmacy', () => {
  it('is reported by name; its order is released unsent, and typed text stays visible', async () => {
    const app = await atWork();
    assign(app, 2002);
    focusTheWindow();
    const notice = messages.letGo(messages.lost([SEA_POINT]), ORDER.orderNumber, 1);
    await screen.findAllByText(messages.lost([SEA_POINT]), undefined, LONG);
    await screen.findByText(messages.gained([CLAREMONT]), undefined, LONG);
    expect(app.services.store.get(currentOrderAtom)).toBeNull();
    expect(app.services.store.get(unsavedLinesAtom)).toMatchObject([
      { orderid: NO_ORDER, quantity: 7, error: messages.lost([SEA_POINT]) },
    ]);
    const manager = await screen.findByRole('dialog', { name: managerMessages.manager.title }, LONG);
    await within(manager).findByText(notice);
    expect(within(manager).queryByText(SEA_POINT)).toBeNull();
    const strip = screen.getByRole('list', { name: lineMessages.unsaved.title, hidden: true });
    expect(strip.textContent).toContain('Panado');
    await waitFor(() =>
      expect(app.backend.store.orders.get(ORDER.orderId)).toMatchObject({ statusdescription: 'Unsent' }),
    );
  });

  it('leaves no pending sending to resolve', async () => {
    const app = await atWork();
    const mark = { username: BRANCH, orderid: ORDER.orderId, suppliers: ['KEST'], at: Date.now() };
    await sendWithMark(mark, async () => ({ kind: 'network' }));
    assign(app, 2002);
    focusTheWindow();
    await waitFor(() => expect(app.services.store.get(currentOrderAtom)).toBeNull(), LONG);
    expect(readSending(BRANCH, ORDER.orderId)).toBeNull();
  });

  it('is detected by the first call that is denied', async () => {
    const app = await atWork();
    assign(app, 2002);
    await act(() => app.services.queryClient.invalidateQueries({ queryKey: ['order', ORDER.orderId] }));
    await waitFor(() => expect(app.services.store.get(currentOrderAtom)).toBeNull(), LONG);
  });

  it('is detected by a reloaded page whose order cannot be read', async () => {
    keepKnownPharmacies(BRANCH, [{ id: 2001, name: SEA_POINT }]);
    const app = await openApp('/Ordering', {
      scenario: 'branchMorning',
      change: ({ staff }) => ({
        staff: staff.map((one) => (one.username === BRANCH ? { ...one, assigned: [2002] } : one)),
      }),
    });
    act(() => app.services.store.set(currentOrderAtom, ORDER));
    await screen.findAllByText(messages.letGo(messages.lost([SEA_POINT]), ORDER.orderNumber, 0), undefined, LONG);
    expect(app.services.store.get(currentOrderAtom)).toBeNull();
  });

  it('is recorded only after its order was checked: the page may close meanwhile', async () => {
    const app = await atWork();
    const known = () => sessionStorage.getItem('mortar.pharmacies');
    assign(app, 2002);
    const seen: (string | null)[] = [];
    app.services.store.sub(currentOrderAtom, () => seen.push(known()));
    focusTheWindow();
    await waitFor(() => expect(seen).toHaveLength(1), LONG);
    expect(seen[0]).toContain(SEA_POINT);
    await waitFor(() => expect(known()).toContain(CLAREMONT), LONG);
    expect(known()).not.toContain(SEA_POINT);
  });

  it('keeps a line that arrives after its order was released', async () => {
    const app = await atWork();
    assign(app, 2002);
    focusTheWindow();
    await waitFor(() => expect(app.services.store.get(currentOrderAtom)).toBeNull(), LONG);
    const [line] = app.services.store.get(unsavedLinesAtom);
    act(() => app.services.store.set(unsavedLinesAtom, [{ ...(line as UnsavedNew), orderid: ORDER.orderId }]));
    expect(app.services.store.get(unsavedLinesAtom)).toMatchObject([{ orderid: NO_ORDER }]);
  });

  it('keeps an order that is for other pharmacies', async () => {
    const app = await atWork();
    assign(app, 2001, 2002);
    focusTheWindow();
    await screen.findByText(messages.gained([CLAREMONT]), undefined, LONG);
    expect(app.services.store.get(currentOrderAtom)).toMatchObject({ orderId: ORDER.orderId });
  });
});

describe('a newly assigned pharmacy', () => {
  /** Branch's order manager, with orders of Sea Point and Claremont. */
  async function atTheManager() {
    const app = await openApp('/Ordering', { scenario: 'branchMorning' });
    const manager = await screen.findByRole('dialog', { name: managerMessages.manager.title }, LONG);
    await within(manager).findByText(SEA_POINT, undefined, LONG);
    await waitFor(() => expect(sessionStorage.getItem('mortar.pharmacies')).toContain(SEA_POINT), LONG);
    return { app, manager };
  }

  it('is reported by name and in the list when orders are requested', async () => {
    const { app, manager } = await atTheManager();
    assign(app, 2001, 2002);
    act(() => within(manager).getByRole('button', { name: managerMessages.manager.getOrders }).click());
    await screen.findByText(messages.gained([CLAREMONT]), undefined, LONG);
    await within(manager).findByText(CLAREMONT, undefined, LONG);
  });

  it('is read when the order manager opens', async () => {
    const { app } = await atTheManager();
    const before = requestedFor(app, '/assignment/get');
    const user = userEvent.setup();
    await user.keyboard('{Escape}');
    assign(app, 2001, 2002);
    await user.click(screen.getByRole('button', { name: 'Open the ordering menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Ordering menu' }, LONG);
    await user.click(within(menu).getByRole('button', { name: 'Order Manager' }));
    await screen.findByText(messages.gained([CLAREMONT]), undefined, LONG);
    expect(requestedFor(app, '/assignment/get')).toBeGreaterThan(before);
  });
});

describe('a denial for another reason', () => {
  it('is checked once, and removes nothing', async () => {
    const app = await atWork();
    const before = requestedFor(app, '/assignment/get');
    app.backend.faults.add({ call: 'getOrder', kind: 'code', code: 2, times: 1 });
    await act(() => app.services.queryClient.invalidateQueries({ queryKey: ['order', ORDER.orderId] }));
    await waitFor(() => expect(requestedFor(app, '/assignment/get')).toBe(before + 1), LONG);
    await waitFor(() => expect(requestedFor(app, '/clientorder/get')).toBeGreaterThan(0));
    expect(app.services.store.get(currentOrderAtom)).toMatchObject({ orderId: ORDER.orderId });
  });
});

describe('the SignalR connection', () => {
  const notified = (retailerid: number, title: string) => ({
    group: 'response' as const,
    identifier: title,
    secondaryidentifier: '1',
    title,
    body: '',
    icon: '',
    username: '',
    retailerid,
    sentdate: null,
  });

  it('follows the assignment, and receives nothing of other pharmacies', async () => {
    const app = await atWork();
    const link = live.fake;
    const regrouped = vi.fn();
    link?.onRegroup(regrouped);
    assign(app, 2002);
    // The first event about Claremont shows that it is now assigned.
    act(() => link?.push('ReceiveNotification', notified(2001, 'of Sea Point')));
    act(() => link?.push('ReceiveNotification', notified(2002, 'of Claremont')));
    await screen.findByText(/^of Claremont/, undefined, LONG);
    expect(screen.queryByText(/of Sea Point/)).toBeNull();
    await waitFor(() => expect(regrouped).toHaveBeenCalled());
  });
});
