import type { Letterhead, PageColumn, PagesDocument } from '#documents/pages/pages.ts';
import { messages as printingMessages } from '#orders/printing/messages.ts';
import { messages } from '#orders/responses/messages.ts';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import { formatDateTime } from '#rules/dates.ts';
import { type Cents, lineTotal, sumCents } from '#rules/money.ts';
import { supplyOfIndicator } from '#rules/supply.ts';
import type { ResponseLine } from './responseLine.ts';

const { print: texts, detailColumns: columns } = messages;
const { paper } = printingMessages;

export interface ResponsePagesOptions {
  letterhead: Letterhead;
  /** Formatted time of printing. */
  printed: string;
  money(cents: Cents): string;
}

const COLUMNS: readonly PageColumn[] = [
  { header: columns.code, width: 62 },
  { header: columns.description },
  { header: columns.ordered, align: 'end', width: 32 },
  { header: columns.supplied, align: 'end', width: 44 },
  { header: columns.price, align: 'end', width: 58 },
  { header: columns.invoice, width: 72 },
];

function getRow(line: ResponseLine, money: ResponsePagesOptions['money']): string[] {
  return [
    line.code,
    line.regret ? `${line.description} (${line.regret})` : line.description,
    String(line.ordered),
    line.supplied === null ? messages.waiting : String(line.supplied),
    line.supplied ? money(line.price) : '',
    line.invoice,
  ];
}

/** Returns a response as A4 pages, with lines as answered (002 §2.3). */
export function responsePages(
  response: SupplierResponse,
  lines: readonly ResponseLine[],
  { letterhead, printed, money }: ResponsePagesOptions,
): PagesDocument {
  const { facts } = texts;
  const waits = supplyOfIndicator(response.indicator) === 'waiting';
  const invoiced = sumCents(lines.map(({ price, supplied }) => lineTotal(price, supplied ?? 0)));
  const regretted = lines.filter(({ supply }) => supply === 'regretted').length;
  return {
    title: texts.document(response.orderNumber),
    letterhead,
    parts: [
      {
        heading: response.supplier,
        facts: [
          { label: facts.number, text: response.orderNumber },
          { label: facts.sent, text: formatDateTime(response.sentAt) || '–' },
          { label: facts.status, text: response.status || '–' },
          { label: facts.results, text: response.results || '–' },
          { label: facts.printed, text: printed },
        ],
        columns: COLUMNS,
        rows: lines.map((line) => getRow(line, money)),
        totals: [
          { label: texts.lines, text: String(lines.length) },
          ...(waits
            ? []
            : [
                { label: texts.regretted, text: String(regretted) },
                { label: texts.invoiced, text: money(invoiced) },
              ]),
          { label: texts.total, text: money(response.total) },
        ],
        signatures: [],
      },
    ],
    pageText: paper.page,
    continuedText: paper.continued,
  };
}
