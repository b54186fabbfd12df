import type { Staff } from '@mortar/contract';
import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { Order, OrderLine } from '#orders/current/model/line.ts';
import { remember } from '#preferences/remembered.ts';
import { keys } from '#server/keys.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { type ReviewHandle, ReviewPrefetch } from './ReviewPrefetch.tsx';

const staff = {
  retailerid: 1001,
  staffid: 2,
  username: 'buyer@1001',
  staffname: 'Thabo Nkosi',
  grouporderingenabled: false,
  role: { rolepermissions: { ordering: { update: true } } },
} as Staff;

const line = (id: number): OrderLine => ({
  id,
  number: id,
  productId: id,
  productCode: `P${id}`,
  description: `Product ${id}`,
  quantity: 10,
  price: 1000,
  supplier: 'Kestrel',
  supplierCode: 'KEST',
  supplierPriceId: 100 + id,
  supplierProductCode: '',
  creditorId: 1,
  accountNumber: '',
  bonus: 0,
  deal: { step: 1, bonus: 0 },
  staff: 'Thabo',
  total: 10_000,
});
const findOrder = (...lines: OrderLine[]): Order => ({
  id: 7,
  number: '100131',
  description: 'Monday',
  lines,
  total: lines.length * 10_000,
});

const ANSWERS: Record<string, object> = {
  '/api/Wholesaler/get': { wholesalers: [] },
  '/api/LocalCreditor': { resultcode: 5 },
  '/api/ClientOrder/history/get': { clientorders: [] },
  '/api/ClientOrder/basket/lastorderedwarning/products/unsent/get': { resultcode: 5 },
};
const DUPLICATES = '/api/ClientOrder/basket/lastorderedwarning/products/unsent/get';
const HISTORY = '/api/ClientOrder/history/get';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

function open(order: Order, answers: Record<string, object | 'never' | Promise<object>> = {}) {
  const requested: string[] = [];
  const services = createServices({
    config: defaultConfig,
    fetch: async (address) => {
      const path = new URL(String(address), 'http://x').pathname;
      requested.push(path);
      const answer = answers[path] ?? ANSWERS[path] ?? { resultcode: 5 };
      if (answer === 'never') return new Promise<Response>(() => undefined);
      return Response.json({ resultcode: 1, ...(await answer) });
    },
  });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  services.queryClient.setQueryData(keys.order(7), order);
  services.store.set(currentOrderAtom, { orderId: 7, orderNumber: '100131', type: 'new' });
  const handle = createRef<ReviewHandle>();
  render(
    <AppProviders services={services}>
      <SettingsContext value={sampleSettings()}>
        <ReviewPrefetch handleRef={handle} />
      </SettingsContext>
    </AppProviders>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    pass,
    change: (next: Order) => act(() => services.queryClient.setQueryData(keys.order(7), next)),
    prompts: () => handle.current?.prompts(),
    calls: (path: string) => requested.filter((each) => each === path).length,
  };
}

const duplicate = {
  staffname: 'Lerato',
  createddatetime: null,
  ordernumber: '9',
  productdescription: 'Product 1',
  orderedqty: 4,
  supplier: 'Kestrel',
  unitprice: 10,
  lastordereddate: null,
  statusdescription: 'Unsent',
};

describe('the prefetch of the review', () => {
  it('is requested once for all lines, after they are idle', async () => {
    const { pass, change, calls } = open(findOrder(line(1)));
    await pass(1500);
    await change(findOrder(line(1), line(2)));
    await pass(1500);
    expect([calls(DUPLICATES), calls(HISTORY)]).toEqual([0, 0]);
    await pass(600);
    expect([calls(DUPLICATES), calls(HISTORY)]).toEqual([1, 1]);
    await pass(60_000);
    expect([calls(DUPLICATES), calls(HISTORY)]).toEqual([1, 1]);
  });

  it('is requested for lines that were added while another answer was pending', async () => {
    const answer = Promise.withResolvers<object>();
    const { pass, change, calls } = open(findOrder(line(1)), { [DUPLICATES]: answer.promise });
    await pass(2100);
    await change(findOrder(line(1), line(2)));
    await pass(2100);
    expect(calls(DUPLICATES)).toBe(1);
    answer.resolve({ resultcode: 5 });
    await pass(0);
    expect(calls(DUPLICATES)).toBe(2);
    await pass(60_000);
    expect(calls(DUPLICATES)).toBe(2);
  });

  it('requests nothing for an order without lines', async () => {
    const { pass, calls } = open(findOrder());
    await pass(10_000);
    expect([calls(DUPLICATES), calls(HISTORY)]).toEqual([0, 0]);
  });

  it('requests no supplier prices', async () => {
    const { pass, calls, prompts } = open(findOrder(line(1), line(2)));
    await pass(10_000);
    prompts();
    await pass(10_000);
    expect(calls('/api/WholesalerProduct/list/get')).toBe(0);
  });
});

describe('the decision to show the review', () => {
  it('is no if there are no warnings', async () => {
    const { pass, prompts } = open(findOrder(line(1)));
    await pass(5000);
    expect(prompts()).toBe(false);
  });

  it('is yes if a product is on another order', async () => {
    const { pass, prompts } = open(findOrder(line(1)), { [DUPLICATES]: { products: [duplicate] } });
    await pass(5000);
    expect(prompts()).toBe(true);
  });

  it('is immediate, however slow the server is', async () => {
    const { pass, prompts, calls } = open(findOrder(line(1)), { [DUPLICATES]: 'never', [HISTORY]: 'never' });
    await pass(5000);
    expect(prompts()).toBe(false);
    expect(calls(DUPLICATES)).toBeGreaterThan(0);
  });

  it('is no if the calls fail', async () => {
    const broken = { resultcode: 2 };
    const { pass, prompts } = open(findOrder(line(1)), {
      [DUPLICATES]: broken,
      [HISTORY]: broken,
      '/api/LocalCreditor': broken,
    });
    await pass(5000);
    expect(prompts()).toBe(false);
  });

  it('is yes for users who always want the review', async () => {
    remember(staff, 'review shown', 'always');
    const { prompts } = open(findOrder(line(1)));
    expect(prompts()).toBe(true);
  });

  it('requests other users’ orders again, at most once a minute', async () => {
    const { pass, prompts, calls } = open(findOrder(line(1)));
    await pass(3000);
    expect(calls(DUPLICATES)).toBe(1);
    prompts();
    await pass(0);
    expect(calls(DUPLICATES)).toBe(1);
    await pass(61_000);
    prompts();
    prompts();
    await pass(0);
    expect(calls(DUPLICATES)).toBe(2);
  });
});
