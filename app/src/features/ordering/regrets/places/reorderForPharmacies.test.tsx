import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openReorder } from '#features/ordering/regrets/testing/openReorder.tsx';
import { getRegret } from '#features/ordering/regrets/testing/rows.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';

const CREATE = '/api/ClientOrder/create';
const ASSIGN = '/api/OrderRetailerManagement/go/clientorder/assign';
const REORDER = '/api/ClientOrder/regrets/reorder';
const RELEASE = '/api/ClientOrder/lockstate/orderstatus/update';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Server {
  /** Pharmacies of the open order; null without one. */
  open: readonly number[] | null;
  /** Result codes of each path's calls in sequence; 1 after the last. */
  codes?: Readonly<Record<string, readonly number[]>>;
  /** Call whose answer is delayed. */
  hold?: { path: string; time: number; until: Promise<void> };
}

/** Server of a group that creates orders 8, 9, … */
function render({ open, codes = {}, hold }: Server) {
  let next = 8;
  const moments = new Map<unknown, number>();
  const answers: Record<string, (body: Record<string, unknown>) => object> = {
    [CREATE]: ({ createddatetime }) => {
      const orderid = moments.get(createddatetime) ?? next++;
      moments.set(createddatetime, orderid);
      return { orderid, ordernumber: `10013${orderid}` };
    },
    '/api/ClientOrder/get': () => ({
      clientorders: [
        {
          orderid: 7,
          ordernumber: '100137',
          description: 'Monday',
          statusdescription: '',
          isbasket: false,
          staffname: '',
          computername: '',
          createddatetime: null,
          locked: false,
          ordervalue: 0,
          orderitems: [],
        },
      ],
    }),
    '/api/OrderRetailerManagement/go/clientorder/get': () => ({
      retailers: (open ?? []).map((retailerid) => ({ retailerid, retailername: `P${retailerid}` })),
    }),
  };
  const times: Record<string, number> = {};
  const { sent, ...opened } = openReorder({
    staff: { retailerid: 2000, staffname: 'Naledi', grouporderingenabled: true },
    current: open !== null,
    pharmacyName: (id) => `P${id}`,
    answer: async ({ path, body }) => {
      const time = times[path] ?? 0;
      times[path] = time + 1;
      if (hold?.path === path && hold.time === time) await hold.until;
      const resultcode = codes[path]?.[time] ?? 1;
      return { resultcode, ...(resultcode === 1 && answers[path]?.(body)) };
    },
  });
  const bodies = (path: string) => sent.filter((each) => each.path === path).map(({ body }) => body);
  return {
    ...opened,
    bodies,
    current: () => opened.services.store.get(currentOrderAtom)?.orderId ?? null,
    /** Pharmacies of each new order, and regrets added to each order. */
    assigned: () => bodies(ASSIGN).map(({ orderid, retailerids }) => [orderid, retailerids]),
    put: () =>
      bodies(REORDER).map(({ orderid, items }) => [
        orderid,
        (items as { orderitemid: number }[]).map(({ orderitemid }) => orderitemid),
      ]),
    released: () => bodies(RELEASE).map(({ orderid, islocked }) => [orderid, islocked]),
  };
}

const seaPoint = getRegret(1, { retailerId: 2001 });
const muizenberg = [
  getRegret(2, { retailerId: 2003, productId: 10 }),
  getRegret(3, { retailerId: 2003, productId: 11 }),
];

describe('regrets of a group without an open order', () => {
  it('create an order for their pharmacy only, which is opened', async () => {
    const { result, onDone, assigned, put, released, current } = render({ open: null });
    await act(async () => result.current.start(muizenberg));
    expect(assigned()).toEqual([[8, [2003]]]);
    expect(put()).toEqual([[8, [2, 3]]]);
    expect([released(), current()]).toEqual([[], 8]);
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ id: 8 }));
  });

  it('create one for each pharmacy: the first is opened, the others are released', async () => {
    const { result, onDone, assigned, put, released, current, bodies, success } = render({ open: null });
    await act(async () => result.current.start([...muizenberg, seaPoint]));
    expect(new Set(bodies(CREATE).map(({ createddatetime }) => createddatetime)).size).toBe(2);
    expect(assigned()).toEqual([
      [8, [2003]],
      [9, [2001]],
    ]);
    expect(put()).toEqual([
      [8, [2, 3]],
      [9, [1]],
    ]);
    expect([released(), current()]).toEqual([[[9, false]], 8]);
    expect(success).toHaveBeenLastCalledWith('Ordered 1 regret again, on Advanced Regret #100139, for P2001.');
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ id: 8 }));
  });

  it('show which order is being written, and open no dialog', async () => {
    const second = Promise.withResolvers<void>();
    const { result } = render({ open: null, hold: { path: REORDER, time: 1, until: second.promise } });
    act(() => void result.current.start([...muizenberg, seaPoint]));
    await waitFor(() => expect(result.current.ordering).toEqual({ at: 2, of: 2 }));
    expect([result.current.busy, result.current.question]).toEqual([true, null]);
    await act(async () => second.resolve());
    await waitFor(() => expect(result.current.ordering).toBeNull());
  });

  it('reuse the created order after the next one failed, and open no dialog again', async () => {
    const { result, onDone, onPartly, assigned, put, released, current, bodies } = render({
      open: null,
      codes: { [ASSIGN]: [1, 2] },
    });
    await act(async () => result.current.start([...muizenberg, seaPoint]));
    expect(onPartly).toHaveBeenCalledWith([seaPoint]);
    expect(result.current.error).toMatch(/when assigning the retailer to your order, error code: 2/);
    expect([put(), current()]).toEqual([[[8, [2, 3]]], 8]);
    await act(async () => result.current.start([seaPoint]));
    expect(result.current.question).toBeNull();
    expect(bodies(CREATE)).toHaveLength(2);
    expect(assigned().at(-1)).toEqual([9, [2001]]);
    expect(put().at(-1)).toEqual([9, [1]]);
    expect([released(), current()]).toEqual([[[9, false]], 8]);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('release a created order if the user does not retry', async () => {
    const { result, released, current } = render({ open: null, codes: { [REORDER]: [1, 2] } });
    await act(async () => result.current.start([...muizenberg, seaPoint]));
    expect([released(), current()]).toEqual([[], 8]);
    act(() => result.current.leave());
    await waitFor(() => expect(released()).toEqual([[9, false]]));
    expect(current()).toBe(8);
  });
});

describe('regrets of a group with an open order', () => {
  it('go onto it without a prompt if it is for their pharmacy only', async () => {
    const { result, onDone, put, bodies } = render({ open: [2003] });
    await act(async () => result.current.start(muizenberg));
    expect([put(), bodies(CREATE)]).toEqual([[[7, [2, 3]]], []]);
    expect(onDone).toHaveBeenCalledWith(null);
  });

  it('prompt before anything is written if the order is not for their pharmacy', async () => {
    const { result, put, bodies } = render({ open: [2001, 2002] });
    await act(async () => result.current.start([seaPoint, ...muizenberg]));
    expect(result.current.question).toMatchObject({
      kind: 'elsewhere',
      order: 'Monday',
      pharmacies: ['P2001', 'P2002'],
      fit: { fitting: [], wider: [seaPoint], foreign: muizenberg },
    });
    expect([put(), bodies(CREATE)]).toEqual([[], []]);
  });

  it.each([
    [
      'own',
      [
        [8, [1]],
        [9, [2, 3]],
      ],
      [
        [8, [2001]],
        [9, [2003]],
      ],
      [
        [8, false],
        [9, false],
      ],
    ],
    [
      'all',
      [
        [7, [1]],
        [8, [2, 3]],
      ],
      [[8, [2003]]],
      [[8, false]],
    ],
    ['leave', [], [], []],
  ] as const)('go to the chosen destination: %s; the order stays open', async (elsewhere, where, whom, free) => {
    const { result, put, assigned, released, current } = render({ open: [2001, 2002] });
    await act(async () => result.current.start([seaPoint, ...muizenberg]));
    await act(async () => result.current.answerElsewhere(elsewhere));
    expect([put(), assigned(), released()]).toEqual([where, whom, free]);
    expect([current(), result.current.question]).toEqual([7, null]);
  });

  it('stay if the dialog is cancelled', async () => {
    const { result, put } = render({ open: [2001] });
    await act(async () => result.current.start(muizenberg));
    act(() => result.current.cancel());
    expect([result.current.question, put()]).toEqual([null, []]);
  });
});
