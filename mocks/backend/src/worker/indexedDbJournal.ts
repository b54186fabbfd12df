import type { Change, Journal } from '../store/journal.ts';
import { rowProblem } from '../store/row-shapes.ts';

/** A journal in a browser. A commit returns at once and is stored shortly after. */
export interface IndexedDbJournal extends Journal {
  /**
   * Resolves once all commits are stored.
   * @throws if one was not: the backend then holds more than the storage
   */
  settled(): Promise<void>;
}

/** Stored data is unusable: written by another version, or damaged. */
export class StoredProblem extends Error {
  constructor(problem: string) {
    super(`What was kept cannot be read: ${problem}`);
    this.name = 'StoredProblem';
  }
}

const ROWS = 'rows';
const VERSION = 1;

const toPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(ROWS, { keyPath: ['collection', 'key'] });
  return toPromise(request);
}

function checkChange(row: Change): Change {
  const problem = rowProblem(row.collection, row.key, row.value);
  if (problem !== null) throw new StoredProblem(`the row "${row.key}" of ${row.collection} (${problem})`);
  return row;
}

const waitForCompletion = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The storage gave up.'));
  });

/**
 * Stores committed rows in a database of this browser, with one transaction per commit.
 * @param name of the database; created when missing
 * @throws StoredProblem for rows that are not in today's format
 */
export async function openIndexedDbJournal(name: string): Promise<IndexedDbJournal> {
  const database = await openDatabase(name);
  // Another context deletes the database, which an open connection would block.
  database.onversionchange = () => database.close();
  let loadedRows: Change[];
  try {
    loadedRows = ((await toPromise(database.transaction(ROWS).objectStore(ROWS).getAll())) as Change[]).map(
      checkChange,
    );
  } catch (error) {
    database.close();
    throw error;
  }
  let last = Promise.resolve();
  return {
    load() {
      const rows = loadedRows;
      loadedRows = [];
      return rows;
    },
    commit(changes) {
      const transaction = database.transaction(ROWS, 'readwrite', { durability: 'strict' });
      const rows = transaction.objectStore(ROWS);
      try {
        for (const { collection, key, value } of changes) {
          if (value === null) rows.delete([collection, key]);
          else rows.put({ collection, key, value });
        }
      } catch (error) {
        // Aborts, so that earlier writes of the commit are rolled back.
        transaction.abort();
        throw error;
      }
      last = Promise.all([last, waitForCompletion(transaction)]).then(() => undefined);
      // Callers wait with `settled`; scheduled work has no caller to report to.
      last.catch(() => undefined);
    },
    settled: () => last,
    close: () => database.close(),
  };
}

/** Deletes all data of a journal. Only journals of this module may have it open. */
export async function deleteIndexedDbJournal(name: string): Promise<void> {
  await toPromise(indexedDB.deleteDatabase(name));
}
