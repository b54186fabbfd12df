import type { Product, SupplierPrice } from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, type Flow, type FlowEvent, initialFlow } from './flow.ts';

const product = { productcode: 'P1' } as Product;
const price = { supplierpriceid: 1 } as SupplierPrice;
const through = (...events: FlowEvent[]): Flow => events.reduce(advance, initialFlow);

describe('the way to a line', () => {
  it('leads from the product to the suppliers, to the quantity, and back to the search', () => {
    const chosen = through({ type: 'product chosen', product });
    expect(chosen).toMatchObject({ step: 'suppliers', product });
    const quantity = advance(chosen, { type: 'price chosen', price });
    expect(quantity).toMatchObject({ step: 'quantity', price });
    expect(advance(quantity, { type: 'finished' })).toEqual({ ...initialFlow, finished: 1 });
  });

  it('goes back to the suppliers with the price still selected', () => {
    const flow = through(
      { type: 'product chosen', product },
      { type: 'price chosen', price },
      { type: 'quantity cancelled' },
    );
    expect(flow).toMatchObject({ step: 'suppliers', product, price });
  });

  it('comes back to a line that failed with what was typed, and forgets that with the next one', () => {
    const again = through({ type: 'tried again', product, price, quantity: 7 });
    expect(again).toMatchObject({ step: 'quantity', product, price, quantity: 7 });
    const left = advance(again, { type: 'quantity cancelled' });
    expect(advance(left, { type: 'price chosen', price }).quantity).toBeNull();
    expect(advance(again, { type: 'finished' }).quantity).toBeNull();
  });

  it('forgets the price when another product is chosen', () => {
    const flow = through(
      { type: 'product chosen', product },
      { type: 'price selected', price },
      { type: 'product chosen', product: { ...product, productcode: 'P2' } },
    );
    expect(flow.price).toBeNull();
  });

  it('never lets the page take keyboard or price from the open quantity selector', () => {
    const event = fc.constantFrom<FlowEvent>(
      { type: 'product chosen', product },
      { type: 'price chosen', price },
      { type: 'price selected', price: null },
      { type: 'tried again', product, price, quantity: 7 },
      { type: 'quantity cancelled' },
      { type: 'finished' },
      { type: 'went to', step: 'order' },
      { type: 'went to', step: 'search' },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const flow = events.reduce(advance, initialFlow);
        return flow.step !== 'quantity' || flow.price !== null;
      }),
      { numRuns: 2000 },
    );
  });
});
