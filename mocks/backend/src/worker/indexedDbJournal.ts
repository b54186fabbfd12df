import type { Change, Journal } from '../store/journal.ts';
import { rowProblem } from '../store/row-shapes.ts';

/** A journal in a browser. It takes what is committed at once, and keeps it a moment later. */
export interface IndexedDbJournal extends Journal {
  /**
   * Resolves once everything that was committed is kept.
   * @throws where something of it was not: the backend holds more than the storage does
   */
  settled(): Promise<void>;
}

/** What was kept cannot be gone on with: it was written by another version, or is damaged. */
export class KeptProblem extends Error {
  constructor(problem: string) {
    super(`What was kept cannot be read: ${problem}`);
    this.name = 'KeptProblem';
  }
}

const ROWS = 'rows';
const VERSION = 1;

const asked = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(ROWS, { keyPath: ['collection', 'key'] });
  return asked(request);
}

function checked(row: Change): Change {
  const problem = rowProblem(row.collection, row.key, row.value);
  if (problem !== null) throw new KeptProblem(`the row "${row.key}" of ${row.collection} (${problem})`);
  return row;
}

const written = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The storage gave up.'));
  });

/**
 * Keeps committed rows in a database of this browser, one of its transactions for each commit.
 * @param name of the database; made when missing
 * @throws KeptProblem for rows that are not as they are written today
 */
export async function openIndexedDbJournal(name: string): Promise<IndexedDbJournal> {
  const database = await openDatabase(name);
  // Somebody deletes it: what is open would have that wait.
  database.onversionchange = () => database.close();
  let kept: Change[];
  try {
    kept = ((await asked(database.transaction(ROWS).objectStore(ROWS).getAll())) as Change[]).map(checked);
  } catch (error) {
    database.close();
    throw error;
  }
  let last = Promise.resolve();
  return {
    load() {
      const rows = kept;
      kept = [];
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
        // The store takes all of it back; what was put before must not stay.
        transaction.abort();
        throw error;
      }
      last = Promise.all([last, written(transaction)]).then(() => undefined);
      // Whoever wrote asks by `settled`; what falls due by itself has nobody to tell.
      last.catch(() => undefined);
    },
    settled: () => last,
    close: () => database.close(),
  };
}

/** Forgets everything that a journal kept. Nothing may be open on it but journals of this function's kind. */
export async function deleteIndexedDbJournal(name: string): Promise<void> {
  await asked(indexedDB.deleteDatabase(name));
}
