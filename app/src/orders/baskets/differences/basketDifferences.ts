import type { BasketLine } from '@mortar/reading';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { NewLine, Offer } from '#orders/lines/model/offer.ts';
import { type Cents, lineTotal } from '#rules/money.ts';

/** What becomes of a basket whose file comes back: the file's lines take the place of its items, or are added to them. */
export type ImportWay = 'replace' | 'add';

/** A line of a file with what it means. */
export interface LinkedLine {
  file: BasketLine;
  /** A line of the basket, a product at a supplier's price, or why it is neither. */
  link: { kind: 'line'; line: OrderLine } | { kind: 'offer'; offer: Offer } | { kind: 'none' };
}

/** A change that importing makes. */
export interface Difference {
  /** The supplier's price that it is about: one line of the basket each. */
  id: number;
  kind: 'changed' | 'new' | 'removed';
  description: string;
  supplier: string;
  /** Packs before and after. */
  before: number;
  after: number;
  /** What the basket is worth more by it. */
  cents: Cents;
  /** How many lines of the file it stands for. */
  lines: number;
  /** The line of the basket that is changed or removed; null for a new one. */
  line: OrderLine | null;
  /** What is written; null where the line is removed. */
  written: NewLine | null;
}

export interface BasketDifferences {
  differences: readonly Difference[];
  /** Items that stay as they are. */
  unchanged: number;
  /** Lines of the file that nothing was found for, or whose quantity is not clear. */
  unlinked: readonly BasketLine[];
}

interface Group {
  offer: Offer;
  line: OrderLine | null;
  quantity: number;
  lines: number;
  /** One of its quantities is not clear: then the item stays as it is. */
  isUnclear: boolean;
}

/** Lines of the file by the supplier's price that they mean: several of one price are one item. */
function getGroups(items: readonly OrderLine[], linked: readonly LinkedLine[]): ReadonlyMap<number, Group> {
  const groups = new Map<number, Group>();
  const byPrice = new Map(items.map((item) => [item.supplierPriceId, item]));
  for (const { file, link } of linked) {
    if (link.kind === 'none') continue;
    const offer = link.kind === 'line' ? link.line : link.offer;
    const id = offer.supplierPriceId;
    const group = groups.get(id) ?? {
      ...{ offer, line: byPrice.get(id) ?? null },
      ...{ quantity: 0, lines: 0, isUnclear: false },
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
    ...{ id, description, supplier, before, after, lines, line },
    kind: line ? (after === 0 ? 'removed' : 'changed') : 'new',
    cents: lineTotal(price, after) - lineTotal(price, before),
    written: after === 0 ? null : { ...(line ?? offer), quantity: after },
  };
}

/**
 * What importing a basket's own file changes (ruling 63). Pure: the other way is another list. A line of the file whose
 * quantity is empty or 0 takes its item off where the file replaces; one whose quantity is not clear leaves it alone.
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
