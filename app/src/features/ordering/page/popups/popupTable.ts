import type { ReactElement } from 'react';
import type { PastLine } from '#orders/history/model/pastOrder.ts';
import type { OrderPopup } from './orderPopup.ts';

/** What a popup over the ordering page may ask of it. */
export interface PopupPage {
  /** Shows another in its place, or none. */
  show(next: OrderPopup | null): void;
  /** Whether the person works for a group. */
  group: boolean;
  /** An item of the history was chosen to be ordered again; missing on a page where nothing is ordered. */
  onOrderAgain?: ((line: PastLine) => void) | undefined;
  /** Gives the keyboard to a line of the open order, and says what has it; missing where no lines are shown. */
  toLine?: ((lineid: number) => HTMLElement | null) | undefined;
  /** Leaves for the dashboard. */
  toDashboard(): void;
  /** What has the keyboard once the last of them is closed. */
  returnFocusTo(): HTMLElement | null;
}

/** Popups by kind, each with which other it leads to. */
export type PopupTable<Popup extends OrderPopup> = {
  [Kind in Popup['kind']]: (popup: Extract<Popup, { kind: Kind }>, page: PopupPage) => ReactElement;
};
