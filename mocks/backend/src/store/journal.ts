/** One row written or, with `value` null, deleted. */
export interface Change {
  collection: string;
  key: string;
  value: unknown;
}

/** Where committed changes are kept. `commit` returns once they would survive a power cut, or throws. */
export interface Journal {
  /** Every row kept so far; none on the first start. */
  load(): Iterable<Change>;
  commit(changes: readonly Change[]): void;
  close(): void;
}
