// @vitest-environment jsdom
import type { Fault } from '@mortar/backend';
import { listPromotions } from '@mortar/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Attempt, type Cart, EMPTY_CART, withLine } from '#features/promotions/cart/model/cart.ts';
import { toPromotion } from '#features/promotions/cart/model/promotion.ts';
import { startBuyer } from '#messaging/conversation/testing/buyer.tsx';
import { completeCart } from './completeCart.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Cart with two promotions of a permitted user. */
async function start(...faults: Fault[]) {
  const { backend, services, session } = await startBuyer(undefined, 'admin@1001');
  const { token, staff } = session;
  const outcome = await services.client.send(listPromotions, {
    query: { pagenum: 1, pagesize: 2, searchphrase: '' },
    as: { token, retailerid: staff.retailerid },
  });
  if (outcome.kind !== 'value') throw new Error('the scenario has no promotions');
  let cart: Cart = outcome.value.promotions
    .map(toPromotion)
    .reduce(
      (filledCart, promotion) => withLine(filledCart, { promotion, quantity: promotion.deal.step * 2 }),
      EMPTY_CART,
    );
  backend.faults.add(...faults);
  const before = [...backend.store.orders.all()].length;
  return {
    backend,
    made: () => [...backend.store.orders.all()].length - before,
    attempt: () => cart.attempt,
    change: (lines: Cart['lines']) => {
      cart = { ...cart, lines };
    },
    lines: cart.lines,
    complete: () =>
      completeCart(
        { ...services, session },
        {
          now: () => cart,
          remember(attempt: Attempt | null) {
            cart = { ...cart, attempt };
          },
        },
      ),
  };
}
const lost = { call: 'createPromotionOrder', kind: 'lostAnswer', times: 1 } as const;

describe('the order of a cart', () => {
  it('is created once, and found among the unsent orders', async () => {
    const { complete, made, lines } = await start();
    expect(await complete()).toMatchObject({ kind: 'made', order: { orderNumber: expect.any(String) }, lines });
    expect(made()).toBe(1);
  });

  it('is found after a lost answer, and not created again', async () => {
    const { complete, made } = await start(lost);
    expect(await complete()).toMatchObject({ kind: 'made', order: { orderId: expect.any(Number) } });
    expect(made()).toBe(1);
  });

  it('is not created again while its result is unknown, and is found once it can be read', async () => {
    const { backend, complete, made, attempt } = await start(lost);
    backend.faults.add({ call: 'getOrder', kind: 'code', code: 2 });
    expect((await complete()).kind).toBe('unknown');
    expect(attempt()).not.toBeNull();
    expect((await complete()).kind).toBe('unknown');
    backend.faults.clear();
    expect((await complete()).kind).toBe('made');
    expect(made()).toBe(1);
  });

  it('is created when it is requested again if the request never arrived', async () => {
    const { complete, made } = await start({ call: 'createPromotionOrder', kind: 'cut', times: 1 });
    expect((await complete()).kind).toBe('failed');
    expect((await complete()).kind).toBe('made');
    expect(made()).toBe(1);
  });

  it('is not created if the server rejects it, and nothing of it is stored', async () => {
    const { complete, made, attempt } = await start({ call: 'createPromotionOrder', kind: 'code', code: 2 });
    expect([(await complete()).kind, made(), attempt()]).toEqual(['failed', 0, null]);
  });

  it('is not requested if the earlier orders are unknown', async () => {
    const { complete, made, attempt } = await start({ call: 'listUnsentOrders', kind: 'code', code: 2 });
    expect([(await complete()).kind, made(), attempt()]).toEqual(['failed', 0, null]);
  });

  it('has the lines of the lost request, whatever was added since', async () => {
    const { backend, complete, made, change, lines } = await start(lost);
    backend.faults.add({ call: 'getOrder', kind: 'code', code: 2 });
    await complete();
    backend.faults.clear();
    change(lines.slice(0, 1));
    expect(await complete()).toMatchObject({ kind: 'made', lines });
    expect(made()).toBe(1);
  });
});
