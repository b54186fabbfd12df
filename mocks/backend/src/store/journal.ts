/** One row written or, with `value` null, deleted. */
export interface Change {
  collection: string;
  key: string;
  value: unknown;
}

/** Storage of committed changes. */
export interface Journal {
  /** Returns every stored row; none on the first start. */
  load(): Iterable<Change>;
  /**
   * Returns once the changes would survive a power cut.
   * @throws StorageRefused if certainly none of them was stored; any other error leaves that open
   */
  commit(changes: readonly Change[]): void;
  close(): void;
}

/** The storage is temporarily not writable. Its message is readable. The write can be repeated. */
export class StorageRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`Nothing was kept: ${reason}`, options);
    this.name = 'StorageRefused';
  }
}
