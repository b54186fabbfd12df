import type { Product, SupplierPrice } from '@mortar/contract';

/** The parts of the page that the keyboard goes to: their heading carries the accent. A tab may be no step of ordering. */
export type PageStep = 'search' | 'products' | 'suppliers' | 'order' | 'tab';

/**
 * What is asked before a line is in the order, each in a popup of its own: whether a preferred product is meant, whether a
 * locked supplier may be taken, whether it was ordered already, and how much.
 */
export type Question = 'substitute' | 'lock' | 'last ordered' | 'quantity';

export type Step = PageStep | Question;

/** Where a buyer is on the way from a search to a line of the order (001 §4, focus steps). */
export interface Flow {
  step: Step;
  product: Product | null;
  price: SupplierPrice | null;
  /** What the quantity selector begins with where a try failed before; null for what most people order. */
  quantity: number | null;
  /** What is proposed of a product that was chosen from the regrets; null for any other. */
  proposed: number | null;
  /** Figures that were typed on the price: they begin its quantity. */
  digits: string;
}

export const initialFlow: Flow = {
  step: 'search',
  product: null,
  price: null,
  quantity: null,
  proposed: null,
  digits: '',
};

/** What the page itself says. */
type PageEvent =
  | { type: 'went to'; step: PageStep }
  /** `asks`: preferred products are looked for first. `quantity`: what is proposed of it. */
  | { type: 'product chosen'; product: Product; asks?: 'substitute' | undefined; quantity?: number | null }
  | { type: 'price selected'; price: SupplierPrice | null }
  /** `asks`: its supplier is locked. `figures`: what was typed of its quantity. */
  | { type: 'price chosen'; price: SupplierPrice; asks?: 'lock' | undefined; digits?: string }
  | { type: 'tried again'; product: Product; price: SupplierPrice; quantity: number };

/** What the popup of a question says. */
type Answer =
  /** The product that was chosen, or what stands in for it. */
  | { type: 'substitute settled'; product: Product }
  /** The price that was chosen with its lock set aside, or the preferred supplier's. */
  | { type: 'lock settled'; price: SupplierPrice }
  | { type: 'last orders settled' }
  | { type: 'cancelled' }
  | { type: 'finished' };

export type FlowEvent = PageEvent | Answer;

/** Which answers a question has. Preferred products have no way back: either of the two products goes on. */
const ANSWERS: Record<Question, readonly FlowEvent['type'][]> = {
  substitute: ['substitute settled'],
  lock: ['lock settled', 'cancelled'],
  'last ordered': ['last orders settled', 'cancelled'],
  quantity: ['finished', 'cancelled'],
};

const PAGE_EVENTS: readonly FlowEvent['type'][] = [
  'went to',
  'product chosen',
  'price selected',
  'price chosen',
  'tried again',
];

/** Whether a step is a question: only its own answers lead on. */
export const isQuestion = (step: Step): step is Question => step in ANSWERS;

/**
 * The steps of ordering, as a state machine: what each event leads to. While a question is asked the page has neither
 * keyboard nor price: only the question's own answers lead on.
 */
export function advance(flow: Flow, event: FlowEvent): Flow {
  if (!(isQuestion(flow.step) ? ANSWERS[flow.step] : PAGE_EVENTS).includes(event.type)) return flow;
  switch (event.type) {
    case 'went to':
      return flow.step === event.step ? flow : { ...flow, step: event.step };
    case 'price selected':
      return { ...flow, price: event.price };
    case 'product chosen':
      return {
        ...flow,
        ...{ step: event.asks ?? 'suppliers', product: event.product, price: null },
        proposed: event.quantity ?? null,
      };
    case 'substitute settled':
      return { ...flow, step: 'suppliers', product: event.product };
    case 'price chosen':
      // A price is of a product: what is left of one that was taken off the page leads nowhere.
      return flow.product
        ? {
            ...flow,
            ...{ step: event.asks ?? 'last ordered', price: event.price },
            ...{ quantity: flow.proposed, digits: event.digits ?? '' },
          }
        : flow;
    case 'lock settled':
      return { ...flow, step: 'last ordered', price: event.price };
    case 'last orders settled':
      return { ...flow, step: 'quantity' };
    case 'tried again':
      return {
        ...{ step: 'quantity', proposed: null, digits: '' },
        ...{ product: event.product, price: event.price, quantity: event.quantity },
      };
    case 'cancelled':
      return { ...flow, step: 'suppliers' };
    case 'finished':
      return initialFlow;
  }
}
