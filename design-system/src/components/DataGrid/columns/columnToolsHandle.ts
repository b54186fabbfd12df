import type { KeyboardEvent } from 'react';

/** What the grid asks of its column tools, once they are there. */
export interface ColumnToolsHandle {
  /** A key on a column's header. Answers whether it was meant for the tools. */
  headerKey(event: KeyboardEvent, column: string): boolean;
  /** Opens a column's menu at its header. */
  openMenu(column: string): void;
  /** Opens the list of columns at a button. */
  chooseColumns(button: HTMLElement): void;
}
