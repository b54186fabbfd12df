import { useRef, useState } from 'react';
import type { OrderLine } from '#orders/current/model/line.ts';
import { messages as questionMessages } from '#orders/lines/questions/messages.ts';
import { messages } from './messages.ts';
import type { Offer } from './model/offer.ts';
import { useLineEntry } from './useLineEntry.ts';
import type { Saved } from './useSaved.ts';
import { type DraftSubject, useQuantityDraft } from './useUnsavedLines.ts';

export interface QuantityEntryOptions {
  orderid: number;
  offer: Offer;
  /** The line whose quantity it changes; null where it adds one. */
  line: OrderLine | null;
  /** What the quantity is kept for until it is saved. */
  about: DraftSubject;
  /** What it begins with. */
  initial: number;
  onDone(saved: Saved | null): void;
  onCancel(): void;
}

/** A quantity that is typed, checked and written, and kept while it is not (001 §4, add to order). */
export function useQuantityEntry({ orderid, offer, line, about, initial, onDone, onCancel }: QuantityEntryOptions) {
  const [quantity, setQuantity] = useState<number | null>(initial);
  const draft = useQuantityDraft(orderid, about);
  const entry = useLineEntry({
    orderid,
    offer,
    line,
    onQuantity: setQuantity,
    onSend: (sent) => draft.send(quantity ?? sent.quantity, messages.unsaved.unanswered, sent),
    onFail: (problem) => quantity !== null && draft.fail(quantity, problem),
    onDone(saved) {
      draft.drop();
      onDone(saved);
    },
  });
  const [missing, setMissing] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const { error, unsettled, busy } = entry.attempt;
  return {
    entry,
    quantity,
    /** What a `QuantityBox` shows of it. */
    box: {
      value: quantity,
      step: offer.deal.step,
      inputRef,
      onChange(typed: number | null) {
        setQuantity(typed);
        if (typed !== null) draft.keep(typed, messages.unsaved.left);
      },
      ...(offer.deal.bonus > 0 && { hint: questionMessages.incorrectQuantity.deal(offer.deal.step, offer.deal.bonus) }),
      ...(missing && quantity === null && { error: messages.quantity.enter }),
    },
    submit() {
      setMissing(quantity === null);
      if (quantity === null) inputRef.current?.focus();
      else if (!busy) void entry.submit(quantity);
    },
    /**
     * Whoever leaves after a failure, or before the answer, has not ordered what was typed as far as anybody knows: the
     * order says so until it is settled. A change that was refused has a line that says what is ordered.
     */
    leave() {
      const refused = error !== null && line !== null && !unsettled;
      if (!busy && (error === null || refused)) draft.giveUp();
      onCancel();
    },
  };
}
