import type { Letterhead, PageColumn, PagePart, PagesDocument } from '#documents/pages/pages.ts';
import type { Order, OrderLine } from '#orders/current/model/line.ts';
import { messages } from '#orders/printing/messages.ts';
import { type Cents, sumCents } from '#rules/money.ts';

const { order: texts, paper } = messages;

/** What an order's pages need beside the order. */
export interface OrderPagesOptions {
  letterhead: Letterhead;
  /** How many of a group's pharmacies each line is for; null for a pharmacy on its own. */
  pharmacies: number | null;
  /** When it is printed, as it is shown. */
  printed: string;
  money(cents: Cents): string;
  /** The document's own title; the order's number without one. */
  title?: string;
  /** Whether pack sizes have a column of their own, as on the report of a basket (002 §3). */
  packs?: boolean;
}

const { columns } = paper;
const COLUMNS_WITH_PACKS: readonly PageColumn[] = [
  { header: columns.number, align: 'end', width: 28 },
  { header: columns.code, width: 68 },
  { header: columns.description },
  { header: columns.pack, align: 'end', width: 40 },
  { header: columns.quantity, align: 'end', width: 50 },
  { header: columns.bonus, align: 'end', width: 34 },
  { header: columns.price, align: 'end', width: 60 },
  { header: columns.total, align: 'end', width: 70 },
];

const COLUMNS = COLUMNS_WITH_PACKS.filter(({ header }) => header !== columns.pack);

const sum = (lines: readonly OrderLine[], of: 'quantity' | 'bonus') =>
  lines.reduce((total, line) => total + line[of], 0);

function totalsOf(lines: readonly OrderLine[], { pharmacies, money }: OrderPagesOptions): PagePart['totals'] {
  const total = sumCents(lines.map((line) => line.total));
  const bonus = sum(lines, 'bonus');
  const several = pharmacies !== null && pharmacies > 1;
  return [
    { label: paper.lines, text: String(lines.length) },
    { label: paper.units, text: String(sum(lines, 'quantity')) },
    ...(bonus > 0 ? [{ label: paper.freeUnits, text: String(bonus) }] : []),
    { label: several ? paper.totalEach : paper.total, text: money(total) },
    ...(several ? [{ label: paper.totalOf(pharmacies), text: money(total * pharmacies) }] : []),
  ];
}

function partOf(order: Order, lines: readonly OrderLine[], options: OrderPagesOptions): PagePart {
  const { pharmacies, printed, money, packs = false } = options;
  const accounts = [...new Set(lines.map(({ accountNumber }) => accountNumber).filter((account) => account !== ''))];
  return {
    heading: lines[0]?.supplier ?? '',
    facts: [
      { label: paper.account, text: accounts.join(', ') || paper.noAccount },
      { label: paper.number, text: order.number },
      { label: paper.printed, text: printed },
      { label: paper.description, text: order.description },
      ...(pharmacies === null ? [] : [{ label: paper.pharmacies, text: String(pharmacies) }]),
    ],
    columns: packs ? COLUMNS_WITH_PACKS : COLUMNS,
    rows: lines.map((line) => [
      String(line.number),
      line.supplierProductCode,
      line.description,
      ...(packs ? [line.packSize ?? ''] : []),
      String(line.quantity),
      line.bonus > 0 ? String(line.bonus) : '',
      money(line.price),
      money(line.total),
    ]),
    totals: totalsOf(lines, options),
    signatures: paper.signatures,
  };
}

/**
 * An order as it is printed: A4, a page for each supplier by name, its lines by their numbers (001 §2, §9). An empty order has
 * no pages.
 */
export function orderPages(order: Order, options: OrderPagesOptions): PagesDocument {
  const bySupplier = Map.groupBy(
    order.lines.toSorted((one, other) => one.number - other.number),
    ({ supplierCode, supplier }) => supplierCode || supplier,
  );
  const suppliers = [...bySupplier.values()].toSorted((one, other) =>
    (one[0]?.supplier ?? '').localeCompare(other[0]?.supplier ?? ''),
  );
  return {
    title: options.title ?? texts.document(order.number),
    letterhead: options.letterhead,
    parts: suppliers.map((lines) => partOf(order, lines, options)),
    pageText: paper.page,
    continuedText: paper.continued,
  };
}
