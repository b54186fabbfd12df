import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { getProduct, listLine, priceAt } from '#features/ordering/quick-order/testing/sold.ts';
import { type Order, type OrderLine, withLines } from '#orders/current/model/line.ts';
import { toOffer } from '#orders/lines/model/offer.ts';
import { addLines, type LineEnd, type WriteFailure } from './adding.ts';
import { type bidOfLine, canBeAdded, type PlannedLine, planLines } from './plan.ts';

const RULES = { maximum: null, severalSuppliers: true };

type Answer = 'written' | WriteFailure['kind'] | 'lost';

/** Server's order with scripted answers to writes; afterwards every write succeeds. */
function findOrder(lines: readonly OrderLine[], answers: readonly Answer[] = []) {
  let order: Order = withLines({ id: 7, number: '1', description: '', lines: [], total: 0 }, lines);
  const reported: { number: number; end: LineEnd }[] = [];
  const left = [...answers];
  const write = (change: (all: readonly OrderLine[]) => readonly OrderLine[]) => {
    const answer = left.shift() ?? 'written';
    if (answer === 'written' || answer === 'lost') order = withLines(order, change(order.lines));
    if (answer !== 'written') throw new Error(answer === 'lost' ? 'unanswered' : answer);
  };
  const options = {
    rules: RULES,
    repeated: 'add' as const,
    order: () => order,
    add: async (product: PlannedLine['product'] & object, bid: NonNullable<ReturnType<typeof bidOfLine>>) =>
      write((all) => [
        ...all,
        {
          ...toOffer(product, bid.price),
          id: 100 + all.length,
          number: all.length + 1,
          quantity: bid.quantity,
        } as OrderLine,
      ]),
    update: async (line: OrderLine, _product: unknown, _bid: unknown, quantity: number) =>
      write((all) => all.map((each) => (each.id === line.id ? { ...each, quantity } : each))),
    getFailure: async (error: unknown) => ({ kind: (error as Error).message, text: 'Why' }) as WriteFailure,
    onSend: vi.fn<() => void>(),
    onEnd: ({ line }: PlannedLine, end: LineEnd) => reported.push({ number: line.number, end }),
  };
  return { options, reported, lines: () => order.lines };
}

/** Lines of products P1, P2, … with these quantities. */
function planned(
  quantities: readonly number[],
  order: readonly OrderLine[] = [],
  products = quantities.map((_, index) => index + 1),
) {
  return planLines({
    lines: quantities.map((quantity, index) => listLine(index + 1, quantity)),
    matches: new Map(
      products.map((product, index) => [
        index + 1,
        {
          kind: 'one',
          sold: {
            product: getProduct(`P${product}`),
            prices: [priceAt('A', 10, { supplierPriceId: product })],
            substitutes: [],
          },
          confidence: 'certain',
        },
      ]),
    ),
    byHand: new Map(),
    done: new Map(),
    choices: { rule: { kind: 'cheapest' }, rounding: 'none', repeated: 'add' },
    rules: { ...RULES, lines: order },
  });
}

const existingLine = (
  productCode: string,
  id: number,
  quantity: number,
  supplierPriceId = Number(productCode.slice(1)),
) =>
  ({
    ...toOffer(getProduct(productCode), priceAt('A', 10, { supplierPriceId })),
    id,
    quantity,
  }) as OrderLine;

const signal = new AbortController().signal;
const quantities = (lines: readonly OrderLine[]) =>
  lines.map(({ productCode, quantity }) => `${productCode} ${quantity}`);

describe('the lines of a list', () => {
  it('are added one after the other', async () => {
    const { options, reported, lines } = findOrder([]);
    const { end, added } = await addLines(planned([5, 7]), { ...options, signal });
    expect(end).toEqual({ kind: 'done' });
    expect(quantities(lines())).toEqual(['P1 5', 'P2 7']);
    expect(added).toBe(2);
    expect(reported.map(({ end: { kind } }) => kind)).toEqual(['added', 'added']);
  });

  it('are added to an order that already has lines', async () => {
    const before = [existingLine('P1', 9, 3)];
    const { options, lines } = findOrder(before);
    const { added } = await addLines(planned([5], before), { ...options, signal });
    expect(quantities(lines())).toEqual(['P1 8']);
    expect(added).toBe(1);
  });

  it('are validated against the order at that time, not at the time of the review', async () => {
    const { options, lines } = findOrder([existingLine('P1', 9, 3)]);
    await addLines(planned([5]), { ...options, signal });
    expect(quantities(lines())).toEqual(['P1 8']);
    const limited = findOrder([existingLine('P1', 9, 3)]);
    const rules = { ...RULES, maximum: 7 };
    const { end } = await addLines(planned([5]), { ...limited.options, rules, signal });
    expect(end.kind).toBe('done');
    expect(limited.reported.map(({ end: each }) => each)).toEqual([
      { kind: 'left', left: { reason: 'limit', maximum: 7 } },
    ]);
  });

  it('continue after a rejected line', async () => {
    const { options, reported, lines } = findOrder([], ['written', 'refused']);
    const { end, added } = await addLines(planned([5, 7, 9]), { ...options, signal });
    expect(end.kind).toBe('done');
    expect(quantities(lines())).toEqual(['P1 5', 'P3 9']);
    expect(reported.map(({ end: { kind } }) => kind)).toEqual(['added', 'refused', 'added']);
    expect(added).toBe(2);
  });

  it.each(['unanswered', 'lost', 'broken'] as const)('are not sent after a line whose write is %s', async (answer) => {
    const { options, reported } = findOrder([], ['written', answer]);
    const { end } = await addLines(planned([5, 7, 9]), { ...options, signal });
    expect(end).toEqual({ kind: 'broken', text: 'Why' });
    expect(options.onSend).toHaveBeenCalledTimes(2);
    expect(reported.map(({ end: { kind } }) => kind)).toEqual(
      answer === 'broken' ? ['added'] : ['added', 'unanswered'],
    );
  });

  it('are not sent after the user stops, but the current line completes', async () => {
    const stop = new AbortController();
    const { options, reported, lines } = findOrder([]);
    const add = async (...of: Parameters<typeof options.add>) => {
      stop.abort();
      await options.add(...of);
    };
    const { end, added } = await addLines(planned([5, 7]), { ...options, add, signal: stop.signal });
    expect(end.kind).toBe('stopped');
    expect([quantities(lines()), added, reported.length]).toEqual([['P1 5'], 1, 1]);
  });

  it('are neither lost nor duplicated, whatever the results of the writes', async () => {
    const answer = fc.constantFrom<Answer>('written', 'written', 'refused', 'unanswered', 'lost', 'broken');
    const product = fc.integer({ min: 1, max: 6 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(product, fc.integer({ min: 1, max: 9 })), { maxLength: 12 }),
        fc.array(answer, { maxLength: 12 }),
        fc.uniqueArray(product, { maxLength: 3 }),
        async (asked, answers, initialLines) => {
          const before = initialLines.map((code, index) => existingLine(`P${code}`, index + 1, 2));
          const { options, reported, lines } = findOrder(before, answers);
          const all = planned(
            asked.map(([, quantity]) => quantity),
            before,
            asked.map(([code]) => code),
          );
          const { added } = await addLines(all.filter(canBeAdded), { ...options, signal });
          const plus = new Map(before.map(({ productCode, quantity }) => [productCode, quantity]));
          for (const { number, end } of reported) {
            const code = all.find(({ line }) => line.number === number)?.product?.productCode ?? '';
            if (end.kind === 'added') plus.set(code, (plus.get(code) ?? 0) + end.quantity);
          }
          const last = reported.at(-1);
          const unknown =
            last?.end.kind === 'unanswered' ? all.find(({ line }) => line.number === last.number) : undefined;
          for (const { productCode, quantity } of lines()) {
            // A write without an answer may have been done, once.
            const more = unknown?.product?.productCode === productCode ? (unknown.quantity ?? 0) : 0;
            expect([plus.get(productCode) ?? 0, (plus.get(productCode) ?? 0) + more]).toContain(quantity);
          }
          const known = reported.filter(({ end }) => end.kind === 'added').length;
          expect(added).toBe(known);
        },
      ),
    );
  });
});
