import type { CreditUsage } from '@mortar/contract';
import type { KnownProducts } from '#features/ordering/guidance/model/knownProduct.ts';
import type { OnOtherOrder } from '#features/ordering/guidance/model/otherOrders.ts';
import { projectedCredit } from '#features/ordering/guidance/model/supplierGuide.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { type Group, getGroups } from '#rules/getGroups.ts';
import { type Cents, sumCents, toCents } from '#rules/money.ts';
import { isFarAbove, type UsualQuantity, usualQuantity } from './usualQuantity.ts';

/** Objections to a line or supplier; none blocks. */
type Problem =
  /** `others`: part of the supplier's value on other orders; null if unknown. */
  | { kind: 'minimum'; missing: Cents; minimum: Cents; others: Cents | null }
  | { kind: 'credit'; over: Cents; limit: Cents }
  | ({ kind: 'quantity' } & UsualQuantity)
  | { kind: 'other order'; others: readonly OnOtherOrder[] }
  /** Current unit price of its supplier. */
  | { kind: 'price'; now: Cents; price: SupplierPrice };

export type WarningKind = Problem['kind'];

/** Warning before sending, with the line it leads to. */
export type Warning = Problem & {
  /** Stable while the content is the same. */
  id: string;
  line: OrderLine;
  /**
   * True if shown elsewhere: sending shows minimum and credit, and other orders were asked about when the line was
   * added.
   */
  reported: boolean;
};

/** What could not be checked because data is missing. */
export interface Unchecked {
  /** Full names of suppliers. */
  credit: readonly string[];
  /** True if other orders might reach a minimum missed here. */
  otherValues: boolean;
  /** Number of lines. */
  quantities: number;
  otherOrders: number;
  prices: number;
}

export interface ReviewFacts {
  orderId: number;
  lines: readonly OrderLine[];
  /** By supplier code, in cents; 0 for none. */
  minimums: ReadonlyMap<string, Cents>;
  /** By supplier code; null if the supplier has none, missing if unknown. */
  credits: ReadonlyMap<string, Pick<CreditUsage, 'creditlimit' | 'usage'> | null>;
  /** Values on other unsent orders, by full supplier name; null if unknown. */
  otherValues: ReadonlyMap<string, Cents> | null;
  products: KnownProducts;
  /** Quantities of past orders by product id; null if not read. */
  past: ReadonlyMap<number, readonly number[]> | null;
  /** Other unsent orders by description, for the given product codes; null if not read. */
  duplicates: { codes: ReadonlySet<string>; lines: ReadonlyMap<string, readonly OnOtherOrder[]> } | null;
  /** A group has no credit of its own, and no history to derive usual quantities from (ruling 39). */
  group: boolean;
}

/** Minimum and credit of a supplier, attached to its largest line. */
function getSupplierWarnings(own: Group<OrderLine>, facts: ReviewFacts): Warning[] {
  const line = own.reduce((largest, each) => (each.total > largest.total ? each : largest));
  const { supplierCode: code, supplier } = line;
  const others = facts.group ? 0 : facts.otherValues === null ? null : (facts.otherValues.get(supplier) ?? 0);
  const value = sumCents(own.map(({ total }) => total)) + (others ?? 0);
  const minimum = facts.minimums.get(code) ?? 0;
  const credit = facts.credits.get(code) ?? null;
  const over = projectedCredit(value, credit)?.over ?? 0;
  const about = (kind: WarningKind, amount: Cents) => ({ id: `${kind} ${code} ${amount}`, line, reported: true });
  return [
    ...(credit && over > 0
      ? [{ kind: 'credit', ...about('credit', over), over, limit: toCents(credit.creditlimit) } as const]
      : []),
    ...(value < minimum
      ? [{ kind: 'minimum', ...about('minimum', value), missing: minimum - value, minimum, others } as const]
      : []),
  ];
}

function getPast({ productCode, productId }: OrderLine, { products, past }: ReviewFacts): readonly number[] | null {
  return products.get(productCode)?.past?.quantities ?? (past ? (past.get(productId) ?? []) : null);
}

function getOthers(line: OrderLine, { orderId, products, duplicates }: ReviewFacts): readonly OnOtherOrder[] | null {
  if (duplicates?.codes.has(line.productCode)) return duplicates.lines.get(line.description) ?? [];
  const known = products.get(line.productCode)?.others;
  return known?.orderId === orderId ? known.lines : null;
}

/** True if all these orders were shown when the product was chosen. */
function wasShown(line: OrderLine, others: readonly OnOtherOrder[], { orderId, products }: ReviewFacts): boolean {
  const known = products.get(line.productCode)?.others;
  const named = known?.orderId === orderId ? known.lines.map(({ order }) => order) : [];
  return others.every(({ order }) => named.includes(order));
}

function getLineWarnings(line: OrderLine, facts: ReviewFacts): Warning[] {
  const past = facts.group ? null : getPast(line, facts);
  const usual = past && usualQuantity(past);
  const others = getOthers(line, facts) ?? [];
  const price = getPrice(line, facts);
  const now = price ? toCents(price.price) : line.price;
  const about = (kind: WarningKind, ...of: readonly (string | number)[]) => ({
    id: [kind, line.id, ...of].join(' '),
    line,
    reported: kind === 'other order' && wasShown(line, others, facts),
  });
  return [
    ...(usual && isFarAbove(line.quantity, usual)
      ? [{ kind: 'quantity', ...about('quantity', line.quantity), ...usual } as const]
      : []),
    ...(others.length > 0
      ? [{ kind: 'other order', ...about('other order', ...others.map(({ order }) => order)), others } as const]
      : []),
    ...(price && now > line.price ? [{ kind: 'price', ...about('price', now), now, price } as const] : []),
  ];
}

const getPrice = (line: OrderLine, { products }: ReviewFacts): SupplierPrice | undefined =>
  products.get(line.productCode)?.prices?.find(({ supplierPriceId }) => supplierPriceId === line.supplierPriceId);

/** Order of display: warnings about a supplier first. */
const KINDS: readonly WarningKind[] = ['credit', 'minimum', 'quantity', 'other order', 'price'];

function getUnchecked(bySupplier: readonly Group<OrderLine>[], facts: ReviewFacts): Unchecked {
  const { lines, group } = facts;
  const count = (isUnknown: (line: OrderLine) => boolean) => lines.filter(isUnknown).length;
  const isBelow = (own: Group<OrderLine>) =>
    sumCents(own.map(({ total }) => total)) < (facts.minimums.get(own[0].supplierCode) ?? 0);
  return {
    credit: group
      ? []
      : bySupplier.flatMap(([{ supplierCode, supplier }]) => (facts.credits.has(supplierCode) ? [] : [supplier])),
    otherValues: !group && facts.otherValues === null && bySupplier.some(isBelow),
    quantities: group ? 0 : count((line) => getPast(line, facts) === null),
    otherOrders: count((line) => getOthers(line, facts) === null),
    prices: count(({ productCode }) => (facts.products.get(productCode)?.prices ?? null) === null),
  };
}

/** Returns the warnings before sending, and what could not be checked. */
export function reviewOrder(facts: ReviewFacts): { warnings: readonly Warning[]; unknown: Unchecked } {
  const bySupplier = getGroups(facts.lines, ({ supplierCode }) => supplierCode);
  const warnings = [
    ...bySupplier.flatMap((own) => getSupplierWarnings(own, facts)),
    ...facts.lines.flatMap((line) => getLineWarnings(line, facts)),
  ];
  return {
    warnings: warnings.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
    unknown: getUnchecked(bySupplier, facts),
  };
}
