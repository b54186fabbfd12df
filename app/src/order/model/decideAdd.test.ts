import { describe, expect, it } from 'vitest';
import { type AddRequest, decideAdd, decideUpdate } from './decideAdd.ts';
import type { OrderLine } from './line.ts';

const line = (changes: Partial<OrderLine>): OrderLine => ({
  id: 1,
  number: 1,
  productId: 9,
  productCode: 'P9',
  description: 'Paracetamol 500 mg TAB 20',
  supplier: 'Alpha',
  supplierCode: 'ALP',
  supplierPriceId: 91,
  supplierProductCode: 'A-9',
  creditorId: 3,
  quantity: 10,
  bonus: 1,
  deal: { step: 10, bonus: 1 },
  price: 1000,
  total: 10_000,
  staff: 'Thandi',
  ...changes,
});
const sameSupplier = line({});
const otherSupplier = line({ supplierCode: 'BET', supplierPriceId: 92 });
const request = (changes: Partial<AddRequest>): AddRequest => ({
  productCode: 'P9',
  supplierPriceId: 91,
  supplierCode: 'ALP',
  deal: { step: 10, bonus: 1 },
  quantity: 20,
  lines: [],
  maximum: null,
  maximumOverridden: false,
  severalSuppliers: false,
  ...changes,
});

const yesNo = [false, true];
const every = yesNo.flatMap((overLimit) =>
  yesNo.flatMap((overridden) =>
    yesNo.flatMap((elsewhere) =>
      yesNo.flatMap((several) =>
        yesNo.flatMap((same) =>
          yesNo.map((multiple) => ({ overLimit, overridden, elsewhere, several, same, multiple })),
        ),
      ),
    ),
  ),
);

describe('add to order', () => {
  it.each(every)('asks the first question that applies: %o', (facts) => {
    const { overLimit, overridden, elsewhere, several, same, multiple } = facts;
    const decision = decideAdd(
      request({
        quantity: multiple ? 20 : 23,
        maximum: overLimit ? 15 : 100,
        maximumOverridden: overridden,
        severalSuppliers: several,
        lines: [...(elsewhere ? [otherSupplier] : []), ...(same ? [sameSupplier] : [])],
      }),
    );
    const expected =
      overLimit && !overridden
        ? 'quantity limit'
        : elsewhere && !several
          ? 'different supplier'
          : same && multiple
            ? 'product exists'
            : multiple
              ? 'add'
              : 'incorrect quantity';
    expect(decision.next).toBe(expected);
  });

  it('offers the multiples around the quantity', () => {
    expect(decideAdd(request({ quantity: 23 }))).toEqual({ next: 'incorrect quantity', lower: 20, higher: 30 });
    expect(decideAdd(request({ quantity: 3 }))).toEqual({ next: 'incorrect quantity', lower: null, higher: 10 });
  });

  it('takes any quantity where there is no deal', () => {
    expect(decideAdd(request({ quantity: 7, deal: { step: 5, bonus: 0 } })).next).toBe('add');
  });

  it('names the line that is in the way', () => {
    expect(decideAdd(request({ lines: [otherSupplier] }))).toEqual({ next: 'different supplier', line: otherSupplier });
    expect(decideAdd(request({ lines: [sameSupplier] }))).toEqual({ next: 'product exists', line: sameSupplier });
  });

  it('does not mind other products', () => {
    const other = line({ productCode: 'P1', supplierCode: 'BET', supplierPriceId: 11 });
    expect(decideAdd(request({ lines: [other] })).next).toBe('add');
  });
});

describe('update quantity', () => {
  it.each([
    [{ quantity: 20 }, 'add'],
    [{ quantity: 23 }, 'incorrect quantity'],
    [{ quantity: 20, maximum: 10 }, 'quantity limit'],
    [{ quantity: 20, maximum: 10, maximumOverridden: true }, 'add'],
  ])('%o → %s', (changes, next) => {
    expect(decideUpdate(request(changes)).next).toBe(next);
  });
});
