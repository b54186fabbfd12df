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

const getInvoiced = (line: HistoryItem): Cents => lineTotal(toCents(line.invoicedprice), line.suppliedquantity);

function getColumns(sent: boolean, bonus: boolean): PageColumn[] {
  return [
    { header: columns.code, width: 66 },
    { header: columns.description },
    { header: columns.ordered, align: 'end', width: 38 },
    ...(bonus ? [{ header: columns.bonus, align: 'end', width: 34 } as const] : []),
    { header: columns.price, align: 'end', width: 60 },
    ...(sent
      ? ([
          { header: columns.supplied, align: 'end', width: 50 },
          { header: columns.invoiced, align: 'end', width: 60 },
        ] as const)
      : []),
    { header: sent ? columns.total : paper.columns.total, align: 'end', width: 66 },
  ];
}

function getPart(order: HistoryOrder, [supplier, lines]: [string, HistoryItem[]], options: ReportOptions): PagePart {
  const { money, printed } = options;
  const sent = order.senddatetime !== null;
  const waits = order.indicator === 'Waiting';
  const bonus = lines.some(({ bonusquantity }) => bonusquantity > 0);
  const ordered = sumCents(lines.map((line) => lineTotal(toCents(line.orderedprice), line.orderedquantity)));
  const invoiced = sumCents(lines.map(getInvoiced));
  const facts: [label: string, text: string][] = [
    [paper.number, order.ordernumber],
    [paper.account, getAccounts(lines, order)],
    [paper.orderedBy, order.staffname],
    [paper.description, order.description],
    [paper.status, order.statusdescription],
    ...((sent
      ? [
          [paper.supplierNumber, order.purchaseordernumber],
          [paper.sent, formatDateTime(order.senddatetime)],
          [paper.received, formatDateTime(order.receiveddatetime)],
        ]
      : []) as [string, string][]),
    [paper.printed, printed],
  ];
  return {
    heading: supplier,
    facts: facts.map(([label, text]) => ({ label, text: text || '–' })),
    columns: getColumns(sent, bonus),
    rows: lines.map((line) => [
      line.supplierproductcode,
      line.regretdescription ? `${line.productdescription} (${line.regretdescription})` : line.productdescription,
      String(line.orderedquantity),
      ...(bonus ? [line.bonusquantity > 0 ? String(line.bonusquantity) : ''] : []),
      money(toCents(line.orderedprice)),
      ...(sent
        ? [
            waits && line.suppliedquantity === 0 ? paper.waiting : String(line.suppliedquantity),
            line.suppliedquantity > 0 ? money(toCents(line.invoicedprice)) : '',
          ]
        : []),
      sent
        ? line.suppliedquantity > 0
          ? money(getInvoiced(line))
          : ''
        : money(lineTotal(toCents(line.orderedprice), line.orderedquantity)),
    ]),
    totals: [
      { label: paper.lines, text: String(lines.length) },
      ...(sent
        ? [
            { label: paper.regrettedValue, text: money(waits ? 0 : Math.max(0, ordered - invoiced)) },
            { label: paper.invoicedValue, text: money(invoiced) },
          ]
        : []),
      { label: paper.orderValue, text: money(ordered) },
    ],
    signatures: sent ? [] : paper.signatures,
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
