import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownProduct } from '#features/ordering/guidance/model/knownProduct.ts';
import { supplierGuide } from '#features/ordering/guidance/model/supplierGuide.ts';
import { type OrderLine, totalsBySupplier } from '#orders/current/model/line.ts';
import { creditExcess } from '#orders/sending/model/overCredit.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { lineTotal } from '#rules/money.ts';
import { type ReviewFacts, reviewOrder, type WarningKind } from './reviewOrder.ts';

const getLine = (id: number, changes: Partial<OrderLine> = {}): OrderLine => {
  const line = {
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
    ...changes,
  };
  return { ...line, total: lineTotal(line.price, line.quantity) };
};

const product = (changes: Partial<KnownProduct>): KnownProduct => ({
  prices: [],
  past: { quantities: [], lastPaid: null },
  others: { orderId: 1, lines: [] },
  ...changes,
});

const ALL_KNOWN: ReviewFacts = {
  orderId: 1,
  group: false,
  lines: [getLine(1)],
  minimums: new Map(),
  credits: new Map([['KEST', null]]),
  otherValues: new Map(),
  products: new Map([['P1', product({})]]),
  past: null,
  duplicates: null,
};

const review = (facts: Partial<ReviewFacts>) => reviewOrder({ ...ALL_KNOWN, ...facts });
const getKinds = (facts: Partial<ReviewFacts>): readonly WarningKind[] =>
  review(facts).warnings.map(({ kind }) => kind);
const ALL_CHECKED = { credit: [], otherValues: false, quantities: 0, otherOrders: 0, prices: 0 };

it('gives no warnings for an order without problems', () =>
  expect(review({})).toEqual({ warnings: [], unknown: ALL_CHECKED }));

it('gives no warnings for an order without lines', () =>
  expect(review({ lines: [], credits: new Map(), products: new Map(), otherValues: null })).toEqual({
    warnings: [],
    unknown: ALL_CHECKED,
  }));

describe('the minimum of a supplier', () => {
  const minimums = new Map([['KEST', 15_000]]);
  it.each([
    ['is reported with the missing amount', {}, [{ kind: 'minimum', missing: 5000, minimum: 15_000, others: 0 }]],
    [
      'counts the value of other orders too',
      { otherValues: new Map([['Kestrel', 2000]]) },
      [{ kind: 'minimum', missing: 3000, others: 2000 }],
    ],
    ['is reached with other orders', { otherValues: new Map([['Kestrel', 5000]]) }, []],
    ['is missed as far as is known', { otherValues: null }, [{ kind: 'minimum', missing: 5000, others: null }]],
    ['is reached by the order', { lines: [getLine(1, { quantity: 15 })] }, []],
    ['is another supplier’s', { minimums: new Map([['CAPE', 15_000]]) }, []],
    ['of a group is each pharmacy’s', { group: true, otherValues: new Map([['Kestrel', 9000]]) }, [{ missing: 5000 }]],
  ])('%s', (_case, facts, expected) =>
    expect(review({ minimums, ...facts }).warnings).toEqual(expected.map((part) => expect.objectContaining(part))),
  );

  it('refers to the line with the highest value', () => {
    const lines = [getLine(1), getLine(2, { quantity: 12 }), getLine(3, { quantity: 11 })];
    const [warning] = review({ lines, minimums: new Map([['KEST', 90_000]]) }).warnings;
    expect(warning?.line.id).toBe(2);
  });

  it('is reported as unchecked against other orders only if they would matter', () => {
    expect(review({ minimums, otherValues: null }).unknown.otherValues).toBe(true);
    expect(review({ otherValues: null }).unknown.otherValues).toBe(false);
    expect(review({ minimums, otherValues: null, group: true }).unknown.otherValues).toBe(false);
  });
});

describe('the credit at a supplier', () => {
  const credit = (creditlimit: number, usage: number) => new Map([['KEST', { creditlimit, usage }]]);
  it.each([
    ['is exceeded', { credits: credit(1000, 950) }, [{ kind: 'credit', over: 5000, limit: 100_000 }]],
    [
      'is exceeded with other orders',
      { credits: credit(1000, 900), otherValues: new Map([['Kestrel', 100]]) },
      [{ kind: 'credit', over: 100 }],
    ],
    ['is reached', { credits: credit(1000, 900) }, []],
    ['has no limit', { credits: credit(0, 950) }, []],
    ['is not reported by the supplier', {}, []],
    ['is not known', { credits: new Map() }, []],
  ])('%s', (_case, facts, expected) =>
    expect(review(facts).warnings).toEqual(expected.map((part) => expect.objectContaining(part))),
  );

  it('is reported as unchecked while it is unknown, except for a group, which has none', () => {
    expect(review({ credits: new Map() }).unknown.credit).toEqual(['Kestrel']);
    expect(review({ credits: new Map(), group: true }).unknown.credit).toEqual([]);
  });
});

describe('a quantity', () => {
  const past = (...quantities: number[]) => ({
    products: new Map([['P1', product({ past: { quantities, lastPaid: null } })]]),
  });
  const unread = { products: new Map([['P1', product({ past: null })]]) };
  it.each([
    ['far above the usual one', past(2, 3, 3), [{ kind: 'quantity', usual: 3, maximum: 3 }]],
    ['that was ordered before', past(2, 3, 10), []],
    ['of a rarely ordered product', past(2, 3), []],
    ['as the history of all says', { ...unread, past: new Map([[1, [2, 2, 2]]]) }, [{ kind: 'quantity', usual: 2 }]],
    ['of a product that is not in the history', { ...unread, past: new Map() }, []],
    ['of a product with unknown history', unread, []],
    ['of a group', { ...past(2, 3, 3), group: true }, []],
  ])('%s', (_case, facts, expected) =>
    expect(review(facts).warnings).toEqual(expected.map((part) => expect.objectContaining(part))),
  );

  it('is reported as unchecked while nothing is known, except for a group', () => {
    expect(review(unread).unknown.quantities).toBe(1);
    expect(review({ ...unread, past: new Map() }).unknown.quantities).toBe(0);
    expect(review({ ...unread, group: true }).unknown.quantities).toBe(0);
  });
});

describe('another open order', () => {
  const other = { order: '7', staff: 'Lerato', supplier: 'Kestrel', quantity: 12, price: 900 };
  const duplicates = (lines: ReadonlyMap<string, readonly (typeof other)[]>) => ({
    duplicates: { codes: new Set(['P1']), lines },
  });
  const duplicatesOf = (orderid: number) => ({
    products: new Map([['P1', product({ others: { orderId: orderid, lines: [other] } })]]),
  });
  it.each([
    ['has the product', duplicates(new Map([['Product 1', [other]]])), [{ kind: 'other order', others: [other] }]],
    ['has others', duplicates(new Map([['Product 2', [other]]])), []],
    ['had it when it was ordered', duplicatesOf(1), [{ kind: 'other order', others: [other] }]],
    ['had it when it was requested for a different order', duplicatesOf(2), []],
    ['has it no more since', { ...duplicatesOf(1), ...duplicates(new Map()) }, []],
  ])('%s', (_case, facts, expected) =>
    expect(review(facts).warnings).toEqual(expected.map((part) => expect.objectContaining(part))),
  );

  it('is reported as unchecked if it was requested for a different order', () =>
    expect(review(duplicatesOf(2)).unknown.otherOrders).toBe(1));
});

describe('duplicates found elsewhere', () => {
  const other = (order: string) => ({ order, staff: 'Lerato', supplier: 'Kestrel', quantity: 12, price: 900 });
  const duplicatesOf = (...orders: string[]) => ({
    products: new Map([['P1', product({ others: { orderId: 1, lines: orders.map(other) } })]]),
  });
  const found = (...orders: string[]) => ({
    duplicates: { codes: new Set(['P1']), lines: new Map([['Product 1', orders.map(other)]]) },
  });
  const getReported = (facts: Partial<ReviewFacts>) =>
    review(facts).warnings.map(({ kind, reported }) => [kind, reported]);
  it.each([
    ['a minimum', { minimums: new Map([['KEST', 15_000]]) }, [['minimum', true]]],
    ['a credit', { credits: new Map([['KEST', { creditlimit: 50, usage: 0 }]]) }, [['credit', true]]],
    ['an order that the user was asked about', duplicatesOf('7'), [['other order', true]]],
    ['the same, found again', { ...duplicatesOf('7', '8'), ...found('7') }, [['other order', true]]],
    ['an order that was added later', { ...duplicatesOf('7'), ...found('7', '8') }, [['other order', false]]],
    ['an order that the user was not asked about', { products: new Map(), ...found('7') }, [['other order', false]]],
  ])('%s', (_case, facts, expected) => expect(getReported({ past: new Map(), ...facts })).toEqual(expected));
});

describe('a price', () => {
  const priceAt = (price: number, supplierpriceid = 101) => ({
    products: new Map([['P1', product({ prices: [{ supplierPriceId: supplierpriceid, price } as SupplierPrice] })]]),
  });
  it.each([
    ['rose since it was added', priceAt(10.01), [{ kind: 'price', now: 1001 }]],
    ['is the same', priceAt(10), []],
    ['fell', priceAt(9.99), []],
    ['is there no more', priceAt(11, 999), []],
  ])('%s', (_case, facts, expected) =>
    expect(review(facts).warnings).toEqual(expected.map((part) => expect.objectContaining(part))),
  );

  it('is reported as unchecked while it has not been read', () =>
    expect(review({ products: new Map([['P1', product({ prices: null })]]) }).unknown.prices).toBe(1));
});

describe('any order', () => {
  const lines = fc
    .array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 500 }),
        price: fc.integer({ min: 1, max: 100_000 }),
        at: fc.nat(2),
      }),
      { maxLength: 12 },
    )
    .map((parts) =>
      parts.map(({ at, ...part }, index) =>
        getLine(index + 1, { ...part, supplier: `Supplier ${at}`, supplierCode: `S${at}` }),
      ),
    );
  const amounts = fc.tuple(fc.nat(9_000_000), fc.nat(9_000_000), fc.nat(9_000_000));

  it('has the same missing and excess amounts as the totals and sending', () =>
    fc.assert(
      fc.property(lines, amounts, fc.nat(9_000_000), (own, minimums, credit) => {
        const usage = { creditlimit: credit / 100, usage: credit / 200 };
        const codes = ['S0', 'S1', 'S2'];
        const { warnings } = reviewOrder({
          ...ALL_KNOWN,
          lines: own,
          products: new Map(),
          past: new Map(),
          minimums: new Map(codes.map((code, index) => [code, minimums[index] ?? 0])),
          credits: new Map(codes.map((code) => [code, usage])),
        });
        for (const { supplier, total } of totalsBySupplier(own)) {
          const at = Number(supplier.at(-1));
          const of = (kind: WarningKind) =>
            warnings.find((each) => each.kind === kind && each.line.supplier === supplier) ?? null;
          const guide = supplierGuide(total, minimums[at] ?? 0, usage);
          const [missing, over] = [of('minimum'), of('credit')];
          expect(missing?.kind === 'minimum' ? missing.missing : 0).toBe(guide.missing ?? 0);
          const excess = creditExcess([{ code: supplier, value: total }], [usage]).get(supplier) ?? 0;
          expect(over?.kind === 'credit' ? over.over : 0).toBe(excess);
          expect(guide.credit?.over ?? 0).toBe(excess);
        }
      }),
    ));

  it('has each warning once, on a separate line, those about a supplier first', () =>
    fc.assert(
      fc.property(lines, amounts, (own, [minimum]) => {
        const order: readonly WarningKind[] = ['credit', 'minimum', 'quantity', 'other order', 'price'];
        const { warnings } = reviewOrder({
          ...ALL_KNOWN,
          lines: own,
          past: new Map(own.map(({ productId }) => [productId, [1, 1, 1]])),
          products: new Map(),
          minimums: new Map([
            ['S0', minimum],
            ['S1', 1],
          ]),
        });
        const kinds = warnings.map(({ kind }) => order.indexOf(kind));
        expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
        expect(new Set(warnings.map(({ id }) => id)).size).toBe(warnings.length);
        for (const { line } of warnings) expect(own).toContain(line);
      }),
    ));
});

it('gives all warnings at once', () => {
  const other = { order: '7', staff: 'Lerato', supplier: 'Kestrel', quantity: 12, price: 900 };
  const known = product({
    prices: [{ supplierPriceId: 101, price: 11 } as SupplierPrice],
    past: { quantities: [1, 2, 3], lastPaid: 900 },
    others: { orderId: 1, lines: [other] },
  });
  expect(
    getKinds({
      products: new Map([['P1', known]]),
      minimums: new Map([['KEST', 15_000]]),
      credits: new Map([['KEST', { creditlimit: 50, usage: 0 }]]),
    }),
  ).toEqual(['credit', 'minimum', 'quantity', 'other order', 'price']);
});
