import type { HistoryOrder, Staff } from '@mortar/contract';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import type { UnsentLine } from '#orders/sending/model/unsentSupplier.ts';
import { readSending } from '#orders/sending/sendingMark.ts';
import { keys } from '#server/keys.ts';
import { CallError } from '#server/outcome.ts';
import { useSendOrders } from './sending.ts';

const staff = { retailerid: 1001, username: 'buyer@1001' } as Staff;
const unsentAt = (code: string) => ({
  suppliercode: code,
  suppliername: `${code} Ltd`,
  accountnumbers: [],
  minimumordervalue: 0,
  numberofitems: 1,
  ordervalue: 10,
  orderdetailscomms: [],
});

beforeEach(() => sessionStorage.clear());

interface Server {
  /** Answer to sending, or an error. */
  answer: () => Promise<Response>;
  /** Suppliers with unsent lines afterwards; null if unreadable. */
  left: readonly string[] | null;
  /** Listed lines per supplier. */
  listed?: readonly UnsentLine[];
  history?: readonly HistoryOrder[];
}

async function send({ answer, left, listed = [], history = [] }: Server) {
  const sent: string[] = [];
  let marked: unknown = null;
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address) => {
      const { pathname } = new URL(String(address), 'http://x');
      if (pathname.endsWith('/createserverorder/v2')) {
        sent.push(pathname);
        marked = readSending(staff.username, 7);
        return answer();
      }
      if (pathname.endsWith('/ClientOrder/history/get')) return Response.json({ resultcode: 1, clientorders: history });
      if (left === null) throw new TypeError('Failed to fetch');
      return Response.json(left.length > 0 ? { resultcode: 1, commorders: left.map(unsentAt) } : { resultcode: 5 });
    },
  });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  services.queryClient.setQueryData(keys.unsentOrders, [{ orderid: 7 }]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>{children}</AppProviders>
  );
  const { result } = renderHook(() => useSendOrders(7), { wrapper });
  const became = await act(() =>
    result.current
      .mutateAsync(['KEST', 'UMVO'].map((code, index) => ({ code, lines: index === 0 ? listed : [] })))
      .then(
        (reached) => ({ error: null, reached }),
        (error: unknown) => ({ error, reached: null }),
      ),
  );
  const unsentOrders = services.queryClient.getQueryData(keys.unsentOrders);
  return { ...became, sent: sent.length, marked, unsentOrders };
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const code = (resultcode: number) => async () => Response.json({ resultcode });
const page = async () => new Response('<html>');

describe('sending', () => {
  it.each([code(1), lost])(
    'invalidates the list of unsent orders that the order manager opens with',
    async (answer) => {
      const { unsentOrders } = await send({ answer, left: [] });
      expect(unsentOrders).toBeUndefined();
    },
  );

  it('is recorded while it is pending, and long enough for a page to unload', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { reached, marked } = await send({ answer: code(1), left: [] });
    expect(reached).toEqual({ sent: 2, unsent: [], meanwhile: [] });
    expect(marked).toMatchObject({ orderid: 7, suppliers: ['KEST', 'UMVO'] });
    expect(readSending(staff.username, 7)).toEqual(marked);
    vi.advanceTimersByTime(1000);
    expect(readSending(staff.username, 7)).toBeNull();
    expect(readSending('admin@1001', 7)).toBeNull();
    vi.useRealTimers();
  });

  it('reports listed rows that a colleague has sent, with the amount and the name', async () => {
    const listed = [{ id: 5, total: 250_299 } as UnsentLine];
    const item = {
      orderitemid: 5,
      supplier: '',
      supplierproductcode: '',
      productid: 1,
      productdescription: 'P',
      packsize: '',
      orderedquantity: 1,
      bonusquantity: 0,
      orderedprice: 1,
      suppliedquantity: 0,
      invoicedprice: 0,
      regretdescription: '',
      staffname: '',
      invoicenumber: '',
      schedule: '',
      accountnumber: '',
    };
    const order = {
      orderid: 9,
      ordernumber: '9',
      retailername: '',
      retailerid: 1001,
      regretteditems: 0,
      ordervalue: 1,
      invoicedvalue: 0,
      purchaseordernumber: '',
      accountnumber: '',
      computername: '',
      createddatetime: null,
      senddatetime: null,
      receiveddatetime: null,
      name: '',
      description: '',
      deliverymethod: '',
      staffname: 'Ayesha Jacobs',
      statusdescription: 'Sent',
      isbasket: false,
      indicator: 'Waiting' as const,
      locked: false,
      orderitemqty: 1,
      orderitems: [item],
    };
    const { reached } = await send({ answer: code(1), left: [], listed, history: [order] });
    expect(reached).toMatchObject({ meanwhile: [{ staff: 'Ayesha Jacobs', value: 250_299 }] });
  });

  it.each([
    ['no answer', lost],
    ['a proxy’s page', page],
    ['a repetition of the browser’s own', code(5)],
  ])('after %s succeeded if no row is left', async (_name, answer) => {
    expect(await send({ answer, left: ['STAR'] })).toMatchObject({ reached: { sent: 2, unsent: [] }, sent: 1 });
  });

  it.each([
    ['no answer', lost],
    ['a proxy’s page', page],
  ])('after %s reports the suppliers it did not reach, and sends nothing again', async (_name, answer) => {
    const { reached, sent } = await send({ answer, left: ['STAR', 'UMVO'] });
    expect(reached).toEqual({ sent: 1, unsent: ['UMVO Ltd'], meanwhile: [] });
    expect(sent).toBe(1);
  });

  it.each<[string, Server, object]>([
    ['all of it is left', { answer: lost, left: ['KEST', 'UMVO'] }, { kind: 'network' }],
    ['the reread fails', { answer: lost, left: null }, { kind: 'network' }],
    ['it was refused', { answer: code(2), left: [] }, { kind: 'error', code: 2 }],
    ['it was refused without a reason', { answer: code(0), left: [] }, { kind: 'error', code: 0 }],
    [
      'the answer says that nothing is unsent, but all of it is',
      { answer: code(5), left: ['KEST', 'UMVO'] },
      { code: 5 },
    ],
  ])('failed if %s', async (_name, server, failure) => {
    const { error, sent } = await send(server);
    expect(error).toBeInstanceOf(CallError);
    expect((error as CallError).failure).toMatchObject(failure);
    expect(sent).toBe(1);
  });
});
