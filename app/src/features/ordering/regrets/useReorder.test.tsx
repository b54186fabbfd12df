import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { openReorder } from './testing/openReorder.tsx';
import { getRegret } from './testing/rows.ts';

const CREATE = '/api/ClientOrder/create';
const REORDER = '/api/ClientOrder/regrets/reorder';

const ORDER = {
  orderid: 7,
  ordernumber: '100131',
  description: 'Monday',
  statusdescription: '',
  isbasket: false,
  staffname: '',
  computername: '',
  createddatetime: null,
  locked: false,
  ordervalue: 0,
};
/** Order line of the regretted product. */
const ON_THE_ORDER = {
  orderitemid: 1,
  productid: 9,
  productcode: 'P9',
  productdescription: 'Panado',
  packsize: '',
  itemnumber: 1,
  accountnumber: '',
  suppliername: 'Protea',
  suppliercode: 'PROT',
  wholesalername: '',
  wholesalercode: '',
  supplierpriceid: 92,
  creditorid: 102,
  supplierproductcode: 'P-9',
  staffname: '',
  status: '',
  orderedquantity: 4,
  orderedprice: 10,
  bonusquantity: 0,
  supplierquantity: 1,
  supplierbonusquantity: 0,
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Server that delays the answer of a call until released. */
function open({ held, current = true, conflict = false }: { held: string; current?: boolean; conflict?: boolean }) {
  const waiting: (() => void)[] = [];
  const answers: Record<string, object> = {
    [CREATE]: { orderid: 8, ordernumber: '100132' },
    '/api/ClientOrder/get': { clientorders: [{ ...ORDER, orderitems: conflict ? [ON_THE_ORDER] : [] }] },
  };
  const opened = openReorder({
    current,
    answer: async ({ path }) => {
      if (path === held) await new Promise<void>((done) => waiting.push(done));
      return answers[path];
    },
  });
  const isHeld = () => waitFor(() => expect(waiting).toHaveLength(1));
  const letGo = () => act(async () => waiting.splice(0).forEach((done) => void done()));
  const times = (path: string) => opened.sent.filter((each) => each.path === path).length;
  return { ...opened, times, isHeld, letGo };
}

describe('reordering regrets', () => {
  it('navigates once it is done', async () => {
    const { result, onDone, isHeld, letGo } = open({ held: REORDER });
    act(() => void result.current.start([getRegret(1)]));
    await isHeld();
    await letGo();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(null));
  });

  it('does not navigate after its popup was closed, and still reports the ordered regrets', async () => {
    const { result, onDone, success, isHeld, letGo } = open({ held: REORDER });
    act(() => void result.current.start([getRegret(1)]));
    await isHeld();
    act(() => result.current.leave());
    await letGo();
    await waitFor(() => expect(success).toHaveBeenCalledWith('Ordered 1 regret again, on Monday.'));
    expect(onDone).not.toHaveBeenCalled();
  });

  it('ends with the order that is being created, which is opened so that it does not stay locked', async () => {
    const { result, times, services, onDone, isHeld, letGo } = open({ held: CREATE, current: false });
    act(() => void result.current.start([getRegret(1)]));
    await isHeld();
    act(() => result.current.leave());
    await letGo();
    await waitFor(() => expect(services.store.get(currentOrderAtom)?.orderId).toBe(8));
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(times(REORDER)).toBe(0);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('opens no dialog after its popup was closed', async () => {
    const { result, times, isHeld, letGo } = open({ held: '/api/ClientOrder/get', conflict: true });
    act(() => void result.current.start([getRegret(1)]));
    await isHeld();
    act(() => result.current.leave());
    await letGo();
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(result.current.prompting).toBeNull();
    expect(times(REORDER)).toBe(0);
  });

  it('sends nothing after the current request when the conflicts are cancelled meanwhile', async () => {
    const { result, times, onDone, onPartly, isHeld, letGo } = open({ held: REORDER, conflict: true });
    const other = getRegret(2, { productId: 10, productCode: 'P10' });
    await act(async () => result.current.start([getRegret(1), other]));
    await waitFor(() => expect(result.current.prompting?.conflicts).toHaveLength(1));
    act(() => result.current.choose(new Map([[1, 'replace']])));
    act(() => void result.current.confirm());
    await isHeld();
    act(() => result.current.cancel());
    await letGo();
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(times(REORDER)).toBe(1);
    expect(onDone).not.toHaveBeenCalled();
    expect(onPartly).toHaveBeenCalledOnce();
    expect(result.current.partly?.left).toHaveLength(1);
  });
});
