import type { Order, OrderLine } from '#orders/current/model/line.ts';
import type { SentWrite } from '#orders/lines/unsavedLines.ts';
import { bidOfLine, type Choices, type Done, getStatus, type Left, type OrderRules, type PlannedLine } from './plan.ts';
import type { Bid } from './supplierChoice.ts';

/** How adding ended: complete, stopped by the user, or order not writable with the reason. */
export type AddingEnd = { kind: 'done' } | { kind: 'stopped' } | { kind: 'broken'; text: string };

export type LineEnd = Done | { kind: 'left'; left: Left } | { kind: 'skipped' };

/** Effect of a failed write on the following lines. */
export type WriteFailure =
  /** Only this line failed. */
  | { kind: 'refused'; text: string }
  /** The result is unknown, so nothing more is sent. */
  | { kind: 'unanswered'; text: string }
  /** The order is not writable. */
  | { kind: 'broken'; text: string };

export interface AddingOptions {
  signal: AbortSignal;
  repeated: Choices['repeated'];
  rules: Omit<OrderRules, 'lines'>;
  /** Current order, as far as known. */
  order(): Order | null;
  add(product: NonNullable<PlannedLine['product']>, bid: Bid): Promise<unknown>;
  /** @param quantity total of the line */
  update(line: OrderLine, product: NonNullable<PlannedLine['product']>, bid: Bid, quantity: number): Promise<unknown>;
  getFailure(error: unknown): Promise<WriteFailure>;
  /** Called before a write is sent, whose effect is then possible even without an answer. */
  onSend(planned: PlannedLine, sent: SentWrite, bid: Bid): void;
  onEnd(planned: PlannedLine, end: LineEnd): void;
}

type Addable = PlannedLine & { product: NonNullable<PlannedLine['product']> };

/**
 * Adds lines in sequence, by the rules and calls of manual orders, against the current order. Rejected lines are left
 * and the next continues; a missing answer stops.
 * @returns how it ended, and how many were added
 */
export async function addLines(
  lines: readonly PlannedLine[],
  options: AddingOptions,
): Promise<{ end: AddingEnd; added: number }> {
  const { signal, repeated, rules, order, onSend, onEnd } = options;
  let added = 0;
  /** @returns why writing stops */
  const write = async (planned: Addable, requestedBid: Bid): Promise<AddingEnd | null> => {
    const before = order()?.lines ?? [];
    const status = getStatus(planned.product, requestedBid, repeated, { ...rules, lines: before });
    if (status.kind === 'left') return reportDone(() => onEnd(planned, status));
    if (status.kind !== 'new' && status.kind !== 'onto') return reportDone(() => onEnd(planned, { kind: 'skipped' }));
    const target = status.kind === 'onto' ? status.line : null;
    const { bid } = status;
    const quantity = (target?.quantity ?? 0) + bid.quantity;
    const sent = { known: before.map(({ id }) => id), lineid: target?.id ?? null, quantity };
    onSend(planned, sent, bid);
    try {
      if (target) await options.update(target, planned.product, bid, quantity);
      else await options.add(planned.product, bid);
      added += 1;
      onEnd(planned, { kind: 'added', quantity: bid.quantity, supplier: bid.price.supplier });
      return null;
    } catch (error) {
      const failure = await options.getFailure(error);
      if (failure.kind === 'refused') return reportDone(() => onEnd(planned, failure));
      if (failure.kind === 'unanswered') {
        const { supplierPriceId, supplier } = bid.price;
        onEnd(planned, { kind: 'unanswered', sent, supplierPriceId, quantity: bid.quantity, supplier });
      }
      return { kind: 'broken', text: failure.text };
    }
  };
  for (const planned of lines) {
    if (signal.aborted) return { end: { kind: 'stopped' }, added };
    const bid = bidOfLine(planned);
    const { product } = planned;
    const broken = bid && product ? await write({ ...planned, product }, bid) : null;
    if (broken) return { end: broken, added };
  }
  return { end: { kind: 'done' }, added };
}

function reportDone(report: () => void): null {
  report();
  return null;
}
