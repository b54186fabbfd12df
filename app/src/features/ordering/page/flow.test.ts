import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { advance, type Flow, type FlowEvent, initialFlow, type Prompt, type Step } from './flow.ts';

const product = { productCode: 'P1' } as Product;
const price = { supplierPriceId: 1 } as SupplierPrice;
const substitute = { productCode: 'S1' } as Product;
const preferred = { supplierPriceId: 3 } as SupplierPrice;
const through = (...events: FlowEvent[]): Flow => events.reduce(advance, initialFlow);

const chosen: FlowEvent = { type: 'product chosen', product };
const promptsForProduct: FlowEvent = { type: 'product chosen', product, prompts: 'substitute' };
const priced: FlowEvent = { type: 'price chosen', price };
const promptsForPrice: FlowEvent = { type: 'price chosen', price, prompts: 'lock' };
const notOrdered: FlowEvent = { type: 'last orders settled' };

/** Events that lead to each question. */
const REQUESTED: Record<Prompt, readonly FlowEvent[]> = {
  substitute: [promptsForProduct],
  lock: [chosen, promptsForPrice],
  'last ordered': [chosen, priced],
  quantity: [chosen, priced, notOrdered],
};
const QUESTIONS = Object.keys(REQUESTED) as Prompt[];
const PAGE_STEPS = ['search', 'products', 'suppliers', 'order', 'tab'] as const;

const other = { product: { ...product, productCode: 'P2' }, price: { ...price, supplierPriceId: 2 } };
const pageEvents: FlowEvent[] = [
  { type: 'product chosen', product: other.product },
  { type: 'product chosen', product: other.product, prompts: 'substitute' },
  { type: 'price chosen', price: other.price },
  { type: 'price chosen', price: other.price, prompts: 'lock' },
  { type: 'price selected', price: other.price },
  { type: 'price selected', price: null },
  { type: 'tried again', ...other, quantity: 9 },
  ...PAGE_STEPS.map((step) => ({ type: 'went to', step }) as const),
];
const answers: FlowEvent[] = [
  { type: 'substitute settled', product: substitute },
  { type: 'lock settled', price: preferred },
  notOrdered,
  { type: 'cancelled' },
  { type: 'finished' },
];

/** Step that each answer leads to; other events are ignored. */
const LEADS: Record<Prompt, Partial<Record<FlowEvent['type'], Step>>> = {
  substitute: { 'substitute settled': 'suppliers' },
  lock: { 'lock settled': 'last ordered', cancelled: 'suppliers' },
  'last ordered': { 'last orders settled': 'quantity', cancelled: 'suppliers' },
  quantity: { finished: 'search', cancelled: 'suppliers' },
};

describe('the flow of adding a line', () => {
  it('goes from product to suppliers, past recent orders to the quantity, and back to the search', () => {
    const suppliers = through(chosen);
    expect(suppliers).toMatchObject({ step: 'suppliers', product });
    const withQuestion = advance(suppliers, priced);
    expect(withQuestion).toMatchObject({ step: 'last ordered', price });
    const quantity = advance(withQuestion, notOrdered);
    expect(quantity).toMatchObject({ step: 'quantity', price });
    expect(advance(quantity, { type: 'finished' })).toBe(initialFlow);
  });

  it('starts at the search, with nothing chosen', () => {
    expect(initialFlow).toEqual({
      step: 'search',
      product: null,
      price: null,
      quantity: null,
      proposed: null,
      digits: '',
    });
  });

  it('continues with the substitute, or with the original', () => {
    const withQuestion = through(promptsForProduct);
    expect(withQuestion).toMatchObject({ step: 'substitute', product });
    const settled = (with_: Product) => advance(withQuestion, { type: 'substitute settled', product: with_ });
    expect(settled(substitute)).toMatchObject({ step: 'suppliers', product: substitute });
    expect(settled(product)).toMatchObject({ step: 'suppliers', product });
  });

  it('asks about a locked supplier before earlier orders, and may use the preferred supplier', () => {
    const withQuestion = through(chosen, promptsForPrice);
    expect(withQuestion).toMatchObject({ step: 'lock', price });
    expect(advance(withQuestion, { type: 'lock settled', price: preferred })).toMatchObject({
      step: 'last ordered',
      price: preferred,
    });
  });

  it('keeps digits that were typed before the quantity step, and drops them on cancel', () => {
    const typed = through(chosen, { ...priced, digits: '12' });
    expect(advance(typed, notOrdered)).toMatchObject({ step: 'quantity', digits: '12' });
    const left = advance(typed, { type: 'cancelled' });
    expect(advance(left, priced).digits).toBe('');
    expect(advance(left, { type: 'tried again', product, price, quantity: 7 }).digits).toBe('');
  });

  it('keeps its step and product when a price is selected', () => {
    expect(through(chosen, { type: 'price selected', price })).toEqual({ ...through(chosen), price });
  });

  it.each(['lock', 'last ordered', 'quantity'] as const)(
    'returns from %s to the suppliers, with the price',
    (question) => {
      expect(through(...REQUESTED[question], { type: 'cancelled' })).toMatchObject({
        step: 'suppliers',
        product,
        price,
      });
    },
  );

  it('returns to a failed line with the typed quantity, and forgets it with the next line', () => {
    const again = through({ type: 'tried again', product, price, quantity: 7 });
    expect(again).toMatchObject({ step: 'quantity', product, price, quantity: 7 });
    const left = advance(again, { type: 'cancelled' });
    expect(advance(left, priced).quantity).toBeNull();
    expect(advance(again, { type: 'finished' }).quantity).toBeNull();
  });

  it('proposes the regretted quantity at every supplier, only for a product chosen from the regrets', () => {
    const toQuantity: FlowEvent[] = [{ type: 'price chosen', price }, { type: 'last orders settled' }];
    const regretted = through({ type: 'product chosen', product, quantity: 5 }, ...toQuantity);
    expect(regretted).toMatchObject({ step: 'quantity', quantity: 5 });
    const again: FlowEvent[] = [{ type: 'cancelled' }, ...toQuantity];
    expect(again.reduce(advance, regretted).quantity).toBe(5);
    const other: FlowEvent[] = [{ type: 'cancelled' }, { type: 'product chosen', product }, ...toQuantity];
    expect(other.reduce(advance, regretted)).toMatchObject({ step: 'quantity', quantity: null });
  });

  it('forgets the price when another product is chosen', () => {
    const flow = through(chosen, { type: 'price selected', price }, { type: 'product chosen', product: other.product });
    expect(flow.price).toBeNull();
  });

  it.each(QUESTIONS.flatMap((question) => answers.map((answer) => ({ question, answer }))))(
    'answers $question with $answer.type as expected',
    ({ question, answer }) => {
      const withQuestion = through(...REQUESTED[question]);
      const leads = LEADS[question][answer.type];
      if (leads) expect(advance(withQuestion, answer).step).toBe(leads);
      else expect(advance(withQuestion, answer)).toBe(withQuestion);
    },
  );

  it.each(answers)('ignores $type if no dialog is open', (answer) => {
    for (const step of PAGE_STEPS) {
      const arrived = through(chosen, { type: 'price selected', price }, { type: 'went to', step });
      expect(advance(arrived, answer)).toBe(arrived);
    }
  });

  const flows = fc.array(fc.constantFrom(...pageEvents, ...answers), { maxLength: 12 });

  it('never lets the page take focus, product, price or quantity from an open dialog', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...QUESTIONS),
        fc.array(fc.constantFrom(...pageEvents), { maxLength: 5 }),
        (question, after) => {
          const withQuestion = through(...REQUESTED[question]);
          return withQuestion.step === question && after.reduce(advance, withQuestion) === withQuestion;
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('has a product in every dialog, and a price in every dialog except that about the product', () => {
    fc.assert(
      fc.property(flows, (events) => {
        const { step, product: about, price: at } = through(...events);
        const prompts = QUESTIONS.some((question) => question === step);
        return !prompts || (about !== null && (step === 'substitute' || at !== null));
      }),
      { numRuns: 1000 },
    );
  });

  it.each(PAGE_STEPS)('goes to %s and keeps the selection', (step) => {
    const arrived = through(chosen, { type: 'price selected', price });
    expect(advance(arrived, { type: 'went to', step })).toEqual({ ...arrived, step });
  });

  it.each(PAGE_STEPS)('does not change if it goes to %s twice', (step) => {
    const arrived = through(chosen, { type: 'went to', step });
    expect(advance(arrived, { type: 'went to', step })).toBe(arrived);
  });
});
