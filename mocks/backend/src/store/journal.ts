/** One row written or, with `value` null, deleted. */
export interface Change {
  collection: string;
  key: string;
  value: unknown;
}

/** Where committed changes are kept. */
export interface Journal {
  /** Every row kept so far; none on the first start. */
  load(): Iterable<Change>;
  /**
   * Returns once the changes would survive a power cut.
   * @throws StorageRefused where it is certain that none of them was kept; anything else leaves that open
   */
  commit(changes: readonly Change[]): void;
  close(): void;
}

/** The storage takes nothing at present. Its message is for people. What was tried may be tried again. */
export class StorageRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`Nothing was kept: ${reason}`, options);
    this.name = 'StorageRefused';
  }
}
