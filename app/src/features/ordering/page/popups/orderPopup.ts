import type { BasketType } from '#orders/baskets/model/basketType.ts';
import type { SentMeanwhile } from '#orders/sending/model/sentMeanwhile.ts';
import type { StillUnsent } from '#orders/sending/model/stillUnsent.ts';
import type { SendingMark } from '#orders/sending/sendingMark.ts';

/** Which order is worked on. */
export type ManagerPopup =
  /**
   * `orderid` is the order that its cursor begins at; `sent`: the one that was open is no more; `unasked`: it opens by
   * itself.
   */
  | { kind: 'manager'; sent?: boolean; orderid?: number; unasked?: boolean }
  | { kind: 'start' }
  | { kind: 'import' }
  /** A list of codes goes onto the open order. */
  | { kind: 'quick'; orderid: number }
  /** `beginAt` is the basket that its cursor begins at. */
  | { kind: 'baskets'; startAt?: { type: BasketType; orderid: number } }
  | { kind: 'describe'; order: { id: number; description: string }; isNew?: boolean }
  | { kind: 'retailers'; orderid: number };

/** The open order on its way to the suppliers. */
export type SendingPopup =
  /** What there is to look at first; `next` is where it goes on. */
  | { kind: 'review'; next: OnTheWay }
  | OnTheWay
  /** What was being sent when the page was loaded again. */
  | { kind: 'settling'; mark: SendingMark }
  | {
      kind: 'another';
      orderid: number;
      suppliers: number;
      left: readonly StillUnsent[];
      meanwhile?: readonly SentMeanwhile[];
    };

/** `passed` are the warnings of the review that were seen; missing where there was none. */
type OnTheWay =
  /** Its scheduled products are printed before it is sent. */
  | { kind: 'scheduled'; orderid: number; passed?: readonly string[] }
  | { kind: 'send'; orderid: number; passed?: readonly string[] };

/** What became of what was ordered, over the whole window. */
export type LookingUpPopup =
  /** Advanced Regrets: an order may be made for them. */
  { kind: 'regrets' } | { kind: 'history' } | { kind: 'responses' };

/** The popup over the ordering page that is about orders rather than products; one at a time. */
export type OrderPopup = ManagerPopup | SendingPopup | LookingUpPopup;
