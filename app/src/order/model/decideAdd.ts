import type { Deal } from '../../rules/quantity.ts';
import { isOrderable, nearestMultiples } from '../../rules/quantity.ts';
import type { OrderLine } from './line.ts';

/** What is known when OK is pressed in the quantity selector. */
export interface AddRequest {
  productCode: string;
  supplierPriceId: number;
  supplierCode: string;
  deal: Deal;
  quantity: number;
  lines: readonly OrderLine[];
  /** The highest quantity allowed without a password; null where there is no limit. */
  maximum: number | null;
  maximumOverridden: boolean;
  /** One product from several suppliers in one order (ordering_MultipleProducts). */
  severalSuppliers: boolean;
}

/** What comes next: the item is added, or a popup asks. */
export type AddDecision =
  | { next: 'add' }
  | { next: 'quantity limit'; maximum: number }
  | { next: 'different supplier'; line: OrderLine }
  | { next: 'product exists'; line: OrderLine }
  | { next: 'incorrect quantity'; lower: number | null; higher: number };

/** The specification's five questions, in its order (001 §4, add to order). */
export function decideAdd(request: AddRequest): AddDecision {
  const { quantity, deal, lines, maximum } = request;
  if (maximum !== null && quantity > maximum && !request.maximumOverridden) return { next: 'quantity limit', maximum };
  const elsewhere = lines.find(
    (line) => line.productCode === request.productCode && line.supplierCode !== request.supplierCode,
  );
  if (elsewhere && !request.severalSuppliers) return { next: 'different supplier', line: elsewhere };
  const orderable = isOrderable(quantity, deal);
  const same = lines.find((line) => line.supplierPriceId === request.supplierPriceId);
  if (same && orderable) return { next: 'product exists', line: same };
  if (!orderable) return { next: 'incorrect quantity', ...nearestMultiples(quantity, deal.step) };
  return { next: 'add' };
}

/** The checks that a changed quantity of a line already in the order passes (001 §4, update quantity). */
export function decideUpdate(
  request: Pick<AddRequest, 'quantity' | 'deal' | 'maximum' | 'maximumOverridden'>,
): Exclude<AddDecision, { next: 'different supplier' | 'product exists' }> {
  const decision = decideAdd({
    ...request,
    productCode: '',
    supplierPriceId: -1,
    supplierCode: '',
    lines: [],
    severalSuppliers: true,
  });
  if (decision.next === 'different supplier' || decision.next === 'product exists') return { next: 'add' };
  return decision;
}
