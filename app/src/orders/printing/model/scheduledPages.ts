import type { HistoryItem, HistoryOrder } from '@mortar/contract';
import type { PageColumn, PagePart, PagesDocument } from '#documents/pages/pages.ts';
import { messages } from '#orders/printing/messages.ts';
import { formatDate } from '#rules/dates.ts';
import { productSuffixStart } from '#rules/names/productName.ts';
import { numberWords } from './numberWords.ts';
import { bySupplier, getAccounts, type ReportOptions } from './reportPages.ts';

const { scheduled: texts, paper } = messages;
const { columns } = paper.scheduled;

/** First schedule that requires a signed form (002 §9). */
const FIRST_SCHEDULE = 6;

/** Returns the lines of schedule 6 or above (002 §5, print scheduled). */
export function scheduledLines({ orderitems }: HistoryOrder): HistoryItem[] {
  return orderitems.filter(({ schedule }) => Number(schedule.replace(/^S/i, '') || 0) >= FIRST_SCHEDULE);
}

const COLUMNS: readonly PageColumn[] = [
  { header: columns.number, align: 'end', width: 26 },
  { header: columns.code, width: 66 },
  { header: columns.name },
  { header: columns.strength, width: 112 },
  { header: columns.schedule, width: 50 },
  { header: columns.quantity, align: 'end', width: 50 },
  { header: columns.words, width: 104 },
];

function getRow({ supplierproductcode, productdescription, schedule, ...line }: HistoryItem, at: number): string[] {
  const { orderedquantity: quantity, bonusquantity: free } = line;
  const suffixStart = productSuffixStart(productdescription);
  return [
    String(at + 1),
    supplierproductcode,
    productdescription.slice(0, suffixStart).trim(),
    productdescription.slice(suffixStart).trim(),
    schedule,
    free > 0 ? paper.scheduled.free(quantity, free) : String(quantity),
    free > 0 ? paper.scheduled.freeWords(numberWords(quantity), numberWords(free)) : numberWords(quantity),
  ];
}

/**
 * Returns the order form for substances of schedule 6 and above, one page per supplier, as the law requires: orderer,
 * supplier, substance by name and strength, quantity in digits and words, date, and the responsible pharmacist's
 * signature (002 §2.7, ruling 34). Empty without such substances.
 */
export function scheduledPages(order: HistoryOrder, { letterhead, printed }: ReportOptions): PagesDocument {
  const getPart = ([supplier, lines]: [string, HistoryItem[]]): PagePart => ({
    heading: supplier,
    facts: [
      { label: paper.scheduled.form, text: paper.scheduled.formName },
      { label: paper.number, text: order.ordernumber },
      { label: paper.account, text: getAccounts(lines, order) },
      { label: paper.orderedBy, text: order.staffname },
      { label: paper.scheduled.ordered, text: formatDate(order.senddatetime ?? order.createddatetime) },
      { label: paper.printed, text: printed },
    ],
    columns: COLUMNS,
    rows: lines.map(getRow),
    totals: [{ label: paper.lines, text: String(lines.length) }],
    signatures: paper.scheduled.signatures,
  });
  return {
    title: texts.document(order.ordernumber),
    letterhead,
    parts: bySupplier(scheduledLines(order)).map(getPart),
    pageText: paper.page,
    continuedText: paper.continued,
  };
}
