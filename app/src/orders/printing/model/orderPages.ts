import type { Letterhead, PageColumn, PagePart, PagesDocument } from '#documents/pages/pages.ts';
import type { Order, OrderLine } from '#orders/current/model/line.ts';
import { messages } from '#orders/printing/messages.ts';
import { getPharmacies, type OrderGroup } from '#retailers/model/orderGroup.ts';
import { accountKey } from '#retailers/model/orderPlaces.ts';
import { leftEach, orderShares, type PharmacyShare } from '#retailers/model/orderShares.ts';
import { getGroups } from '#rules/getGroups.ts';
import type { Cents } from '#rules/money.ts';

const { order: texts, paper } = messages;

/** What an order's pages need beside the order. */
export interface OrderPagesOptions {
  letterhead: Letterhead;
  /** Whom a group's order is for: each line for each that waits for it. Null for a pharmacy on its own. */
  group: OrderGroup | null;
  /** When it is printed, as it is shown. */
  printed: string;
  money(cents: Cents): string;
  /** The document's own title; the order's number without one. */
  title?: string;
  /** Whether pack sizes have a column of their own, as on the report of a basket (002 §3). */
  packs?: boolean;
}

type Figure = 'quantity' | 'bonus' | 'total';

/** What one supplier is sent; at least one line. */
interface Supplied {
  supplier: string;
  supplierCode: string;
  lines: readonly OrderLine[];
}

/** The lines of one supplier with whom they are for. */
interface Part extends Supplied {
  /** What is left for each pharmacy that waits for something here. */
  shares: readonly PharmacyShare[];
  /** Several pharmacies are sent them: figures are of each, and in all. */
  several: boolean;
  /** How many pharmacies a line is for; 1 for a pharmacy on its own, and while nobody was chosen. */
  times(line: OrderLine): number;
}

function partFor(supplied: Supplied, group: OrderGroup | null): Part {
  if (!group) return { ...supplied, shares: [], several: false, times: () => 1 };
  const { lines } = supplied;
  const of = (line: OrderLine) => getPharmacies(line, group);
  const pharmacies = group.pharmacies.filter((one) => lines.some((line) => of(line).includes(one)));
  return {
    ...supplied,
    shares: orderShares(lines, pharmacies, group.places?.waiting ?? null),
    several: pharmacies.length > 1,
    times: (line) => (pharmacies.length > 1 ? of(line).length : 1),
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
  const sum = (of: Figure) => lines.reduce((total, line) => total + line[of] * times(line), 0);
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

/** Whom a supplier delivers to, and on which account: a group's own account has nothing of its orders. */
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
    // A supplier who reads 3, 5, 7 looks for the lines between.
    rows: lines.map((line, at) => [
      String(at + 1),
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

/** By its code; by its name where it has none. */
function getSuppliers({ lines }: Order): Supplied[] {
  const byNumber = lines.toSorted((one, other) => one.number - other.number);
  return getGroups(byNumber, ({ supplierCode, supplier }) => supplierCode || supplier)
    .map((lines) => ({ supplier: lines[0].supplier, supplierCode: lines[0].supplierCode, lines }))
    .toSorted((one, other) => one.supplier.localeCompare(other.supplier));
}

/**
 * An order as it is printed: A4, a page for each supplier by name, its lines by their numbers (001 §2, §9). An empty order has
 * no pages.
 */
export const orderPages = (order: Order, options: OrderPagesOptions): PagesDocument => ({
  title: options.title ?? texts.document(order.number),
  letterhead: options.letterhead,
  parts: getSuppliers(order).map((supplied) => getPart(order, partFor(supplied, options.group), options)),
  pageText: paper.page,
  continuedText: paper.continued,
});
