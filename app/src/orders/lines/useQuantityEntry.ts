import { useRef, useState } from 'react';
import type { OrderLine } from '#orders/current/model/line.ts';
import { messages as questionMessages } from '#orders/lines/questions/messages.ts';
import { messages } from './messages.ts';
import type { Offer } from './model/offer.ts';
import { useLineEntry } from './useLineEntry.ts';
import type { Saved } from './useSaved.ts';
import { type DraftSubject, useQuantityDraft } from './useUnsavedLines.ts';

export interface QuantityEntryOptions {
  orderId: number;
  offer: Offer;
  /** Line to change; null to add one. */
  line: OrderLine | null;
  /** Key of the stored draft. */
  about: DraftSubject;
  initial: number;
  onDone(saved: Saved | null): void;
  onCancel(): void;
}

/** Quantity that is typed, checked and written, and stored as a draft meanwhile (001 §4, add to order). */
export function useQuantityEntry({ orderId, offer, line, about, initial, onDone, onCancel }: QuantityEntryOptions) {
  const [quantity, setQuantity] = useState<number | null>(initial);
  const draft = useQuantityDraft(orderId, about);
  const entry = useLineEntry({
    orderId,
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
    /** Props of its `QuantityBox`. */
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
     * Leaving after a failure or before the answer keeps the draft as unsaved until resolved. A rejected change needs
     * none, since its line shows the quantity.
     */
    leave() {
      const refused = error !== null && line !== null && !unsettled;
      if (!busy && (error === null || refused)) draft.giveUp();
      onCancel();
    },
  };
}
