import { answerNotification, answerOrder } from '../simulator/supplierSimulator.ts';
import type { SentLine, SentOrderRow } from '../store/rows.ts';
import { addNotification, addOrder, type Draft, fill, replaceSent, sendAt } from './draft.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

interface Past {
  by: string;
  suppliercode: string;
  lines: number;
  /** Milliseconds before now. */
  sentago: number;
  /** Null while the supplier has not answered. */
  answeredago: number | null;
  /** Whether the answer is still among the notifications. */
  notified?: boolean;
  /** Result of the lines; random by default. */
  outcome?: (lines: readonly SentLine[]) => SentLine[];
}

/** Adds an order sent to one supplier in the past, answered or not. */
export function addPast(draft: Draft, past: Past): SentOrderRow {
  const { by, suppliercode, lines, sentago, answeredago, notified, outcome } = past;
  const order = addOrder(draft, { by, ago: sentago + 20 * MINUTE });
  fill(draft, order, lines, [suppliercode]);
  order.statusdescription = 'Sent';
  const sent = sendAt(draft, order, suppliercode, sentago);
  if (answeredago === null) return sent;
  const usual = answerOrder(draft.catalogue, sent, draft.now - answeredago);
  const answered = outcome ? { ...usual, lines: outcome(sent.lines) } : usual;
  replaceSent(draft, answered);
  if (notified) addNotification(draft, answerNotification(answered, draft.now - answeredago));
  remember(draft, answered);
  return answered;
}

/** Records when each line was last bought or regretted, as the supplier simulator does. */
function remember(draft: Draft, order: SentOrderRow): void {
  const at = order.answeredat ?? draft.now;
  const { retailerid } = order;
  for (const { supplierpriceid, productid, suppliedquantity } of order.lines) {
    const regrettedat = suppliedquantity === 0 ? at : null;
    draft.rows.purchases = draft.rows.purchases.filter(
      (row) => row.retailerid !== retailerid || row.supplierpriceid !== supplierpriceid,
    );
    draft.rows.purchases.push({ retailerid, supplierpriceid, productid, at, quantity: suppliedquantity, regrettedat });
  }
}

/** Returns the lines with nothing supplied. */
export const allRegretted = (lines: readonly SentLine[]): SentLine[] =>
  lines.map((line) => ({ ...line, regretdescription: 'Out of stock' }));

/** Returns the lines fully supplied as ordered. */
export const allInvoiced = (lines: readonly SentLine[]): SentLine[] =>
  lines.map((line) => ({
    ...line,
    suppliedquantity: line.orderedquantity,
    invoicedpricecents: line.orderedpricecents,
    invoicenumber: 'INV204411',
  }));
