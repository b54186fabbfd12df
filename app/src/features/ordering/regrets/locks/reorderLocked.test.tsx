import type { Settings, Staff } from '@mortar/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { regretOf } from '#features/ordering/regrets/testing/rows.ts';
import { useReorder } from '#features/ordering/regrets/useReorder.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { SettingsContext } from '#session/settings.tsx';

const REORDER = '/api/ClientOrder/regrets/reorder';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const price = (supplierpriceid: number, locked: boolean, preference: number) => ({
  ...{ supplierpriceid, locked, preference, suppliercode: 'X', suppliername: `Supplier ${supplierpriceid}` },
  ...{ supplierproductcode: '', supplierproductdescription: '', packsize: '20', bandcode: '', price: 10 },
  ...{ quantity: 1, bonusquantity: 0, lastdate: null, lastinvoicedquantity: 0, creditorid: 1 },
});

const locked = regretOf(1);
const free = regretOf(2, { productId: 10, productCode: 'P10' });

/** A server that keeps product P9 to supplier 92. */
function start({ code = 1, locks = true, group = false } = {}) {
  const sent: { path: string; ids: number[]; query: string }[] = [];
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address, init) => {
      const { pathname: path, search: query, searchParams } = new URL(String(address), 'http://x');
      const body = init?.body ? JSON.parse(String(init.body)) : {};
      sent.push({ path, query, ids: (body.items ?? []).map((item: { orderitemid: number }) => item.orderitemid) });
      if (searchParams.has('lockpreferred')) {
        const wholesalerproducts =
          searchParams.get('productcode') === 'P9' ? [price(91, true, 0), price(92, false, 1)] : [price(91, false, 1)];
        return Response.json({ resultcode: code, ...(code === 1 && { wholesalerproducts }) });
      }
      if (path === '/api/ClientOrder/get') return Response.json({ resultcode: 5 });
      if (path.endsWith('go/clientorder/get'))
        return Response.json({ resultcode: 1, retailers: [{ retailerid: 1001, retailername: 'One' }] });
      return Response.json({ resultcode: 1 });
    },
  });
  const role = { rolepermissions: { ordering: { update: true, create: true } } };
  const staff = { staffid: 2, retailerid: 1001, staffname: 'Thabo', grouporderingenabled: group, role } as Staff;
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  services.store.set(currentOrderAtom, { orderid: 7, ordernumber: '100131', type: 'update' });
  const settings = { ordering_LockPreferred: locks, ordering_SelectSupplier_Rule: '0' } as Settings;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </AppProviders>
  );
  const onDone = vi.fn();
  const { result } = renderHook(() => useReorder({ onDone, onPartly: vi.fn() }), { wrapper });
  return {
    ...{ result, onDone },
    put: () => sent.filter(({ path }) => path === REORDER).flatMap(({ ids }) => ids),
    askedForPrices: () => sent.filter(({ query }) => query.includes('lockpreferred')).length,
  };
}

it('names regrets of locked suppliers before anything is ordered', async () => {
  const { result, put } = start();
  await act(async () => result.current.begin([locked, free]));
  expect(result.current.question).toEqual({
    ...{ kind: 'locks', others: [free] },
    locked: [{ regret: locked, preferred: 'Supplier 92' }],
  });
  expect(put()).toEqual([]);
});

it.each([
  ['all of them with the password', [locked, free], [1, 2]],
  ['the others alone', [free], [2]],
])('orders %s', async (_what, regrets, expected) => {
  const { result, put, onDone } = start();
  await act(async () => result.current.begin([locked, free]));
  await act(async () => result.current.answerLocks(regrets));
  expect(put()).toEqual(expected);
  expect(onDone).toHaveBeenCalledOnce();
});

it.each([
  ['locks are off', { locks: false }],
  ['it is a group', { group: true }],
])('asks nobody where %s', async (_what, how) => {
  const { result, askedForPrices } = start(how);
  await act(async () => result.current.begin([locked, free]));
  expect([result.current.question, askedForPrices()]).toEqual([null, 0]);
});

it('orders nothing where nobody knows what is locked', async () => {
  const { result, put } = start({ code: 2 });
  await act(async () => result.current.begin([locked, free]));
  expect(result.current.error).toBe('Sorry an error has occurred, error code: 2. Please try again.');
  expect(put()).toEqual([]);
});
