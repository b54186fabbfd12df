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

/** Result code of a write without a target. */
const NO_TARGET_CODE = 5;

/** Prompt between OK and the order. */
export type Question = Exclude<AddDecision, { next: 'add' }>;

/** Request by OK or an answer. */
interface LineRequest {
  quantity: number;
  /** Line to change; null to add one. */
  target: OrderLine | null;
  maximumOverridden: boolean;
}

interface Attempt extends LineRequest {
  question: Question | null;
  error: string | null;
  /** True if the order may have changed or is gone, so no line shows the result. */
  unsettled?: boolean;
  busy: boolean;
}

export interface LineEntryOptions {
  orderId: number;
  offer: Offer;
  /** Line to update; null to add a product. */
  line: OrderLine | null;
  /** Called if an answer changes the quantity, to show it. */
  onQuantity(quantity: number): void;
  /** Called before a change is sent, whose effect is then possible even without an answer. */
  onSend?(sent: SentWrite): void;
  /** Called with the reason it is not in the order, even after unmounting. */
  onFail?(error: string): void;
  /** Called with the announcement once the line is saved, or null if unchanged. */
  onDone(saved: Saved | null): void;
}

/**
 * Adds a quantity to the order: OK opens the specified prompts in sequence, each answer tries again, and input survives
 * failed calls (001 §4, add to order).
 */
export function useLineEntry({ orderId, offer, line, onQuantity, onSend, onFail, onDone }: LineEntryOptions) {
  const { client, queryClient } = useServices();
  const settings = useSettings();
  const saved = useSaved(orderId);
  const add = useAddLine(orderId);
  const update = useUpdateLine(orderId);
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
    // After merging or rounding up; the typed quantity stays.
    if (next.quantity > MAX_QUANTITY) {
      return setAttempt({ ...start, question: null, error: messages.quantity.tooMany(next.quantity), busy: false });
    }
    // The limit does not depend on the order, so it is checked first.
    const limit = decide(next, []);
    if (limit.next === 'quantity limit') return setAttempt({ ...next, question: limit, error: null, busy: false });
    setAttempt({ ...next, question: null, error: null, busy: true });
    try {
      // Read again only if the last write had an unknown result.
      const order = await queryClient.fetchQuery({ ...orderQuery(client, orderId), staleTime: 60_000 });
      const decision = decide(next, order?.lines ?? []);
      if (decision.next !== 'add') return setAttempt({ ...next, question: decision, error: null, busy: false });
      onSend?.({
        known: (order?.lines ?? []).map(({ id }) => id),
        lineid: next.target?.id ?? null,
        quantity: next.quantity,
      });
      onDone(await write(next));
    } catch (error) {
      const goneMessage = await goneText(error);
      const problem = goneMessage ?? errorText(error);
      onFail?.(problem);
      const unsettled = goneMessage !== null || isUnknown(getFailure(error));
      setAttempt({ ...next, target: line, question: null, error: problem, unsettled, busy: false });
    }
  };

  /** A missing target may mean that the order is gone. */
  async function goneText(error: unknown): Promise<string | null> {
    const failure = getFailure(error);
    if (failure.kind !== 'error' || failure.code !== NO_TARGET_CODE) return null;
    const goneMessage = import('./api/goneOrder.ts').then(({ goneOrder }) => goneOrder(client, queryClient, orderId));
    return goneMessage.catch(() => null);
  }

  const again = (change: Partial<LineRequest>) => tryToWrite({ ...attempt, ...change });
  return {
    /** Last attempt with its prompt or error, and whether it is running. */
    attempt,
    submit: (quantity: number) => tryToWrite({ ...start, quantity }),
    /** Answers to the open prompt. */
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
