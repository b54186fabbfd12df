import type { CreditUsage, SupplierPrice } from '@mortar/contract';
import type { KnownProducts } from '#features/ordering/guidance/model/knownProduct.ts';
import type { OnOtherOrder } from '#features/ordering/guidance/model/otherOrders.ts';
import { projectedCredit } from '#features/ordering/guidance/model/supplierGuide.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { type Group, getGroups } from '#rules/groupsOf.ts';
import { type Cents, sumCents, toCents } from '#rules/money.ts';
import { isFarAbove, type UsualQuantity, usualQuantity } from './usualQuantity.ts';

/** What speaks against a line, or against what its supplier is sent; none of it refuses anything. */
type Problem =
  /** `value` is what the supplier would be sent, `others` what of it stands on other orders; null where that is not known. */
  | { kind: 'minimum'; missing: Cents; minimum: Cents; others: Cents | null }
  | { kind: 'credit'; over: Cents; limit: Cents }
  | ({ kind: 'quantity' } & UsualQuantity)
  | { kind: 'other order'; others: readonly OnOtherOrder[] }
  /** What its supplier asks for a unit now. */
  | { kind: 'price'; now: Cents; price: SupplierPrice };

export type WarningKind = Problem['kind'];

/** Something to look at before an order is sent, at the line that it leads to. */
export type Warning = Problem & {
  /** The same while it says the same. */
  id: string;
  line: OrderLine;
  /**
   * Something else says it, or has: sending shows minimum and credit beside what is sent, and what stood on another order
   * when it was added was asked about then.
   */
  told: boolean;
};

/** What could not be looked at, because it is not known. */
export interface NotLookedAt {
  /** Full names of suppliers. */
  credit: readonly string[];
  /** Whether other orders reach a minimum that this one does not. */
  otherValues: boolean;
  /** Numbers of lines. */
  quantities: number;
  otherOrders: number;
  prices: number;
}

/** What is known when an order is looked at. */
export interface ReviewFacts {
  orderid: number;
  lines: readonly OrderLine[];
  /** By supplier code, in cents; 0 where there is none. */
  minimums: ReadonlyMap<string, Cents>;
  /** By supplier code; null where the supplier says nothing of it, missing where that is not known. */
  credits: ReadonlyMap<string, Pick<CreditUsage, 'creditlimit' | 'usage'> | null>;
  /** What stands on other unsent orders, by the supplier's full name; null where that is not known. */
  otherValues: ReadonlyMap<string, Cents> | null;
  products: KnownProducts;
  /** What was ordered of a product each time, by its id; null where nobody asked. */
  past: ReadonlyMap<number, readonly number[]> | null;
  /** Other unsent orders of products whose codes were asked for, by description; null where nobody asked. */
  duplicates: { codes: ReadonlySet<string>; lines: ReadonlyMap<string, readonly OnOtherOrder[]> } | null;
  /** A group has no credit of its own, and no history that a usual quantity could be told from (ruling 39). */
  group: boolean;
}

/** What a supplier is sent, against its minimum and its credit. The line is the one that most of it is. */
function ofSupplier(own: Group<OrderLine>, facts: ReviewFacts): Warning[] {
  const line = own.reduce((most, each) => (each.total > most.total ? each : most));
  const { supplierCode: code, supplier } = line;
  const others = facts.group ? 0 : facts.otherValues === null ? null : (facts.otherValues.get(supplier) ?? 0);
  const value = sumCents(own.map(({ total }) => total)) + (others ?? 0);
  const minimum = facts.minimums.get(code) ?? 0;
  const credit = facts.credits.get(code) ?? null;
  const over = projectedCredit(value, credit)?.over ?? 0;
  const about = (kind: WarningKind, amount: Cents) => ({ id: `${kind} ${code} ${amount}`, line, told: true });
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

function getOthers(line: OrderLine, { orderid, products, duplicates }: ReviewFacts): readonly OnOtherOrder[] | null {
  if (duplicates?.codes.has(line.productCode)) return duplicates.lines.get(line.description) ?? [];
  const known = products.get(line.productCode)?.others;
  return known?.orderid === orderid ? known.lines : null;
}

/** Whether all of these orders were named when the line's product was chosen. */
function wasAsked(line: OrderLine, others: readonly OnOtherOrder[], { orderid, products }: ReviewFacts): boolean {
  const known = products.get(line.productCode)?.others;
  const named = known?.orderid === orderid ? known.lines.map(({ order }) => order) : [];
  return others.every(({ order }) => named.includes(order));
}

function ofLine(line: OrderLine, facts: ReviewFacts): Warning[] {
  const past = facts.group ? null : getPast(line, facts);
  const usual = past && usualQuantity(past);
  const others = getOthers(line, facts) ?? [];
  const price = getPrice(line, facts);
  const now = price ? toCents(price.price) : line.price;
  const about = (kind: WarningKind, ...of: readonly (string | number)[]) => ({
    ...{ id: [kind, line.id, ...of].join(' '), line },
    told: kind === 'other order' && wasAsked(line, others, facts),
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

/** What the supplier asks for a line's product now, as far as it was read since. */
const getPrice = (line: OrderLine, { products }: ReviewFacts): SupplierPrice | undefined =>
  products.get(line.productCode)?.prices?.find(({ supplierpriceid }) => supplierpriceid === line.supplierPriceId);

/** In which order they are said: what is about all of a supplier's lines first. */
const KINDS: readonly WarningKind[] = ['credit', 'minimum', 'quantity', 'other order', 'price'];

function notLookedAt(bySupplier: readonly Group<OrderLine>[], facts: ReviewFacts): NotLookedAt {
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

/** What there is to look at before an order is sent, and what could not be looked at. */
export function reviewOrder(facts: ReviewFacts): { warnings: readonly Warning[]; unknown: NotLookedAt } {
  const bySupplier = getGroups(facts.lines, ({ supplierCode }) => supplierCode);
  const warnings = [
    ...bySupplier.flatMap((own) => ofSupplier(own, facts)),
    ...facts.lines.flatMap((line) => ofLine(line, facts)),
  ];
  return {
    warnings: warnings.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)),
    unknown: notLookedAt(bySupplier, facts),
  };
}
