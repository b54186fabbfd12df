import type { OrderLine } from '#orders/current/model/line.ts';
import { type Deal, isOrderable, nearestMultiples } from '#rules/quantity.ts';

/** State when OK is pressed in the quantity selector. */
export interface AddRequest {
  productCode: string;
  supplierPriceId: number;
  supplierCode: string;
  deal: Deal;
  quantity: number;
  lines: readonly OrderLine[];
  /** Maximum quantity without a password; null for no limit. */
  maximum: number | null;
  maximumOverridden: boolean;
  /** True if an order may have a product from several suppliers (ordering_MultipleProducts). */
  severalSuppliers: boolean;
}

/** Next step: add the line, or a prompt. */
export type AddDecision =
  | { next: 'add' }
  | { next: 'quantity limit'; maximum: number }
  | { next: 'different supplier'; line: OrderLine }
  | { next: 'product exists'; line: OrderLine }
  | { next: 'incorrect quantity'; lower: number | null; higher: number };

type Quantity = Pick<AddRequest, 'quantity' | 'deal' | 'maximum' | 'maximumOverridden'>;

function checkLimit({ quantity, maximum, maximumOverridden }: Quantity) {
  if (maximum === null || quantity <= maximum || maximumOverridden) return null;
  return { next: 'quantity limit', maximum } as const;
}

function checkMultiple({ quantity, deal }: Quantity) {
  if (isOrderable(quantity, deal)) return null;
  return { next: 'incorrect quantity', ...nearestMultiples(quantity, deal.step) } as const;
}

/** Returns the first prompt that applies, in the specified order, or `add` (001 §4, add to order). */
export function decideAdd(request: AddRequest): AddDecision {
  const { lines } = request;
  const limit = checkLimit(request);
  if (limit) return limit;
  const atOtherSupplier = lines.find(
    (line) => line.productCode === request.productCode && line.supplierCode !== request.supplierCode,
  );
  if (atOtherSupplier && !request.severalSuppliers) return { next: 'different supplier', line: atOtherSupplier };
  const same = lines.find((line) => line.supplierPriceId === request.supplierPriceId);
  return checkMultiple(request) ?? (same ? { next: 'product exists', line: same } : { next: 'add' });
}

/** Checks a changed quantity of an existing line (001 §4, update quantity). */
export function decideUpdate(
  request: Quantity,
): Exclude<AddDecision, { next: 'different supplier' | 'product exists' }> {
  return checkLimit(request) ?? checkMultiple(request) ?? { next: 'add' };
}
