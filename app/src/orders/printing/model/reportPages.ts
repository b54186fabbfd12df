import type { HistoryItem, HistoryOrder } from '@mortar/contract';
import type { Letterhead, PageColumn, PagePart, PagesDocument } from '#documents/pages/pages.ts';
import { messages } from '#orders/printing/messages.ts';
import { formatDateTime } from '#rules/dates.ts';
import { type Cents, lineTotal, sumCents, toCents } from '#rules/money.ts';

const { report: texts, paper } = messages;
const { reportColumns: columns } = paper;

export interface ReportOptions {
  letterhead: Letterhead;
  /** Formatted time of printing. */
  printed: string;
  money(cents: Cents): string;
}

/** Groups lines by supplier name, each for its own page (002 §2.7). */
export function bySupplier(lines: readonly HistoryItem[]): [supplier: string, lines: HistoryItem[]][] {
  return [...Map.groupBy(lines, ({ supplier }) => supplier)].toSorted(([one], [other]) => one.localeCompare(other));
}

/** Returns the unique account numbers of lines, or the order's. */
export function getAccounts(lines: readonly HistoryItem[], order: HistoryOrder): string {
  const named = new Set(lines.map(({ accountnumber }) => accountnumber).filter((account) => account !== ''));
  return [...named].join(', ') || order.accountnumber || paper.noAccount;
}

const getOrdered = (line: HistoryItem): Cents => lineTotal(toCents(line.orderedprice), line.orderedquantity);

const getInvoiced = (line: HistoryItem): Cents => lineTotal(toCents(line.invoicedprice), line.suppliedquantity);

/** How a part of an order is printed. */
interface PartContext extends ReportOptions {
  order: HistoryOrder;
  lines: readonly HistoryItem[];
  /** False for a basket, which has no results. */
  isSent: boolean;
  isWaiting: boolean;
  hasBonus: boolean;
}

function getColumns({ isSent, hasBonus }: PartContext): PageColumn[] {
  const bonus: PageColumn = { header: columns.bonus, align: 'end', width: 34 };
  const results: PageColumn[] = [
    { header: columns.supplied, align: 'end', width: 50 },
    { header: columns.invoiced, align: 'end', width: 60 },
  ];
  return [
    { header: columns.code, width: 66 },
    { header: columns.description },
    { header: columns.ordered, align: 'end', width: 38 },
    ...(hasBonus ? [bonus] : []),
    { header: columns.price, align: 'end', width: 60 },
    ...(isSent ? results : []),
    { header: isSent ? columns.total : paper.columns.total, align: 'end', width: 66 },
  ];
}

function getFacts({ order, lines, isSent, printed }: PartContext): PagePart['facts'] {
  const results = [
    { label: paper.supplierNumber, text: order.purchaseordernumber },
    { label: paper.sent, text: formatDateTime(order.senddatetime) },
    { label: paper.received, text: formatDateTime(order.receiveddatetime) },
  ];
  const facts = [
    { label: paper.number, text: order.ordernumber },
    { label: paper.account, text: getAccounts(lines, order) },
    { label: paper.orderedBy, text: order.staffname },
    { label: paper.description, text: order.description },
    { label: paper.status, text: order.statusdescription },
    ...(isSent ? results : []),
    { label: paper.printed, text: printed },
  ];
  return facts.map(({ label, text }) => ({ label, text: text || '–' }));
}

function getRow(line: HistoryItem, { isSent, isWaiting, hasBonus, money }: PartContext): string[] {
  const description = line.regretdescription
    ? `${line.productdescription} (${line.regretdescription})`
    : line.productdescription;
  const ordered = [line.supplierproductcode, description, String(line.orderedquantity)];
  const bonus = hasBonus ? [line.bonusquantity > 0 ? String(line.bonusquantity) : ''] : [];
  const price = money(toCents(line.orderedprice));
  if (!isSent) return [...ordered, ...bonus, price, money(getOrdered(line))];
  const isSupplied = line.suppliedquantity > 0;
  const supplied = isWaiting && !isSupplied ? paper.waiting : String(line.suppliedquantity);
  const invoiced = isSupplied ? [money(toCents(line.invoicedprice)), money(getInvoiced(line))] : ['', ''];
  return [...ordered, ...bonus, price, supplied, ...invoiced];
}

function getTotals({ lines, isSent, isWaiting, money }: PartContext): PagePart['totals'] {
  const ordered = sumCents(lines.map(getOrdered));
  const invoiced = sumCents(lines.map(getInvoiced));
  const results = [
    { label: paper.regrettedValue, text: money(isWaiting ? 0 : Math.max(0, ordered - invoiced)) },
    { label: paper.invoicedValue, text: money(invoiced) },
  ];
  return [
    { label: paper.lines, text: String(lines.length) },
    ...(isSent ? results : []),
    { label: paper.orderValue, text: money(ordered) },
  ];
}

function getPart(order: HistoryOrder, [supplier, lines]: [string, HistoryItem[]], options: ReportOptions): PagePart {
  const context: PartContext = {
    ...options,
    order,
    lines,
    isSent: order.senddatetime !== null,
    isWaiting: order.indicator === 'Waiting',
    hasBonus: lines.some(({ bonusquantity }) => bonusquantity > 0),
  };
  return {
    heading: supplier,
    facts: getFacts(context),
    columns: getColumns(context),
    rows: lines.map((line) => getRow(line, context)),
    totals: getTotals(context),
    signatures: context.isSent ? [] : paper.signatures,
  };
}

/** Returns an order with results as A4 pages, one per supplier by name (002 §2.7, Order Details Report). */
export function reportPages(order: HistoryOrder, options: ReportOptions): PagesDocument {
  return {
    title: texts.document(order.ordernumber),
    letterhead: options.letterhead,
    parts: bySupplier(order.orderitems).map((lines) => getPart(order, lines, options)),
    pageText: paper.page,
    continuedText: paper.continued,
  };
}
