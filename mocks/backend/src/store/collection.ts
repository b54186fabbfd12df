/** One kind of row in memory by key, with an optional index. */
export interface Collection<Row> {
  get(key: string | number): Row | undefined;
  /** All rows in insertion order. */
  all(): Iterable<Row>;
  /** The rows with this index value. */
  at(index: string | number): Row[];
  put(row: Row): void;
  delete(key: string | number): void;
  readonly size: number;
}

/** Key and index of a collection's rows. */
export interface CollectionShape<Row> {
  key(row: Row): string;
  index?(row: Row): string;
}

type OnChange = (key: string, before: unknown, after: unknown) => void;

/**
 * Creates a collection.
 * @param onChange is called with every change, for undo and journal
 */
export function createCollection<Row>(shape: CollectionShape<Row>, onChange: OnChange) {
  const rows = new Map<string, Row>();
  const index = new Map<string, Set<string>>();

  function place(key: string, row: Row | undefined) {
    const before = rows.get(key);
    if (shape.index && before) index.get(shape.index(before))?.delete(key);
    if (row === undefined) {
      rows.delete(key);
      return;
    }
    rows.set(key, row);
    if (!shape.index) return;
    const value = shape.index(row);
    const keys = index.get(value) ?? new Set();
    index.set(value, keys.add(key));
  }

  function change(key: string, row: Row | undefined) {
    const before = rows.get(key);
    if (before === undefined && row === undefined) return;
    onChange(key, before, row);
    place(key, row);
  }

  const collection: Collection<Row> = {
    get: (key) => rows.get(String(key)),
    all: () => rows.values(),
    at: (value) => [...(index.get(String(value)) ?? [])].flatMap((key) => rows.get(key) ?? []),
    put: (row) => change(shape.key(row), row),
    delete: (key) => change(String(key), undefined),
    get size() {
      return rows.size;
    },
  };
  return { collection, place };
}
