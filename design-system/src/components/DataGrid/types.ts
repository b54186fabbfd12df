import type { KeyboardEvent, ReactNode, Ref } from 'react';

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
interface CellParts {
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
  /** What the header alone does not say, as what a figure is measured from: shown on pointing, and read with the header. */
  hint?: string | undefined;
  /** Fixed width in px. Give it to codes, quantities and money; leave it out for texts. */
  width?: number | undefined;
  /** Share of the space the fixed columns leave. Default 1 when there is no `width`. */
  flex?: number | undefined;
  /** Narrowest a flexible column gets, in px, before the grid scrolls sideways. Default 80. */
  minWidth?: number | undefined;
  /**
   * Its texts are never cut: the column is as wide as the widest of them and its header need, and `width` only a guess
   * until they are measured. Default: numbers, money and dates.
   */
  whole?: boolean | undefined;
  /**
   * Where the part of a text begins that is never cut: strength, form and pack of a product. What stands before it gives
   * way. The text's length: nothing is kept.
   */
  tail?(text: string): number;
  /** A shorter way to show a text. What is read out, searched, sorted and copied stays the text, and the pointer shows it. */
  short?(text: string): string;
  /** The colour of its texts, where they take one. Say it in a cell's words too. */
  textTone?(row: Row): 'invoiced' | 'partial' | 'regretted' | 'waiting' | undefined;
  /** Room that `render` takes beside the text, px: an icon and its gap. */
  beside?: number | undefined;
  /** Room that `render` takes when it shows something else than the text, px. */
  room?(row: Row): number;
  /**
   * Above 1: shows only while there is room beside all columns of lower numbers with their texts in full, or when
   * somebody chose it. Default 1.
   */
  priority?: number | undefined;
  /** What its row is called when it is read out. Default: the first column that holds text. */
  rowHeader?: boolean | undefined;
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
  /** What it holds: how people filter by it, and how an export writes it. Default `text`. */
  kind?: ColumnKind | undefined;
  /** Whether people may filter by it, where columns are `adjustable`. Default true, but for `interactive` ones. */
  filterable?: boolean | undefined;
  /** Stays in sight when the grid is scrolled sideways: a name at the start, buttons at the end. */
  pinned?: 'start' | 'end' | 'none' | undefined;
  /** Shows only for those who choose it. */
  optional?: boolean | undefined;
  /** Shows for everybody: people cannot hide it. */
  fixed?: boolean | undefined;
  /**
   * False for a column of buttons: it is left out when rows are copied or exported. `always`: an export has it even where
   * it is hidden, by declaration or by choice. Default true: an export has it unless somebody hid it, whatever fits.
   */
  exported?: boolean | 'always' | undefined;
  /** The footer's text for this column, from the rows that are shown. Needs `footer`. */
  summary?(rows: readonly Row[]): string;
  /**
   * Its buttons show while the pointer is on the row or the keyboard in the cell, in room that is kept for them: they lie on
   * nothing that is read. For what has keys of its own; say its `width`, and put it last.
   */
  onDemand?: boolean | undefined;
  /** The cell holds buttons or a field: Enter or F2 goes in, Escape comes out, Tab moves between them. */
  interactive?: boolean | undefined;
}

/**
 * What a column holds. `choice`: a text out of few, such as a state or a supplier. `money`: cents. `date`: ISO text, a
 * day or a moment.
 */
export type ColumnKind = 'text' | 'choice' | 'number' | 'money' | 'date';

/** What a column keeps: by words in its text, by texts chosen, from – to (in the value's unit), or days as `2026-11-20`. */
export type ColumnFilter =
  | { kind: 'text'; match: GridSearch['match']; text: string }
  | { kind: 'choice'; texts: readonly string[] }
  | { kind: 'number'; from: number | null; to: number | null }
  | { kind: 'date'; from: string | null; to: string | null };

/** Filters by column `id`. */
export type GridFilters = Readonly<Record<string, ColumnFilter>>;

/** How a person has arranged the columns, by their `id`s. */
export interface GridLayout {
  /** Columns that are not named stand behind the one they were declared after. */
  order: readonly string[];
  /** px. */
  widths: Readonly<Record<string, number>>;
  /** Only what differs from the declaration. */
  shown: Readonly<Record<string, boolean>>;
  pinned: Readonly<Record<string, 'start' | 'end' | 'none'>>;
  /** Missing while it is the screen's. */
  density?: GridDensity | undefined;
}

/** Rows of one line or of two. */
export type GridDensity = 'compact' | 'comfortable';

/** Where layouts are remembered. Say whose by the key or by the storage: the grid knows no person. */
export interface GridLayoutStorage {
  read(key: string): string | null;
  /** `null` forgets. */
  write(key: string, text: string | null): void;
}

/**
 * The rows that show, in their order, with the columns that nobody hid, in theirs: also those that there was no room for.
 * Column by column, ready to be handed to a worker.
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
    /** One a row, as `value` gives them. */
    values: readonly CellValue[];
    /** One a row, as they show. */
    texts: readonly string[];
    /** The footer's text, where there is one. */
    summary: string | null;
  }[];
}

/** Row states. They differ by more than colour; say the state in a cell too. */
export type RowTone = 'invoiced' | 'partial' | 'regretted' | 'waiting' | 'dimmed' | 'locked';

/** What is searched for. */
export interface GridSearch {
  text: string;
  match: 'contains' | 'starts' | 'ends';
  /** Marks these instead of `text`, each wherever it stands: words that were found one by one. */
  words?: readonly string[] | undefined;
  /** Ids of the columns to look in. Default: every searchable column. */
  columns?: readonly string[] | undefined;
}

/** What happened since the last notice: rows as they were, by index; or everything is new. */
export type RowChanges<Row> = ReadonlyMap<number, Row> | 'replaced';

/** Rows that change one at a time, such as prices pushed by a hub. */
export interface RowStore<Row> {
  /** The rows as they are now. The array stays the same while single rows change, but for the first change. */
  rows(): readonly Row[];
  get(key: RowKey): Row | undefined;
  /** Changes one row at once; views hear of it with the next frame. Answers whether there is such a row. */
  patch(key: RowKey, change: Partial<Row>): boolean;
  /** Takes a new set of rows. */
  replace(rows: readonly Row[]): void;
  /** Called at most once a frame. Answers the way to stop. */
  subscribe(listener: (changes: RowChanges<Row>) => void): () => void;
}

export type SelectionMode = 'none' | 'single' | 'multiple';

/** Rows that stand under others. The screen arranges them, each after the one it stands under, and leaves out what is closed. */
export interface GridTree<Row> {
  /** 1 at the top. */
  level(row: Row): number;
  /** Whether the rows under it show; undefined for one that never has any. */
  open(row: Row): boolean | undefined;
  /** Somebody opens or closes a row by an arrow in the first column. */
  onOpen(row: Row, open: boolean): void;
}

export interface DataGridProps<Row> {
  /** Accessible name: the heading the grid stands under. */
  label: string;
  columns: readonly GridColumn<Row>[];
  /** An array that is replaced when it changes, or a `createRowStore` when single rows change live. */
  rows: readonly Row[] | RowStore<Row>;
  rowKey(row: Row): RowKey;
  /**
   * What the rows are of: a search, a product. Another one begins at the first row, wherever the keyboard was in the rows
   * before. Without it the grid stays with its row as long as it is there, as it does through a refetch.
   */
  subject?: string | undefined;
  /**
   * What columns are as wide as: another one measures them anew, and the keyboard stays where it is. Default: the `subject`,
   * of whose rows columns only grow.
   */
  widthsOf?: string | undefined;
  /**
   * `loading` keeps the rows that are there and says `loadingText` only when there are none; `error` says `errorText`
   * in their place. Default `ready`.
   */
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** Key of the row that the keyboard begins at, in sight, until somebody moves. Default: the first. */
  startAt?: RowKey | undefined;
  loadingText?: string | undefined;
  /** Shown when there is nothing to show: the specified text. */
  emptyText: string;
  /** Nothing was asked for yet: `emptyText` and its hint wait for somebody, and are not announced. */
  idle?: boolean | undefined;
  /** One line on what to do next, under `emptyText`. */
  emptyHint?: string | undefined;
  /** What is said when rows have come, or a search keeps others: `332 products`. Default: the label and how many. */
  countText?: ((count: number) => string) | undefined;
  errorText?: string | undefined;
  /** One line under the rows: what is to be known of all of them, such as that there are more than could be read. */
  note?: string | undefined;
  /** Adds a button under `errorText`. */
  onRetry?: (() => void) | undefined;
  /**
   * `single`: a click or Space selects. `multiple` adds a column of checkboxes, ranges with Shift, single rows with Ctrl,
   * and all with Ctrl+A; a plain click then only moves the focus, so that it cannot undo a long selection. Default `none`.
   */
  selection?: SelectionMode | undefined;
  /** Keys of the selected rows. Leave it out and the grid keeps them itself. */
  selected?: ReadonlySet<RowKey> | undefined;
  /** What is said of selected rows, behind how many they are: what they come to. For `multiple`. */
  selectionText?: ((rows: readonly Row[]) => string) | undefined;
  onSelectionChange?: ((keys: ReadonlySet<RowKey>) => void) | undefined;
  /** Enter or a double click on a row: the row's next step. */
  onActivate?: ((row: Row) => void) | undefined;
  /** A single click activates too. */
  activateOnClick?: boolean | undefined;
  /** A plain click ticks its row or takes the tick away: for short lists whose only purpose is ticking. */
  tickOnClick?: boolean | undefined;
  /** The row with the keyboard changed to one of another key, or is gone. */
  onActiveRowChange?: ((row: Row | null) => void) | undefined;
  /** Every key on a row, before the grid's own: Delete, F2, a letter. `preventDefault()` keeps the grid from acting. */
  onRowKey?: ((event: KeyboardEvent, row: Row) => void) | undefined;
  /** ArrowUp on the first row: give the focus back to the search box. Ctrl+ArrowUp reaches the header from there. */
  onLeaveTop?: (() => void) | undefined;
  /** What to mark, and, with `filterBySearch`, what to keep. */
  search?: GridSearch | undefined;
  /** The grid filters by `search` itself. Default false: the server has searched already and matches are only marked. */
  filterBySearch?: boolean | undefined;
  /** `true`: the grid's own search box, which filters. Anything else stands in its place, above the header. */
  searchPanel?: ReactNode;
  /**
   * Ctrl+F in the grid opens a search over all rows, which jumps from match to match and filters nothing. The browser's
   * own search sees only the rows in sight.
   */
  find?: boolean | undefined;
  /** The sort at first. Without one, rows stand as they came. */
  defaultSort?: readonly GridSort[] | undefined;
  /** The sort, when you keep it. Leave it out and the grid keeps it itself. */
  sort?: readonly GridSort[] | undefined;
  onSortChange?: ((sort: readonly GridSort[]) => void) | undefined;
  /** Whether the sort stays for other subjects too; with `onSortKeptChange`, which adds that to the headers' menus. */
  sortKept?: boolean | undefined;
  onSortKeptChange?: ((kept: boolean) => void) | undefined;
  /** The filters at first. */
  defaultFilters?: GridFilters | undefined;
  /** The filters, when you keep them. Leave them out and the grid keeps them itself. */
  filters?: GridFilters | undefined;
  onFiltersChange?: ((filters: GridFilters) => void) | undefined;
  /** The server sorts and filters: the grid says what is wanted and shows rows as they come. */
  arrangedByServer?: boolean | undefined;
  /**
   * People may filter by columns, resize, move, pin and hide them, with a menu in each header. Default: true with a
   * `layoutKey`, false without.
   */
  adjustable?: boolean | undefined;
  /** Remembers how columns are arranged: the grid's name, and the person's unless the storage knows it. */
  layoutKey?: string | undefined;
  /** Default: the browser's local storage. */
  layoutStorage?: GridLayoutStorage | undefined;
  /** The last rows are in sight and `more` says there are others: fetch them and add them to `rows`. */
  onEndReached?: (() => void) | undefined;
  /** Whether rows are missing at the end. `error` shows `moreErrorText` with a way to try again. Default `none`. */
  more?: 'some' | 'loading' | 'error' | 'none' | undefined;
  moreErrorText?: string | undefined;
  /** How many rows there are, loaded or not, if the server says. */
  total?: number | undefined;
  rowTone?: ((row: Row) => RowTone | undefined) | undefined;
  /** What unfolds under a row; adds a column with a button. Alt+ArrowDown unfolds, Alt+ArrowUp folds. */
  renderDetail?: ((row: Row) => ReactNode) | undefined;
  /** Keys of the unfolded rows. Leave it out and the grid keeps them itself. */
  expanded?: ReadonlySet<RowKey> | undefined;
  onExpandedChange?: ((keys: ReadonlySet<RowKey>) => void) | undefined;
  /** Rows stand under others: the grid is a treegrid, and its first column opens and closes them. Keep it in `useMemo`. */
  tree?: GridTree<Row> | undefined;
  /** Row height: 30 px, or 48 px when `comfortable`: texts have two lines. */
  density?: GridDensity | undefined;
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
  /** The same of a row that came in or changed, which is lit for a moment. */
  flashRow(key: RowKey): void;
  /** The rows that are shown, in their order. */
  shownRows(): readonly Row[];
  /** What is shown, as data, with what there was no room for; `selectedOnly` leaves out rows that are not selected. */
  exportRows(options?: { selectedOnly?: boolean }): GridExport;
  /** Opens the list of columns, for a button of the screen's own; focus goes back to the button. */
  chooseColumns(button: HTMLElement): void;
}
