import type { ReactElement } from 'react';
import type { PastLine } from '#orders/history/model/pastOrder.ts';
import type { OrderPopup } from './orderPopup.ts';

/** Functions that the ordering page offers to its popups. */
export interface PopupPage {
  /** Shows another popup instead, or none. */
  show(next: OrderPopup | null): void;
  /** True if the user works for a group. */
  group: boolean;
  /** Reorders a history item; missing on pages without ordering. */
  onOrderAgain?: ((line: PastLine) => void) | undefined;
  /** Focuses a line of the open order and returns the element; missing on pages without lines. */
  toLine?: ((lineId: number) => HTMLElement | null) | undefined;
  toDashboard(): void;
  /** Focus target after the last popup has closed. */
  returnFocusTo(): HTMLElement | null;
}

/** Renderers of popups by kind, with their follow-up popups. */
export type PopupTable<Popup extends OrderPopup> = {
  [Kind in Popup['kind']]: (popup: Extract<Popup, { kind: Kind }>, page: PopupPage) => ReactElement;
};
