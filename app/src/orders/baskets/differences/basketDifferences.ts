import type { BasketLine } from '@mortar/reading';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { NewLine, Offer } from '#orders/lines/model/offer.ts';
import { type Cents, lineTotal } from '#rules/money.ts';

/** Mode of importing a basket's own file: replaces its items, or adds to them. */
export type ImportWay = 'replace' | 'add';

/** Line of a file with its match. */
export interface LinkedLine {
  file: BasketLine;
  /** Line of the basket, offer of a supplier, or the reason there is none. */
  link: { kind: 'line'; line: OrderLine } | { kind: 'offer'; offer: Offer } | { kind: 'none' };
}

/** Change by the import. */
export interface Difference {
  /** Supplier price id, which identifies a line of the basket. */
  id: number;
  kind: 'changed' | 'new' | 'removed';
  description: string;
  supplier: string;
  /** Packs before and after. */
  before: number;
  after: number;
  /** Change of the basket's value in cents. */
  cents: Cents;
  /** Number of lines in the file. */
  lines: number;
  /** Changed or removed line; null for a new one. */
  line: OrderLine | null;
  /** Line to write; null if removed. */
  written: NewLine | null;
}

export interface BasketDifferences {
  differences: readonly Difference[];
  unchanged: number;
  /** Lines without match or with unclear quantity. */
  unlinked: readonly BasketLine[];
}

interface Group {
  offer: Offer;
  line: OrderLine | null;
  quantity: number;
  lines: number;
  /** True if a quantity is unclear, so the item stays unchanged. */
  isUnclear: boolean;
}

/** Lines of the file by supplier price; lines of one price are merged. */
function getGroups(items: readonly OrderLine[], linked: readonly LinkedLine[]): ReadonlyMap<number, Group> {
  const groups = new Map<number, Group>();
  const byPrice = new Map(items.map((item) => [item.supplierPriceId, item]));
  for (const { file, link } of linked) {
    if (link.kind === 'none') continue;
    const offer = link.kind === 'line' ? link.line : link.offer;
    const id = offer.supplierPriceId;
    const group = groups.get(id) ?? {
      offer,
      line: byPrice.get(id) ?? null,
      quantity: 0,
      lines: 0,
      isUnclear: false,
    };
    const { quantity } = file;
    groups.set(id, {
      ...group,
      lines: group.lines + 1,
      quantity: group.quantity + (quantity.kind === 'quantity' ? quantity.quantity : 0),
      isUnclear: group.isUnclear || quantity.kind === 'unclear',
    });
  }
  return groups;
}

const isUnlinked = ({ file, link }: LinkedLine) => link.kind === 'none' || file.quantity.kind === 'unclear';

function getDifference({ offer, line, lines }: Group, after: number): Difference {
  const before = line?.quantity ?? 0;
  const { supplierPriceId: id, description, supplier, price } = line ?? offer;
  return {
    id,
    description,
    supplier,
    before,
    after,
    lines,
    line,
    kind: line ? (after === 0 ? 'removed' : 'changed') : 'new',
    cents: lineTotal(price, after) - lineTotal(price, before),
    written: after === 0 ? null : { ...(line ?? offer), quantity: after },
  };
}

/**
 * Returns the changes of importing a basket's own file (ruling 63). Pure function. In replace mode an empty or 0
 * quantity removes the item; an unclear one leaves it unchanged.
 */
export function basketDifferences(
  items: readonly OrderLine[],
  linked: readonly LinkedLine[],
  way: ImportWay,
): BasketDifferences {
  const groups = getGroups(items, linked);
  const named = [...groups.values()].filter(({ isUnclear }) => !isUnclear);
  const wanted = named
    .map((group) => {
      const before = way === 'add' ? (group.line?.quantity ?? 0) : 0;
      return getDifference(group, before + group.quantity);
    })
    .filter(({ before, after }) => before !== after);
  const missing = way === 'replace' ? items.filter(({ supplierPriceId }) => !groups.has(supplierPriceId)) : [];
  const removed = missing.map((line) =>
    getDifference({ offer: line, line, quantity: 0, lines: 0, isUnclear: false }, 0),
  );
  const touched = [...wanted, ...removed].filter(({ line }) => line !== null).length;
  return {
    differences: [...wanted, ...removed],
    unchanged: items.length - touched,
    unlinked: linked.filter(isUnlinked).map(({ file }) => file),
  };
}
