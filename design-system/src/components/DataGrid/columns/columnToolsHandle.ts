import type { KeyboardEvent } from 'react';

/** Interface of the column tools, once loaded. */
export interface ColumnToolsHandle {
  /** Handles a key on a column's header. Returns whether it was handled. */
  headerKey(event: KeyboardEvent, column: string): boolean;
  /** Opens a column's menu at its header. */
  openMenu(column: string): void;
  /** Opens the list of columns at a button. */
  chooseColumns(button: HTMLElement): void;
}
