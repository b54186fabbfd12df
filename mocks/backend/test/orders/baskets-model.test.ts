import { createOrderFromBasket, importBasket } from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyer, lock, offers, startBackend } from '../support/buyer.ts';
import { callApi } from '../support/client.ts';
import { draws } from '../support/draws.ts';
import { basketFile } from '../support/upload-files.ts';

type Step = { who: 0 | 1; lost: boolean } & (
  | { do: 'order' | 'lock' | 'release' }
  | { do: 'import'; product: number; quantity: number; empty: boolean }
);

const who = fc.constantFrom<0 | 1>(0, 1);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      who,
      lost: fc.boolean(),
      do: fc.constantFrom<'order' | 'lock' | 'release'>('order', 'lock', 'release'),
    }),
    fc.record({
      who,
      lost: fc.boolean(),
      do: fc.constant<'import'>('import'),
      product: fc.nat(4),
      quantity: fc.integer({ min: 1, max: 9 }),
      empty: fc.boolean(),
    }),
  ),
  { maxLength: 12, size: 'max' },
);

async function start() {
  const { fetch, backend, clock } = startBackend('openingTime');
  const basket = backend.store.orders.at(1001).find(({ description }) => description === 'New clinic');
  if (!basket) throw new Error('The sample lacks a basket.');
  const users = [await buyer(fetch, 'buyer@1001', 'TILL-1'), await buyer(fetch, 'admin@1001', 'TILL-2')] as const;
  const held = () =>
    Object.fromEntries(backend.store.items.at(basket.orderid).map((item) => [item.productid, item.orderedquantity]));
  return {
    fetch,
    backend,
    clock,
    users,
    held,
    products: offers(backend)
      .slice(0, 5)
      .map(({ product }) => product),
    ...basket,
  };
}

/** Repeats a request after a lost answer, as browsers do. */
async function twiceIfLost<T>(lost: boolean, request: () => Promise<T>): Promise<T> {
  if (lost) await expect(request()).rejects.toThrow(TypeError);
  return request();
}

describe('a basket of two users, with lost answers', () => {
  it('contains exactly the imported lines, creates one order for each request, and respects its lock', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const { fetch, backend, clock, users, held, products, orderid, statusdescription } = await start();
        let holder: 0 | 1 | null = null;
        let expected: Record<string, number> = {};
        let orders = backend.store.orders.size;
        for (const [at, step] of list.entries()) {
          clock.advance(61_000);
          const { by, computername } = users[step.who];
          const free = holder === null || holder === step.who;
          const shared = { staffname: 'A Buyer', computername, retailerid: 1001 };
          if (step.do === 'lock' || step.do === 'release') {
            const outcome = await lock(users[step.who], orderid, step.do === 'lock', statusdescription);
            expect(outcome.kind).toBe(free ? 'value' : 'blocked');
            if (free) holder = step.do === 'lock' ? step.who : null;
          }
          if (step.do === 'order') {
            const body = { ...shared, orderids: [orderid], orderdescription: `Order ${at}` };
            const may = free && Object.keys(expected).length > 0;
            if (step.lost && may) backend.faults.add({ call: 'createOrderFromBasket', kind: 'lostAnswer', times: 1 });
            const outcome = await twiceIfLost(step.lost && may, () =>
              callApi(fetch, createOrderFromBasket, { body }, by),
            );
            expect(outcome.kind).toBe(may ? 'value' : free ? 'error' : 'blocked');
            if (may) orders += 1;
          }
          if (step.do === 'import') {
            const product = products[step.product];
            const filebase64 = basketFile([['', product?.nappicode ?? '', '', String(step.quantity)]]);
            const file = {
              filebase64,
              fileextension: 'xlsx' as const,
              rule: 'Cheapest' as const,
              emptyonimport: step.empty,
            };
            const body = { ...shared, ...file, orderid, statusdescription };
            if (step.lost && free) backend.faults.add({ call: 'importBasket', kind: 'lostAnswer', times: 1 });
            const outcome = await twiceIfLost(step.lost && free, () => callApi(fetch, importBasket, { body }, by));
            expect(outcome.kind).toBe(free ? 'value' : 'blocked');
            const key = String(product?.productid);
            if (free)
              expected = step.empty
                ? { [key]: step.quantity }
                : { ...expected, [key]: (expected[key] ?? 0) + step.quantity };
          }
          expect(held()).toEqual(expected);
          expect(backend.store.orders.get(orderid)?.statusdescription).toBe(statusdescription);
          expect(backend.store.orders.size).toBe(orders);
        }
      }),
      { numRuns: draws(60) },
    );
  }, 60_000);
});
