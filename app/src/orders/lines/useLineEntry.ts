import { useState } from 'react';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { MAX_QUANTITY, maximumQuantity } from '#rules/quantity.ts';
import { errorText, getFailure, isUnknown } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useAddLine, useUpdateLine } from './api/lines.ts';
import { messages } from './messages.ts';
import { type AddDecision, decideAdd, decideUpdate } from './model/decideAdd.ts';
import type { Offer } from './model/offer.ts';
import type { SentWrite } from './unsavedLines.ts';
import { type Saved, useSaved } from './useSaved.ts';

/** The code of a write that found nothing to write to. */
const NOTHING = 5;

/** A question that stands between OK and the order. */
export type Question = Exclude<AddDecision, { next: 'add' }>;

/** What is asked for with OK or an answer. */
interface LineRequest {
  quantity: number;
  /** The line that is changed; null adds one. */
  target: OrderLine | null;
  maximumOverridden: boolean;
}

interface Attempt extends LineRequest {
  question: Question | null;
  error: string | null;
  /** The order may have been changed all the same, or is gone: no line of it says what is ordered. */
  unsettled?: boolean;
  busy: boolean;
}

export interface LineEntryOptions {
  orderid: number;
  offer: Offer;
  /** The line whose quantity is updated; null for a product that is being added. */
  line: OrderLine | null;
  /** Called when an answer changes what was typed: the selector shows what is ordered. */
  onQuantity(quantity: number): void;
  /** Called before a change is sent: from here on it may happen, whatever becomes of the answer. */
  onSend?(sent: SentWrite): void;
  /** Called with why it is not in the order, also when nobody waits for it any more. */
  onFail?(error: string): void;
  /** Called with what is said once the order has the line, or with null when it is left as it was. */
  onDone(saved: Saved | null): void;
}

/**
 * A quantity on its way into the order: OK asks the specification's questions one after another, every answer tries
 * again, and nothing typed is lost when a call fails (001 §4, add to order).
 */
export function useLineEntry({ orderid, offer, line, onQuantity, onSend, onFail, onDone }: LineEntryOptions) {
  const { client, queryClient } = useServices();
  const settings = useSettings();
  const saved = useSaved(orderid);
  const add = useAddLine(orderid);
  const update = useUpdateLine(orderid);
  const start: LineRequest = { quantity: 0, target: line, maximumOverridden: false };
  const [attempt, setAttempt] = useState<Attempt>({ ...start, question: null, error: null, busy: false });

  const decide = (wanted: LineRequest, lines: readonly OrderLine[]) => {
    const maximum = maximumQuantity(settings);
    const request = { ...offer, ...wanted, maximum, lines, severalSuppliers: settings.ordering_MultipleProducts };
    return wanted.target ? decideUpdate(request) : decideAdd(request);
  };

  const write = async ({ target, quantity }: LineRequest): Promise<Saved> => {
    const newLine = { ...offer, quantity };
    if (!target) {
      await add.mutateAsync(newLine);
      return saved(messages.added(offer.description), 'added', newLine);
    }
    const replace = target.supplierPriceId !== offer.supplierPriceId;
    await update.mutateAsync({ id: target.id, line: newLine, replace, fromDialog: line !== null });
    const text = line ? messages.quantityUpdated(offer.description) : messages.updated(offer.description);
    return saved(text, 'changed', newLine);
  };

  const tryToWrite = async (next: LineRequest) => {
    // Joined with its line, or as the next multiple: what was typed stays in the box.
    if (next.quantity > MAX_QUANTITY) {
      return setAttempt({ ...start, question: null, error: messages.quantity.tooMany(next.quantity), busy: false });
    }
    // What the order holds has no say in the limit: it is asked about before anything is typed on.
    const limit = decide(next, []);
    if (limit.next === 'quantity limit') return setAttempt({ ...next, question: limit, error: null, busy: false });
    setAttempt({ ...next, question: null, error: null, busy: true });
    try {
      // Read anew only if the last write left open what the order holds.
      const order = await queryClient.fetchQuery({ ...orderQuery(client, orderid), staleTime: 60_000 });
      const decision = decide(next, order?.lines ?? []);
      if (decision.next !== 'add') return setAttempt({ ...next, question: decision, error: null, busy: false });
      onSend?.({
        known: (order?.lines ?? []).map(({ id }) => id),
        lineid: next.target?.id ?? null,
        quantity: next.quantity,
      });
      onDone(await write(next));
    } catch (error) {
      const gone = await goneText(error);
      const problem = gone ?? errorText(error);
      onFail?.(problem);
      const unsettled = gone !== null || isUnknown(getFailure(error));
      setAttempt({ ...next, target: line, question: null, error: problem, unsettled, busy: false });
    }
  };

  /** Nothing to write to may mean that the order itself is gone. */
  async function goneText(error: unknown): Promise<string | null> {
    const failure = getFailure(error);
    if (failure.kind !== 'error' || failure.code !== NOTHING) return null;
    const gone = import('./api/goneOrder.ts').then(({ goneOrder }) => goneOrder(client, queryClient, orderid));
    return gone.catch(() => null);
  }

  const again = (change: Partial<LineRequest>) => tryToWrite({ ...attempt, ...change });
  return {
    /** What was tried last: the question or the failure that it ended at, and whether it is under way. */
    attempt,
    /** OK with a quantity. */
    submit: (quantity: number) => tryToWrite({ ...start, quantity }),
    /** An answer to the question that is asked. */
    answer: {
      quantity: (quantity: number) => {
        if (quantity <= MAX_QUANTITY) onQuantity(quantity);
        return again({ quantity });
      },
      override: () => again({ maximumOverridden: true }),
      replace: (target: OrderLine) => again({ target }),
      merge: (target: OrderLine) => again({ target, quantity: target.quantity + attempt.quantity }),
      keepExisting: () => onDone(null),
      cancel: () => setAttempt({ ...attempt, ...start, question: null, error: null, busy: false }),
    },
  };
}

export type LineEntry = ReturnType<typeof useLineEntry>;
