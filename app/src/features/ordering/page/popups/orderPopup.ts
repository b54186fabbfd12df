import type { BasketType } from '#orders/baskets/model/basketType.ts';
import type { SentMeanwhile } from '#orders/sending/model/sentMeanwhile.ts';
import type { StillUnsent } from '#orders/sending/model/stillUnsent.ts';
import type { SendingMark } from '#orders/sending/sendingMark.ts';

export type ManagerPopup =
  /** `orderId`: order under the cursor; `sent`: the open order was sent; `automatic`: opens automatically. */
  | { kind: 'manager'; sent?: boolean; orderId?: number; automatic?: boolean }
  | { kind: 'start' }
  | { kind: 'import' }
  /** Adds a list of codes to the open order. */
  | { kind: 'quick'; orderId: number }
  /** `startAt`: basket under the cursor. */
  | { kind: 'baskets'; startAt?: { type: BasketType; orderId: number } }
  | { kind: 'describe'; order: { id: number; description: string }; isNew?: boolean }
  | { kind: 'retailers'; orderId: number };

export type SendingPopup =
  /** Review before sending; `next` is the following step. */
  | { kind: 'review'; next: SendStep }
  | SendStep
  /** An order that was being sent when the page reloaded. */
  | { kind: 'settling'; mark: SendingMark }
  | {
      kind: 'another';
      orderId: number;
      suppliers: number;
      left: readonly StillUnsent[];
      meanwhile?: readonly SentMeanwhile[];
    };

/** `passed`: review warnings already seen; missing without a review. */
type SendStep =
  /** Prints scheduled products before sending. */
  | { kind: 'scheduled'; orderId: number; passed?: readonly string[] }
  | { kind: 'send'; orderId: number; passed?: readonly string[] };

/** Full-window popups about past orders. */
export type RecordsPopup =
  /** Advanced Regrets, which can create an order. */
  { kind: 'regrets' } | { kind: 'history' } | { kind: 'responses' };

/** Popup about orders on the ordering page; one at a time. */
export type OrderPopup = ManagerPopup | SendingPopup | RecordsPopup;
