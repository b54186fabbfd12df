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
    expect(advance(quantity, { type: 'finished' })).toBe(initialFlow);
  });

  it('begins at the search, with nothing chosen', () => {
    expect(initialFlow).toEqual({ step: 'search', product: null, price: null, quantity: null, proposed: null });
  });

  it('keeps where it is when a price is selected, and the product too', () => {
    const chosen = through({ type: 'product chosen', product });
    expect(advance(chosen, { type: 'price selected', price })).toEqual({ ...chosen, price });
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

  it('proposes what was regretted of a product that was chosen from the regrets, at every supplier, and of no other', () => {
    const regretted = through({ type: 'product chosen', product, quantity: 5 }, { type: 'price chosen', price });
    expect(regretted.quantity).toBe(5);
    const again = [{ type: 'quantity cancelled' }, { type: 'price chosen', price }] as const;
    expect([...again].reduce(advance, regretted).quantity).toBe(5);
    const other = [again[0], { type: 'product chosen', product }, again[1]] as const;
    expect([...other].reduce<Flow>(advance, regretted).quantity).toBeNull();
  });

  it('forgets the price when another product is chosen', () => {
    const flow = through(
      { type: 'product chosen', product },
      { type: 'price selected', price },
      { type: 'product chosen', product: { ...product, productcode: 'P2' } },
    );
    expect(flow.price).toBeNull();
  });

  const other = { product: { ...product, productcode: 'P2' }, price: { ...price, supplierpriceid: 2 } };
  const fromPage: FlowEvent[] = [
    { type: 'product chosen', product: other.product },
    { type: 'price chosen', price: other.price },
    { type: 'price selected', price: other.price },
    { type: 'price selected', price: null },
    { type: 'tried again', ...other, quantity: 9 },
    ...(['search', 'products', 'suppliers', 'order'] as const).map((step) => ({ type: 'went to', step }) as const),
  ];
  const fromSelector: FlowEvent[] = [{ type: 'quantity cancelled' }, { type: 'finished' }];
  const flows = fc.array(fc.constantFrom(...fromPage, ...fromSelector), { maxLength: 12 });

  it('never lets the page take keyboard, product, price or quantity from the open quantity selector', () => {
    const open = fc.constantFrom<FlowEvent>(
      { type: 'price chosen', price },
      { type: 'tried again', product, price, quantity: 7 },
    );
    fc.assert(
      fc.property(flows, open, fc.array(fc.constantFrom(...fromPage), { maxLength: 5 }), (before, opening, after) => {
        const opened = advance(through(...before), opening);
        return opened.step === 'quantity' && after.reduce(advance, opened) === opened;
      }),
      { numRuns: 1000 },
    );
  });

  it('has a price wherever the quantity selector is open, and none once it is done', () => {
    fc.assert(
      fc.property(flows, (events) => {
        const flow = through(...events);
        return (flow.step !== 'quantity' || flow.price !== null) && advance(flow, { type: 'finished' }) === initialFlow;
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['search', 'products', 'suppliers', 'order'] as const)('goes to %s and keeps what was chosen', (step) => {
    const chosen = through({ type: 'product chosen', product }, { type: 'price selected', price });
    expect(advance(chosen, { type: 'went to', step })).toEqual({ ...chosen, step });
  });

  it.each(['search', 'products', 'suppliers', 'order'] as const)('does not change by going to %s twice', (step) => {
    const there = through({ type: 'product chosen', product }, { type: 'went to', step });
    expect(advance(there, { type: 'went to', step })).toBe(there);
  });

  it('stays where it is when nothing was open to be cancelled', () => {
    const chosen = through({ type: 'product chosen', product });
    expect(advance(chosen, { type: 'quantity cancelled' })).toBe(chosen);
  });
});
