import type { KeyboardEvent, ReactNode, Ref } from 'react';

/** Identifies a row across refetches: a server id, never an index. */
export type RowKey = string | number;

/** Value of a cell. `null` is empty: shows nothing and sorts last in both directions. */
export type CellValue = string | number | null;

/** A sort criterion; the first is the most significant. */
export interface GridSort {
  /** The column's `id`. */
  column: string;
  direction: 'asc' | 'desc';
}

/** Input of a custom cell renderer. */
interface CellParts {
  /** The formatted value. */
  text: string;
  /** The text with marked search matches. Use it in place of the text. */
  highlighted: ReactNode;
}

/** A column of typed rows. Keep the array outside the component or in `useMemo`: a new one re-renders every cell. */
export interface GridColumn<Row> {
  /** Unique in the grid; also the key of stored layouts, so rename it with care. */
  id: string;
  header: string;
  /** Explains the header, such as the base of a number: shown on hover, and read with the header. */
  hint?: string | undefined;
  /** Fixed width in px, for codes, quantities and money; omit for text. */
  width?: number | undefined;
  /** Share of the width left by fixed columns. Default 1 without `width`. */
  flex?: number | undefined;
  /** Minimum width of a flexible column in px, below which the grid scrolls sideways. Default 80. */
  minWidth?: number | undefined;
  /**
   * Never cuts off texts: the column fits its widest text and its header, and `width` is only an estimate until
   * measured. Default: numbers, money and dates.
   */
  noTruncate?: boolean | undefined;
  /**
   * Returns the start of the suffix that is never cut off: strength, form and pack of a product. The part before it is
   * cut off instead. The text's length: no suffix.
   */
  suffixStart?(text: string): number;
  /** Returns a shorter display text. The full text is announced, searched, sorted, copied and shown on hover. */
  short?(text: string): string;
  /** Colour of the text. State it in words in a cell too. */
  textTone?(row: Row): 'invoiced' | 'partial' | 'regretted' | 'waiting' | undefined;
  /** Width in px that `render` needs next to the text: an icon and its gap. */
  iconWidth?: number | undefined;
  /** Width in px that `render` needs in place of the text. */
  renderWidth?(row: Row): number;
  /**
   * Above 1: shown only if columns of lower numbers fit with their texts in full, or if the user selected it. Default
   * 1.
   */
  priority?: number | undefined;
  /** Column that names its row for screen readers. Default: the first text column. */
  rowHeader?: boolean | undefined;
  /** Default: `start`. Money and quantities use `end`, states `center`. */
  align?: 'start' | 'end' | 'center' | undefined;
  /** Value for sorting, searching and export. Money in cents, dates as ISO text: use `format` for display. */
  value(row: Row): CellValue;
  /** Display text. Default: the value itself. */
  format?(value: CellValue, row: Row): string;
  /**
   * Custom content in plain elements and class names: library components double the cost of a row. It must be stateless
   * unless the column is `interactive`, because row elements are reused while scrolling.
   */
  render?(row: Row, parts: CellParts): ReactNode;
  /** Default true. */
  sortable?: boolean | undefined;
  /** Whether the grid's search covers and marks it. Default false. */
  searchable?: boolean | undefined;
  /** Searched but not shown: other barcodes, keywords. */
  hidden?: boolean | undefined;
  /** Type of content, which determines filter and export format. Default `text`. */
  kind?: ColumnKind | undefined;
  /** Whether users may filter by it, if columns are `adjustable`. Default true, except `interactive` ones. */
  filterable?: boolean | undefined;
  /** Stays visible when the grid scrolls sideways: a name at the start, buttons at the end. */
  pinned?: 'start' | 'end' | 'none' | undefined;
  /** Hidden unless the user selects it. */
  optional?: boolean | undefined;
  /** Users cannot hide it. */
  fixed?: boolean | undefined;
  /**
   * False omits it from copies and exports, for a column of buttons. `always` exports it even if hidden. Default true:
   * exported unless the user hid it, regardless of the available width.
   */
  exported?: boolean | 'always' | undefined;
  /** The footer's text for this column, from the shown rows. Needs `footer`. */
  summary?(rows: readonly Row[]): string;
  /**
   * Shows its buttons while the row is hovered or the cell has focus, in reserved space so that they cover no text. For
   * actions with shortcuts; set `width`, and put it last.
   */
  onDemand?: boolean | undefined;
  /** The cell contains buttons or a field: Enter or F2 moves inside, Escape out, Tab between them. */
  interactive?: boolean | undefined;
}

/**
 * Type of a column's content. `choice`: one of few texts, such as a state or a supplier. `money`: cents. `date`: ISO
 * text, a day or a moment.
 */
export type ColumnKind = 'text' | 'choice' | 'number' | 'money' | 'date';

/** Filter of a column: by words in its text, selected texts, a range (in the value's unit), or days as `2026-11-20`. */
export type ColumnFilter =
  | { kind: 'text'; match: GridSearch['match']; text: string }
  | { kind: 'choice'; texts: readonly string[] }
  | { kind: 'number'; from: number | null; to: number | null }
  | { kind: 'date'; from: string | null; to: string | null };

/** Filters by column `id`. */
export type GridFilters = Readonly<Record<string, ColumnFilter>>;

/** A user's column layout, by column `id`. */
export interface GridLayout {
  /** Columns not listed follow the one they were declared after. */
  order: readonly string[];
  /** px. */
  widths: Readonly<Record<string, number>>;
  /** Only differences from the declaration. */
  shown: Readonly<Record<string, boolean>>;
  pinned: Readonly<Record<string, 'start' | 'end' | 'none'>>;
  /** Missing while it is the screen's. */
  density?: GridDensity | undefined;
}

/** Rows of one line or of two. */
export type GridDensity = 'compact' | 'comfortable';

/** Storage of layouts. Include the user in the key or the storage: the grid does not know it. */
export interface GridLayoutStorage {
  read(key: string): string | null;
  /** `null` deletes. */
  write(key: string, text: string | null): void;
}

/**
 * The shown rows in order, with all columns that are not hidden by the user, in their order, including those that do
 * not fit. By column, ready for a worker.
 */
export interface GridExport {
  /** The grid's name. */
  label: string;
  /** Keys of the rows. */
  keys: readonly RowKey[];
  columns: readonly {
    id: string;
    header: string;
    kind: ColumnKind;
    align: 'start' | 'end' | 'center';
    /** One per row, from `value`. */
    values: readonly CellValue[];
    /** One per row, as displayed. */
    texts: readonly string[];
    /** The footer's text, if any. */
    summary: string | null;
  }[];
}

/** Row states. They differ by more than colour; state them in a cell too. */
export type RowTone = 'invoiced' | 'partial' | 'regretted' | 'waiting' | 'dimmed' | 'locked';

/** A search. */
export interface GridSearch {
  text: string;
  match: 'contains' | 'starts' | 'ends';
  /** Marks these instead of `text`, each wherever it occurs: words found individually. */
  words?: readonly string[] | undefined;
  /** Ids of the columns to search. Default: every searchable column. */
  columns?: readonly string[] | undefined;
}

/** Changes since the last notification: previous rows by index, or full replacement. */
export type RowChanges<Row> = ReadonlyMap<number, Row> | 'replaced';

/** Rows that change one at a time, such as prices pushed by a hub. */
export interface RowStore<Row> {
  /** The present rows. The array stays the same while single rows change, except for the first change. */
  rows(): readonly Row[];
  get(key: RowKey): Row | undefined;
  /** Changes one row at once; views update with the next frame. Returns whether the row exists. */
  patch(key: RowKey, change: Partial<Row>): boolean;
  /** Replaces all rows. */
  replace(rows: readonly Row[]): void;
  /** Called at most once per frame. Returns a function that unsubscribes. */
  subscribe(listener: (changes: RowChanges<Row>) => void): () => void;
}

export type SelectionMode = 'none' | 'single' | 'multiple';

/** Hierarchical rows. The screen orders them, each after its parent, and omits collapsed ones. */
export interface GridTree<Row> {
  /** 1 at the top. */
  level(row: Row): number;
  /** Whether child rows are shown; undefined for a row without any. */
  open(row: Row): boolean | undefined;
  /** Called when a row is expanded or collapsed by the arrow in the first column. */
  onOpen(row: Row, open: boolean): void;
}

export interface DataGridProps<Row> {
  /** Accessible name: the grid's heading. */
  label: string;
  columns: readonly GridColumn<Row>[];
  /** An array that is replaced on changes, or a `createRowStore` for live changes of single rows. */
  rows: readonly Row[] | RowStore<Row>;
  rowKey(row: Row): RowKey;
  /**
   * Subject of the rows: a search, a product. A new one moves to the first row, wherever focus was. Without it the grid
   * stays at its row as long as it exists, as on a refetch.
   */
  subject?: string | undefined;
  /**
   * Key of the column widths: a new one measures again without moving focus. Default: the `subject`, within which
   * columns only grow.
   */
  widthsOf?: string | undefined;
  /**
   * `loading` keeps existing rows and shows `loadingText` only if there are none; `error` shows `errorText` in their
   * place. Default `ready`.
   */
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** Key of the initially active row, scrolled into view, until the user moves. Default: the first. */
  startAt?: RowKey | undefined;
  loadingText?: string | undefined;
  /** Shown without rows: the specified text. */
  emptyText: string;
  /** Nothing was requested yet: `emptyText` and its hint are not announced. */
  idle?: boolean | undefined;
  /** One line on what to do next, below `emptyText`. */
  emptyHint?: string | undefined;
  /** Announcement after loading or filtering: `332 products`. Default: the label and the number. */
  countText?: ((count: number) => string) | undefined;
  errorText?: string | undefined;
  /** One line below the rows about all of them, such as that some could not be read. */
  note?: string | undefined;
  /** Adds a button below `errorText`. */
  onRetry?: (() => void) | undefined;
  /**
   * `single`: a click or Space selects. `multiple` adds a column of checkboxes, ranges with Shift, single rows with
   * Ctrl, and all with Ctrl+A; a plain click then only moves focus, so that it cannot undo a long selection. Default
   * `none`.
   */
  selection?: SelectionMode | undefined;
  /** Keys of the selected rows. Uncontrolled if omitted. */
  selected?: ReadonlySet<RowKey> | undefined;
  /** Addition to the announcement of selected rows, such as their total. For `multiple`. */
  selectionText?: ((rows: readonly Row[]) => string) | undefined;
  onSelectionChange?: ((keys: ReadonlySet<RowKey>) => void) | undefined;
  /** Called on Enter or a double click on a row. */
  onActivate?: ((row: Row) => void) | undefined;
  /** Also activates on a single click. */
  activateOnClick?: boolean | undefined;
  /** A plain click toggles the row's checkbox: for short lists that are only for selecting. */
  tickOnClick?: boolean | undefined;
  /** Called when the active row's key changes, or the row is gone. */
  onActiveRowChange?: ((row: Row | null) => void) | undefined;
  /**
   * Called with every key on a row before the grid handles it: Delete, F2, a letter. `preventDefault()` prevents the
   * grid's action.
   */
  onRowKey?: ((event: KeyboardEvent, row: Row) => void) | undefined;
  /**
   * Called on ArrowUp in the first row, to return focus to the search box. Ctrl+ArrowUp reaches the header from there.
   */
  onLeaveTop?: (() => void) | undefined;
  /** Search to mark, and with `filterBySearch` to filter by. */
  search?: GridSearch | undefined;
  /** Filters by `search` in the grid. Default false: the server has searched already and matches are only marked. */
  filterBySearch?: boolean | undefined;
  /** `true`: the grid's own search box, which filters. Other content replaces it, above the header. */
  searchPanel?: ReactNode;
  /**
   * Ctrl+F opens a search over all rows that jumps between matches without filtering. The browser's own search sees
   * only mounted rows.
   */
  find?: boolean | undefined;
  /** Initial sort. Without one, rows keep their order. */
  defaultSort?: readonly GridSort[] | undefined;
  /** Controlled sort. Uncontrolled if omitted. */
  sort?: readonly GridSort[] | undefined;
  onSortChange?: ((sort: readonly GridSort[]) => void) | undefined;
  /**
   * Whether the sort also applies to other subjects; requires `onSortRetainedChange`, which adds the option to header
   * menus.
   */
  sortRetained?: boolean | undefined;
  onSortRetainedChange?: ((retained: boolean) => void) | undefined;
  /** Initial filters. */
  defaultFilters?: GridFilters | undefined;
  /** Controlled filters. Uncontrolled if omitted. */
  filters?: GridFilters | undefined;
  onFiltersChange?: ((filters: GridFilters) => void) | undefined;
  /** The server sorts and filters: the grid reports requests and shows rows in the given order. */
  arrangedByServer?: boolean | undefined;
  /**
   * Users may filter, resize, move, pin and hide columns with a menu in each header. Default: true with a `layoutKey`,
   * false without.
   */
  adjustable?: boolean | undefined;
  /** Storage key of the column layout: the grid's name, and the user's unless the storage adds it. */
  layoutKey?: string | undefined;
  /** Default: the browser's local storage. */
  layoutStorage?: GridLayoutStorage | undefined;
  /** Called when the last rows are visible and `more` is set: load more and append them to `rows`. */
  onEndReached?: (() => void) | undefined;
  /** Whether more rows are available. `error` shows `moreErrorText` with a retry button. Default `none`. */
  more?: 'some' | 'loading' | 'error' | 'none' | undefined;
  moreErrorText?: string | undefined;
  /** Total number of rows, loaded or not, if the server reports it. */
  total?: number | undefined;
  rowTone?: ((row: Row) => RowTone | undefined) | undefined;
  /** Renders details below a row; adds a column with a button. Alt+ArrowDown expands, Alt+ArrowUp collapses. */
  renderDetail?: ((row: Row) => ReactNode) | undefined;
  /** Keys of the expanded rows. Uncontrolled if omitted. */
  expanded?: ReadonlySet<RowKey> | undefined;
  onExpandedChange?: ((keys: ReadonlySet<RowKey>) => void) | undefined;
  /** Hierarchical rows: renders a treegrid whose first column expands and collapses them. Keep it in `useMemo`. */
  tree?: GridTree<Row> | undefined;
  /** Row height: 30 px, or 48 px with two-line texts when `comfortable`. */
  density?: GridDensity | undefined;
  /** Shows the columns' summaries below the rows, always visible. */
  footer?: boolean | undefined;
  gridRef?: Ref<DataGridHandle<Row>> | undefined;
}

/** Imperative handle of a grid. */
export interface DataGridHandle<Row = unknown> {
  /** Focuses the last active row, or the first. */
  focus(): void;
  /** Focuses a row, if it is shown. */
  focusRow(key: RowKey): void;
  /** Scrolls a row into view without moving focus. */
  scrollToRow(key: RowKey): void;
  /** Scrolls a new or changed row into view and highlights it briefly. */
  flashRow(key: RowKey): void;
  /** Returns the shown rows in order. */
  shownRows(): readonly Row[];
  /** Returns the shown rows as data, including columns that do not fit; `selectedOnly` omits unselected rows. */
  exportRows(options?: { selectedOnly?: boolean }): GridExport;
  /** Opens the list of columns, for a screen's own button; focus returns to the button. */
  chooseColumns(button: HTMLElement): void;
}
