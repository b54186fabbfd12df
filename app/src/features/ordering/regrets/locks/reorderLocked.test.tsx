import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openReorder } from '#features/ordering/regrets/testing/openReorder.tsx';
import { getRegret } from '#features/ordering/regrets/testing/rows.ts';

const REORDER = '/api/ClientOrder/regrets/reorder';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const price = (supplierpriceid: number, locked: boolean, preference: number) => ({
  supplierpriceid,
  locked,
  preference,
  suppliercode: 'X',
  suppliername: `Supplier ${supplierpriceid}`,
  supplierproductcode: '',
  supplierproductdescription: '',
  packsize: '20',
  bandcode: '',
  price: 10,
  quantity: 1,
  bonusquantity: 0,
  lastdate: null,
  lastinvoicedquantity: 0,
  creditorid: 1,
});

const locked = getRegret(1);
const free = getRegret(2, { productId: 10, productCode: 'P10' });

/** Server that locks product P9 to supplier 92. */
function render({ code = 1, locks = true, group = false } = {}) {
  const { result, sent, onDone } = openReorder({
    staff: { grouporderingenabled: group },
    settings: { ordering_LockPreferred: locks, ordering_SelectSupplier_Rule: '0' },
    answer: ({ path, query }) => {
      if (query.has('lockpreferred')) {
        const wholesalerproducts =
          query.get('productcode') === 'P9' ? [price(91, true, 0), price(92, false, 1)] : [price(91, false, 1)];
        return { resultcode: code, ...(code === 1 && { wholesalerproducts }) };
      }
      if (path === '/api/ClientOrder/get') return { resultcode: 5 };
      if (path.endsWith('go/clientorder/get')) return { retailers: [{ retailerid: 1001, retailername: 'One' }] };
      return {};
    },
  });
  return {
    result,
    onDone,
    put: () =>
      sent
        .filter(({ path }) => path === REORDER)
        .flatMap(({ body }) => (body.items as { orderitemid: number }[]).map(({ orderitemid }) => orderitemid)),
    requestedPrices: () => sent.filter(({ query }) => query.has('lockpreferred')).length,
  };
}

it('names regrets of locked suppliers before anything is ordered', async () => {
  const { result, put } = render();
  await act(async () => result.current.start([locked, free]));
  expect(result.current.question).toEqual({
    kind: 'locks',
    others: [free],
    locked: [{ regret: locked, preferred: 'Supplier 92' }],
  });
  expect(put()).toEqual([]);
});

it.each([
  ['all of them with the password', [locked, free], [1, 2]],
  ['only the others', [free], [2]],
])('orders %s', async (_what, regrets, expected) => {
  const { result, put, onDone } = render();
  await act(async () => result.current.start([locked, free]));
  await act(async () => result.current.answerLocks(regrets));
  expect(put()).toEqual(expected);
  expect(onDone).toHaveBeenCalledOnce();
});

it.each([
  ['locks are off', { locks: false }],
  ['it is a group', { group: true }],
])('opens no dialog if %s', async (_what, how) => {
  const { result, requestedPrices } = render(how);
  await act(async () => result.current.start([locked, free]));
  expect([result.current.question, requestedPrices()]).toEqual([null, 0]);
});

it('orders nothing if the locks are unknown', async () => {
  const { result, put } = render({ code: 2 });
  await act(async () => result.current.start([locked, free]));
  expect(result.current.error).toBe('Sorry an error has occurred, error code: 2. Please try again.');
  expect(put()).toEqual([]);
});
