import type { Product, SupplierPrice } from '@mortar/contract';

/** Which part of the page has the keyboard: its heading carries the accent. */
export type Step = 'search' | 'products' | 'suppliers' | 'quantity' | 'order';

/** Where a buyer is on the way from a search to a line of the order (001 §4, focus steps). */
export interface Flow {
  step: Step;
  product: Product | null;
  price: SupplierPrice | null;
  /** What the quantity selector begins with where a try failed before; null for what most people order. */
  quantity: number | null;
  /** What is proposed of a product that was chosen from the regrets; null for any other. */
  proposed: number | null;
}

export const initialFlow: Flow = { step: 'search', product: null, price: null, quantity: null, proposed: null };

export type FlowEvent =
  | { type: 'went to'; step: Exclude<Step, 'quantity'> }
  | { type: 'product chosen'; product: Product; quantity?: number | null }
  | { type: 'price selected'; price: SupplierPrice | null }
  | { type: 'price chosen'; price: SupplierPrice }
  | { type: 'tried again'; product: Product; price: SupplierPrice; quantity: number }
  | { type: 'quantity cancelled' }
  | { type: 'finished' };

/**
 * The steps of ordering, as a state machine: what each event leads to. While the quantity selector is open the page has
 * neither keyboard nor price: only what the selector itself says leads on.
 */
export function advance(flow: Flow, event: FlowEvent): Flow {
  if (flow.step === 'quantity' && event.type !== 'quantity cancelled' && event.type !== 'finished') return flow;
  switch (event.type) {
    case 'went to':
      return flow.step === event.step ? flow : { ...flow, step: event.step };
    case 'price selected':
      return { ...flow, price: event.price };
    case 'product chosen':
      return { ...flow, step: 'suppliers', product: event.product, price: null, proposed: event.quantity ?? null };
    case 'price chosen':
      return { ...flow, step: 'quantity', price: event.price, quantity: flow.proposed };
    case 'tried again':
      return {
        ...{ step: 'quantity', proposed: null },
        ...{ product: event.product, price: event.price, quantity: event.quantity },
      };
    case 'quantity cancelled':
      return flow.step === 'quantity' ? { ...flow, step: 'suppliers' } : flow;
    case 'finished':
      return initialFlow;
  }
}
