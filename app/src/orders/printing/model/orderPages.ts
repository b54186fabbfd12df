import type { Letterhead, PageColumn, PagePart, PagesDocument } from '#documents/pages/pages.ts';
import type { Order, OrderLine } from '#orders/current/model/line.ts';
import { messages } from '#orders/printing/messages.ts';
import { getPharmacies, type OrderGroup } from '#retailers/model/orderGroup.ts';
import { accountKey } from '#retailers/model/orderPlaces.ts';
import { leftEach, orderShares, type PharmacyShare } from '#retailers/model/orderShares.ts';
import { getGroups } from '#rules/getGroups.ts';
import type { Cents } from '#rules/money.ts';

const { order: texts, paper } = messages;

export interface OrderPagesOptions {
  letterhead: Letterhead;
  /** Pharmacies of a group's order: each line is for each pending one. Null for a single pharmacy. */
  group: OrderGroup | null;
  /** Formatted time of printing. */
  printed: string;
  money(cents: Cents): string;
  /** Title of the document; default is the order's number. */
  title?: string;
  /** True for a column of pack sizes, as in the basket report (002 §3). */
  packs?: boolean;
}

type Figure = 'quantity' | 'bonus' | 'total';

/** Lines of a supplier; at least one. */
interface Supplied {
  supplier: string;
  supplierCode: string;
  lines: readonly OrderLine[];
}

/** Lines of a supplier with their pharmacies. */
interface Part extends Supplied {
  /** Remaining parts of pharmacies. */
  shares: readonly PharmacyShare[];
  /** True for several pharmacies: quantities per pharmacy and in total. */
  several: boolean;
  /** Number of pharmacies of a line; 1 for a single pharmacy or without assignment. */
  times(line: OrderLine): number;
}

function partFor(supplied: Supplied, group: OrderGroup | null): Part {
  if (!group) return { ...supplied, shares: [], several: false, times: () => 1 };
  const { lines } = supplied;
  const getLinePharmacies = (line: OrderLine) => getPharmacies(line, group);
  const pharmacies = group.pharmacies.filter((one) => lines.some((line) => getLinePharmacies(line).includes(one)));
  return {
    ...supplied,
    shares: orderShares(lines, pharmacies, group.places?.waiting ?? null),
    several: pharmacies.length > 1,
    times: (line) => (pharmacies.length > 1 ? getLinePharmacies(line).length : 1),
  };
}

const { columns } = paper;
const end = (header: string, width: number): PageColumn => ({ header, align: 'end', width });

const getColumns = ({ several }: Part, packs: boolean): readonly PageColumn[] => [
  end(columns.number, 28),
  { header: columns.code, width: 68 },
  { header: columns.description },
  ...(packs ? [end(columns.pack, 40)] : []),
  ...(several ? [end(columns.quantityEach, 50), end(columns.quantityInAll, 50)] : [end(columns.quantity, 50)]),
  end(several ? columns.bonusInAll : columns.bonus, several ? 44 : 34),
  end(columns.price, 60),
  end(several ? columns.totalInAll : columns.total, 70),
];

function getTotals(part: Part, { money }: OrderPagesOptions): PagePart['totals'] {
  const { lines, shares, several, times } = part;
  const sum = (getLinePharmacies: Figure) =>
    lines.reduce((total, line) => total + line[getLinePharmacies] * times(line), 0);
  const bonus = sum('bonus');
  const each = leftEach(shares);
  return [
    { label: paper.lines, text: String(lines.length) },
    { label: several ? paper.unitsInAll : paper.units, text: String(sum('quantity')) },
    ...(bonus > 0 ? [{ label: several ? paper.freeUnitsInAll : paper.freeUnits, text: String(bonus) }] : []),
    ...(several && each !== null ? [{ label: paper.totalEach, text: money(each) }] : []),
    ...(several && each === null ? shares.map(({ name, left }) => ({ label: name, text: money(left) })) : []),
    { label: several ? paper.getTotal(shares.length) : paper.total, text: money(sum('total')) },
  ];
}

/** Delivery addresses and accounts of a supplier: a group's orders never use its own account. */
function getPlaces({ lines, shares, supplierCode }: Part, group: OrderGroup | null): PagePart['facts'] {
  if (!group) {
    const accounts = [...new Set(lines.map(({ accountNumber }) => accountNumber).filter((account) => account !== ''))];
    return [{ label: paper.account, text: accounts.join(', ') || paper.noAccount }];
  }
  if (shares.length === 0) return [{ label: paper.pharmacies, text: paper.noPharmacies }];
  return shares.map(({ id, name }) => {
    const account = group.places?.accounts.get(accountKey(supplierCode, id));
    return { label: paper.pharmacy, text: account === undefined ? name : paper.pharmacyAccount(name, account) };
  });
}

function getPart(order: Order, part: Part, options: OrderPagesOptions): PagePart {
  const { group, printed, money, packs = false } = options;
  const { supplier, lines, several, times } = part;
  return {
    heading: supplier,
    facts: [
      ...(group ? [] : getPlaces(part, group)),
      { label: paper.number, text: order.number },
      { label: paper.printed, text: printed },
      { label: paper.description, text: order.description },
      ...(group ? getPlaces(part, group) : []),
    ],
    columns: getColumns(part, packs),
    // Consecutive, so that suppliers miss no number.
    rows: lines.map((line, index) => [
      String(index + 1),
      line.supplierProductCode,
      line.description,
      ...(packs ? [line.packSize ?? ''] : []),
      String(line.quantity),
      ...(several ? [String(line.quantity * times(line))] : []),
      line.bonus > 0 ? String(line.bonus * times(line)) : '',
      money(line.price),
      money(line.total * times(line)),
    ]),
    totals: getTotals(part, options),
    signatures: paper.signatures,
  };
}

/** By code, or by name without one. */
function getSuppliers({ lines }: Order): Supplied[] {
  const byNumber = lines.toSorted((a, b) => a.number - b.number);
  return getGroups(byNumber, ({ supplierCode, supplier }) => supplierCode || supplier)
    .map((lines) => ({ supplier: lines[0].supplier, supplierCode: lines[0].supplierCode, lines }))
    .toSorted((a, b) => a.supplier.localeCompare(b.supplier));
}

/**
 * Returns an order as A4 pages, one per supplier by name, with lines by number (001 §2, §9). Empty for an empty order.
 */
export const orderPages = (order: Order, options: OrderPagesOptions): PagesDocument => ({
  title: options.title ?? texts.document(order.number),
  letterhead: options.letterhead,
  parts: getSuppliers(order).map((supplied) => getPart(order, partFor(supplied, options.group), options)),
  pageText: paper.page,
  continuedText: paper.continued,
});
