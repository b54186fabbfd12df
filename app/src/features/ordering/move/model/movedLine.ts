import type { OrderLine } from '#orders/current/model/line.ts';
import { type NewLine, type Offer, toOffer } from '#orders/lines/model/offer.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { lineTotal } from '#rules/money.ts';
import { nettPrice } from '#rules/nettPrice.ts';
import { bonusUnits, isOrderable, MAX_QUANTITY, nearestMultiples } from '#rules/quantity.ts';

/** Rounding of a quantity that is not a multiple of the target's deal. */
export type Rounding = 'leave' | 'down' | 'up';

/** Why a line stays. */
export type StayReason = 'no price' | 'already there' | 'not a multiple' | 'too many';

/** Line after moving to the target supplier. */
export interface MovedLine {
  /** New line: its quantity plus that of a line it merges with. */
  line: NewLine;
  /** Existing line at the same price to merge with; null if there is none. */
  into: OrderLine | null;
}

/** Returns a supplier's cheapest price of a product by nett price, unlocked ones first. */
export function getCheapestPrice(prices: readonly SupplierPrice[], supplierCode: string): SupplierPrice | null {
  const own = prices.filter((price) => price.supplierCode === supplierCode);
  const nett = (price: SupplierPrice) => nettPrice(price, 'exclusive', 0);
  const [first] = own.toSorted((a, b) => Number(a.locked) - Number(b.locked) || nett(a) - nett(b));
  return first ?? null;
}

export const getOffer = ({ productId, productCode, description }: OrderLine, price: SupplierPrice): Offer =>
  toOffer({ productId, productCode, description }, price);

/** Returns the quantity as a multiple of the deal; null if it may not be rounded. */
function roundToDeal(quantity: number, { deal }: Offer, rounding: Rounding): number | null {
  if (isOrderable(quantity, deal)) return quantity;
  if (rounding === 'leave') return null;
  const { lower, higher } = nearestMultiples(quantity, deal.step);
  return rounding === 'down' ? lower : higher;
}

/**
 * Returns a line at another supplier's price. It merges with an existing line at that price, as by hand (001 §4), and
 * is rounded to the deal there.
 * @param lines all lines of the order
 * @returns the reason if it stays
 */
export function getMovedLine(
  line: OrderLine,
  offer: Offer,
  lines: readonly OrderLine[],
  rounding: Rounding,
): MovedLine | StayReason {
  if (line.supplierPriceId === offer.supplierPriceId) return 'already there';
  const into = lines.find(({ id, supplierPriceId }) => id !== line.id && supplierPriceId === offer.supplierPriceId);
  const quantity = roundToDeal(line.quantity + (into?.quantity ?? 0), offer, rounding);
  if (quantity === null) return 'not a multiple';
  return quantity > MAX_QUANTITY ? 'too many' : { line: { ...offer, quantity }, into: into ?? null };
}

/** Returns an order's lines after a line moved. */
export function withMovedLine(lines: readonly OrderLine[], moved: OrderLine, { line, into }: MovedLine): OrderLine[] {
  const toMovedLine = (given: OrderLine): OrderLine => ({
    ...given,
    ...line,
    bonus: bonusUnits(line.quantity, line.deal),
    total: lineTotal(line.price, line.quantity),
  });
  if (!into) return lines.map((each) => (each.id === moved.id ? toMovedLine(each) : each));
  return lines.flatMap((each) => {
    if (each.id === moved.id) return [];
    return each.id === into.id ? [toMovedLine(each)] : [each];
  });
}
