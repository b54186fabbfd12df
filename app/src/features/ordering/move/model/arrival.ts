import type { SupplierPrice } from '@mortar/contract';
import type { OrderLine } from '#orders/current/model/line.ts';
import { type NewLine, type Offer, toOffer } from '#orders/lines/model/offer.ts';
import { lineTotal } from '#rules/money.ts';
import { nettPrice } from '#rules/nettPrice.ts';
import { bonusUnits, isOrderable, MAX_QUANTITY, nearestMultiples } from '#rules/quantity.ts';

/** What becomes of a quantity that is no multiple of what the other supplier's deal counts in. */
export type Rounding = 'leave' | 'down' | 'up';

/** Why a line stays where it is. */
export type Stay = 'no price' | 'is there' | 'no multiple' | 'too many';

/** A line as it would stand at the other supplier. */
export interface Arrival {
  /** What is ordered there then: the line's quantity, with that of the line that it joins. */
  line: NewLine;
  /** The line at the same price that it joins; null where it stands by itself. */
  into: OrderLine | null;
}

/** What a supplier asks for the product of a line: of several prices the cheapest nett, those without a lock first. */
export function priceAt(prices: readonly SupplierPrice[], supplierCode: string): SupplierPrice | null {
  const own = prices.filter(({ suppliercode }) => suppliercode === supplierCode);
  const nett = (price: SupplierPrice) => nettPrice(price, 'exclusive', 0);
  const [first] = own.toSorted((one, other) => Number(one.locked) - Number(other.locked) || nett(one) - nett(other));
  return first ?? null;
}

/** The product of a line at another supplier's price. */
export const offerAt = ({ productId, productCode, description }: OrderLine, price: SupplierPrice): Offer =>
  toOffer({ productid: productId, productcode: productCode, productdescription: description }, price);

function rounded(quantity: number, { deal }: Offer, rounding: Rounding): number | null {
  if (isOrderable(quantity, deal)) return quantity;
  if (rounding === 'leave') return null;
  const { lower, higher } = nearestMultiples(quantity, deal.step);
  return rounding === 'down' ? lower : higher;
}

/**
 * A line at another supplier's price. Where that price is on the order already it joins its line, as merging by hand does
 * (001 §4); where the deal there counts in others, the quantity is rounded as somebody chose.
 * @param lines the order as it stands
 * @returns why it stays, where it does
 */
export function getArrival(
  line: OrderLine,
  offer: Offer,
  lines: readonly OrderLine[],
  rounding: Rounding,
): Arrival | Stay {
  if (line.supplierPriceId === offer.supplierPriceId) return 'is there';
  const into = lines.find(({ id, supplierPriceId }) => id !== line.id && supplierPriceId === offer.supplierPriceId);
  const quantity = rounded(line.quantity + (into?.quantity ?? 0), offer, rounding);
  if (quantity === null) return 'no multiple';
  return quantity > MAX_QUANTITY ? 'too many' : { line: { ...offer, quantity }, into: into ?? null };
}

/** The lines of an order once a line has moved. */
export function withArrival(lines: readonly OrderLine[], moved: OrderLine, { line, into }: Arrival): OrderLine[] {
  const stands = (given: OrderLine): OrderLine => ({
    ...{ ...given, ...line },
    bonus: bonusUnits(line.quantity, line.deal),
    total: lineTotal(line.price, line.quantity),
  });
  if (!into) return lines.map((each) => (each.id === moved.id ? stands(each) : each));
  return lines.flatMap((each) => {
    if (each.id === moved.id) return [];
    return each.id === into.id ? [stands(each)] : [each];
  });
}
