import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';

/**
 * Regions of the page that focus moves between; the heading of the current one is accented. A tab may be outside
 * ordering.
 */
export type PageStep = 'search' | 'products' | 'suppliers' | 'order' | 'tab';

/** Popups before a line is added: preferred product, locked supplier, earlier order, quantity. */
export type Prompt = 'substitute' | 'lock' | 'last ordered' | 'quantity';

export type Step = PageStep | Prompt;

/** Buyer's position between search and order line (001 §4, focus steps). */
export interface Flow {
  step: Step;
  product: Product | null;
  price: SupplierPrice | null;
  /** Initial quantity after a failed try; null for the most common one. */
  quantity: number | null;
  /** Proposed quantity of a product chosen from regrets; otherwise null. */
  proposed: number | null;
  /** Digits typed on the price, which start its quantity. */
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

type PageEvent =
  | { type: 'went to'; step: PageStep }
  /** `prompts`: check preferred products first. `quantity`: proposed quantity. */
  | { type: 'product chosen'; product: Product; prompts?: 'substitute' | undefined; quantity?: number | null }
  | { type: 'price selected'; price: SupplierPrice | null }
  /** `prompts`: its supplier is locked. `digits`: typed digits of the quantity. */
  | { type: 'price chosen'; price: SupplierPrice; prompts?: 'lock' | undefined; digits?: string }
  | { type: 'tried again'; product: Product; price: SupplierPrice; quantity: number };

/** Events of the popups. */
type Answer =
  /** The chosen product, or its substitute. */
  | { type: 'substitute settled'; product: Product }
  /** The chosen price with its lock overridden, or the preferred supplier's. */
  | { type: 'lock settled'; price: SupplierPrice }
  | { type: 'last orders settled' }
  | { type: 'cancelled' }
  | { type: 'finished' };

export type FlowEvent = PageEvent | Answer;

/** Answers of each question. Preferred products have no way back: both choices continue. */
const ANSWERS: Record<Prompt, readonly FlowEvent['type'][]> = {
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

/** Returns true if a step is a question, which only its own answers leave. */
export const isPrompt = (step: Step): step is Prompt => step in ANSWERS;

/** State machine of ordering: returns the next state. During a question only its own answers have an effect. */
export function advance(flow: Flow, event: FlowEvent): Flow {
  if (!(isPrompt(flow.step) ? ANSWERS[flow.step] : PAGE_EVENTS).includes(event.type)) return flow;
  switch (event.type) {
    case 'went to':
      return flow.step === event.step ? flow : { ...flow, step: event.step };
    case 'price selected':
      return { ...flow, price: event.price };
    case 'product chosen':
      return {
        ...flow,
        step: event.prompts ?? 'suppliers',
        product: event.product,
        price: null,
        proposed: event.quantity ?? null,
      };
    case 'substitute settled':
      return { ...flow, step: 'suppliers', product: event.product };
    case 'price chosen':
      // Ignores prices after their product was cleared.
      return flow.product
        ? {
            ...flow,
            step: event.prompts ?? 'last ordered',
            price: event.price,
            quantity: flow.proposed,
            digits: event.digits ?? '',
          }
        : flow;
    case 'lock settled':
      return { ...flow, step: 'last ordered', price: event.price };
    case 'last orders settled':
      return { ...flow, step: 'quantity' };
    case 'tried again':
      return {
        step: 'quantity',
        proposed: null,
        digits: '',
        product: event.product,
        price: event.price,
        quantity: event.quantity,
      };
    case 'cancelled':
      return { ...flow, step: 'suppliers' };
    case 'finished':
      return initialFlow;
  }
}
