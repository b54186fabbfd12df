import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { RowStore } from './rowStore.ts';

/** Names a row across refetches: an id the server gave, never a position. */
export type RowKey = string | number;

/** What a cell holds. `null` is nothing: it shows nothing and sorts last in both directions. */
export type CellValue = string | number | null;

/** One criterion of a sort; the first criterion counts most. */
export interface GridSort {
  /** The column's `id`. */
  column: string;
  direction: 'asc' | 'desc';
}

/** What a cell with its own look gets to build on. */
export interface CellParts {
  /** The formatted value. */
  text: string;
  /** The same with search matches marked. Use it where the text would stand. */
  highlighted: ReactNode;
}

/**
 * One column, typed from the row. Keep the array outside the component, or in `useMemo`: a new array makes every cell
 * render again.
 */
export interface GridColumn<Row> {
  /** Unique in the grid; also what is remembered about the column, so do not rename it lightly. */
  id: string;
  header: string;
  /** Fixed width in px. Give it to codes, quantities and money; leave it out for texts. */
  width?: number | undefined;
  /** Share of the space the fixed columns leave. Default 1 when there is no `width`. */
  flex?: number | undefined;
  /** Narrowest a flexible column gets, in px, before the grid scrolls sideways. Default 80. */
  minWidth?: number | undefined;
  /** Default: `start`. Money and quantities stand at the end, states in the centre. */
  align?: 'start' | 'end' | 'center' | undefined;
  /** What sorts, searches and is exported. Money in cents, dates as ISO text: format them for the eye with `format`. */
  value(row: Row): CellValue;
  /** What shows. Default: the value itself. */
  format?(value: CellValue, row: Row): string;
  /**
   * A look of its own, in plain elements and class names: a component library inside cells costs twice the row. It must
   * not keep state unless the column is `interactive`, because row elements are reused while scrolling.
   */
  render?(row: Row, parts: CellParts): ReactNode;
  /** Default true. */
  sortable?: boolean | undefined;
  /** Whether the grid's search looks here and marks matches. Default false. */
  searchable?: boolean | undefined;
  /** Searched but not shown: other barcodes, keywords. */
  hidden?: boolean | undefined;
  /** The footer's text for this column, from the rows that are shown. Needs `footer`. */
  summary?(rows: readonly Row[]): string;
  /** The cell holds buttons or a field: Enter or F2 goes in, Escape comes out, Tab moves between them. */
  interactive?: boolean | undefined;
}

/** Row states. They differ by more than colour; say the state in a cell too. */
export type RowTone = 'invoiced' | 'partial' | 'regretted' | 'waiting' | 'dimmed' | 'locked';

/** What is searched for. */
export interface GridSearch {
  text: string;
  match: 'contains' | 'starts' | 'ends';
  /** Ids of the columns to look in. Default: every searchable column. */
  columns?: readonly string[] | undefined;
}

export type SelectionMode = 'none' | 'single' | 'multiple';

export interface DataGridProps<Row> {
  /** Accessible name: the heading the grid stands under. */
  label: string;
  columns: readonly GridColumn<Row>[];
  /** An array that is replaced when it changes, or a `createRowStore` when single rows change live. */
  rows: readonly Row[] | RowStore<Row>;
  rowKey(row: Row): RowKey;
  /**
   * `loading` keeps the rows that are there and says `loadingText` only when there are none; `error` says `errorText`
   * in their place. Default `ready`.
   */
  state?: 'ready' | 'loading' | 'error' | undefined;
  loadingText?: string | undefined;
  /** Shown when there is nothing to show: the specified text. */
  emptyText: string;
  /** One line on what to do next, under `emptyText`. */
  emptyHint?: string | undefined;
  errorText?: string | undefined;
  /** Adds a button under `errorText`. */
  onRetry?: (() => void) | undefined;
  /**
   * `single`: a click or Space selects. `multiple` adds a column of checkboxes, ranges with Shift, single rows with Ctrl,
   * and all with Ctrl+A; a plain click then only moves the focus, so that it cannot undo a long selection. Default `none`.
   */
  selection?: SelectionMode | undefined;
  /** Keys of the selected rows. Leave it out and the grid keeps them itself. */
  selected?: ReadonlySet<RowKey> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<RowKey>) => void) | undefined;
  /** Enter or a double click on a row: the row's next step. */
  onActivate?: ((row: Row) => void) | undefined;
  /** A single click activates too. */
  activateOnClick?: boolean | undefined;
  /** The row with the keyboard changed to one of another key, or is gone. */
  onActiveRowChange?: ((row: Row | null) => void) | undefined;
  /** Every key on a row, before the grid's own: Delete, F2, a letter. `preventDefault()` keeps the grid from acting. */
  onRowKey?: ((event: KeyboardEvent, row: Row) => void) | undefined;
  /** ArrowUp on the first row: give the focus back to the search box. The header is still reached with Ctrl+ArrowUp. */
  onLeaveTop?: (() => void) | undefined;
  /** What to mark, and, with `filterBySearch`, what to keep. */
  search?: GridSearch | undefined;
  /** The grid filters by `search` itself. Default false: the server has searched already and matches are only marked. */
  filterBySearch?: boolean | undefined;
  /** `true`: the grid's own search box, which filters. Anything else stands in its place, above the header. */
  searchPanel?: ReactNode;
  /** The sort at first. Without one, rows stand as they came. */
  defaultSort?: readonly GridSort[] | undefined;
  rowTone?: ((row: Row) => RowTone | undefined) | undefined;
  /** What unfolds under a row; adds a column with a button. Alt+ArrowDown unfolds, Alt+ArrowUp folds. */
  renderDetail?: ((row: Row) => ReactNode) | undefined;
  /** Keys of the unfolded rows. Leave it out and the grid keeps them itself. */
  expanded?: ReadonlySet<RowKey> | undefined;
  onExpandedChange?: ((keys: ReadonlySet<RowKey>) => void) | undefined;
  /** Row height: 30 px, or 36 px when `comfortable`. */
  density?: 'compact' | 'comfortable' | undefined;
  /** Shows the columns' summaries below the rows, always in sight. */
  footer?: boolean | undefined;
  gridRef?: Ref<DataGridHandle<Row>> | undefined;
}

/** What a screen may ask of a grid. */
export interface DataGridHandle<Row = unknown> {
  /** Gives the keyboard to the row that had it last, or to the first. */
  focus(): void;
  /** Gives the keyboard to one row; nothing happens when it is not shown. */
  focusRow(key: RowKey): void;
  /** Brings a row into sight without touching the focus. */
  scrollToRow(key: RowKey): void;
  /** Exactly what is shown, in its order: what an export holds. */
  shownRows(): readonly Row[];
}
