import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { type Change, type Journal, StorageRefused } from '../store/journal.ts';
import { rowProblem } from '../store/row-shapes.ts';
import { type Acknowledged, openAcknowledged } from './acknowledged.ts';
import { cannotUse, DataDirectoryProblem, isDamage, sqliteCode, withFile } from './data-directory.ts';
import { FILES_LOST, watchFiles } from './watched-files.ts';

/** Schema version. 0 had no checksums. */
const VERSION = 2;

/** Limits data outside the database file: the log is written back after 100 pages, 400 kB. */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 100;
`;
const ROWS = `
  CREATE TABLE IF NOT EXISTS rows (
    collection TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (collection, key)
  ) STRICT, WITHOUT ROWID;
`;
/** One row: the last commit, and a digest of all checksums, which detects missing or outdated rows. */
const UPGRADE = `
  ALTER TABLE rows ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE last (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    number INTEGER NOT NULL,
    rows INTEGER NOT NULL,
    orders INTEGER NOT NULL,
    at TEXT NOT NULL,
    digest INTEGER NOT NULL
  ) STRICT;
`;

// Types, not interfaces, because SQLite's results are records of any columns.
type Stored = {
  collection: string;
  key: string;
  value: string;
  checksum: number;
};

type Last = {
  number: number;
  rows: number;
  orders: number;
  at: string;
  digest: number;
};

export interface JournalOptions {
  /** Continues with the remaining data although acknowledged writes are missing. */
  acceptLoss?: boolean;
  /** Maximum number of 4 kB pages of the database; default the disk's limit. */
  largestPages?: number;
}

const NOTHING: Last = { number: 0, rows: 0, orders: 0, at: '', digest: 0 };
const FRESH = 'start over with `npm start -- --fresh`, which keeps the old files beside the new';

export const acknowledgedPath = (file: string) => `${file}.acknowledged`;

const getChecksum = (collection: string, key: string, value: string) => crc32(`${collection}\0${key}\0${value}`);
const isOrder = (collection: string) => collection === 'orders' || collection === 'sentOrders';

const describeAcknowledged = ({ commit, rows, orders, at }: Acknowledged) =>
  `commit ${commit} of ${at}, with ${orders} orders in ${rows} rows`;

function createDamageProblem(
  file: string,
  what: string,
  acknowledged: Acknowledged | null,
  cause?: unknown,
): DataDirectoryProblem {
  const known = acknowledged ? ` What was acknowledged last is ${describeAcknowledged(acknowledged)}.` : '';
  return new DataDirectoryProblem(
    `${resolve(file)} is damaged: ${what}.${known} Nothing was changed. Put back a copy of ${dirname(resolve(file))}, or ${FRESH}.`,
    { cause },
  );
}

/** Error for a database that ends before the last acknowledged commit. */
function missing(file: string, last: Last, acknowledged: Acknowledged): DataDirectoryProblem {
  const there =
    last.number === 0 ? 'holds nothing' : `ends with ${describeAcknowledged({ ...last, commit: last.number })}`;
  return new DataDirectoryProblem(
    `${resolve(file)} ${there}, but what was acknowledged last is ${describeAcknowledged(acknowledged)}: ${acknowledged.commit - last.number} commits are missing. Nothing was changed. Put back a copy of ${dirname(resolve(file))}, go on with what is left with \`npm start -- --accept-loss\`, or ${FRESH}.`,
  );
}

/** Error for a database that cannot be checked, because the last acknowledged commit is unknown. */
function unknown(file: string, what: string): DataDirectoryProblem {
  const folder = dirname(resolve(file));
  return new DataDirectoryProblem(
    `${what}: it cannot be said whether everything that was acknowledged is there. Nothing was changed. Put back a copy of all of ${folder}, go on with what is left with \`npm start -- --accept-loss\`, or ${FRESH}.`,
  );
}

const getVersion = (database: DatabaseSync) =>
  (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

const lastOf = (database: DatabaseSync): Last =>
  (database.prepare('SELECT number, rows, orders, at, digest FROM last').get() as Last | undefined) ?? NOTHING;

const isFilled = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Returns the last commit of a database without changing it: opening it for writing discards an incomplete log end. */
function peek(file: string): Last {
  if (!isFilled(file)) return NOTHING;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return getVersion(database) === VERSION ? lastOf(database) : NOTHING;
  } finally {
    database.close();
  }
}

/** Runs work on a file that may not be a database. */
function reading<T>(file: string, acknowledged: Acknowledged | null, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isDamage(error)) throw createDamageProblem(file, (error as Error).message, acknowledged, error);
    throw cannotUse(file, error);
  }
}

function transaction(database: DatabaseSync, work: () => void): void {
  try {
    database.exec('BEGIN IMMEDIATE');
    work();
    database.exec('COMMIT');
  } catch (error) {
    // SQLite itself rolls back when the disk is full; a second rollback would hide the cause.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Creates the tables, and adds checksums to an older database. */
function upgrade(database: DatabaseSync, file: string): void {
  const version = getVersion(database);
  if (version === VERSION) return;
  if (version !== 0) {
    throw new DataDirectoryProblem(
      `${resolve(file)} was written by a later version of Mortar. Start that one, or name another directory with --data.`,
    );
  }
  transaction(database, () => {
    database.exec(ROWS + UPGRADE);
    const set = database.prepare('UPDATE rows SET checksum = ? WHERE collection = ? AND key = ?');
    const storedRows = database.prepare('SELECT collection, key, value FROM rows').all() as Omit<Stored, 'checksum'>[];
    const last = { ...NOTHING, number: storedRows.length > 0 ? 1 : 0, at: new Date().toISOString() };
    for (const { collection, key, value } of storedRows) {
      const checksum = getChecksum(collection, key, value);
      set.run(checksum, collection, key);
      last.digest = (last.digest ^ checksum) >>> 0;
      last.rows += 1;
      if (isOrder(collection)) last.orders += 1;
    }
    saveLast(database).run(last.number, last.rows, last.orders, last.at, last.digest);
    database.exec(`PRAGMA user_version = ${VERSION}`);
  });
}

const saveLast = (database: DatabaseSync) =>
  database.prepare('INSERT OR REPLACE INTO last (one, number, rows, orders, at, digest) VALUES (1, ?, ?, ?, ?, ?)');

/** Converts storage errors to a refusal. A failed fsync leaves the disk's state unknown and stays as it is. */
function refusal(error: unknown): unknown {
  const code = sqliteCode(error);
  if (code === 0) return error;
  const UNCERTAIN = [1034, 1290];
  if (UNCERTAIN.includes((error as { errcode: number }).errcode)) return error;
  const FULL = 13;
  const reason =
    code === FULL ? 'the disk of the server is full.' : `the server cannot write (${(error as Error).message}).`;
  return new StorageRefused(reason, { cause: error });
}

/**
 * Opens a journal in an SQLite file, with one durable SQLite transaction per commit. The last acknowledged commit is
 * stored next to it (`acknowledged.ts`), and every row has a checksum.
 * @param file path of the database; created when missing
 * @throws DataDirectoryProblem if it cannot be opened, or acknowledged writes are missing
 */
export function sqliteJournal(file: string, { acceptLoss = false, largestPages }: JournalOptions = {}): Journal {
  const notePath = acknowledgedPath(file);
  const acknowledged = withFile(notePath, () => openAcknowledged(notePath));
  const known = acknowledged.found === 'unreadable' ? null : acknowledged.found;
  const sums = new Map<string, number>();

  function open(): DatabaseSync {
    const found = reading(file, known, () => peek(file));
    if (acceptLoss) return openToWrite();
    if (acknowledged.found === 'unreadable') throw unknown(file, `${resolve(notePath)} is damaged`);
    // The first commit is the sample, before any request was acknowledged.
    if (!known && found.number > 1) throw unknown(file, `${resolve(notePath)} is missing`);
    if (!known && !isFilled(file) && isFilled(`${file}-wal`)) {
      throw unknown(file, `${resolve(file)} is missing beside its log`);
    }
    if (known && known.commit > found.number) throw missing(file, found, known);
    return openToWrite();
  }

  function openToWrite(): DatabaseSync {
    return reading(file, known, () => {
      const opened = new DatabaseSync(file, { timeout: 2_000 });
      try {
        opened.exec(SETTINGS);
        upgrade(opened, file);
        if (largestPages !== undefined) opened.exec(`PRAGMA max_page_count = ${largestPages}`);
        return opened;
      } catch (error) {
        opened.close();
        throw error;
      }
    });
  }

  let database: DatabaseSync;
  try {
    database = open();
  } catch (error) {
    acknowledged.close();
    throw error;
  }
  let last = lastOf(database);
  // Takes the present state as acknowledged, after an accepted loss or a crash between commit and note.
  if (last.number > 0 || acceptLoss) acknowledged.note({ ...last, commit: last.number });
  // The log is created by the first commit of a database.
  const files = watchFiles([file, `${file}-wal`]);
  const put = database.prepare('INSERT OR REPLACE INTO rows (collection, key, value, checksum) VALUES (?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM rows WHERE collection = ? AND key = ?');
  const save = saveLast(database);

  function read({ collection, key, value, checksum }: Stored): Change {
    const row = `the row "${key}" of ${collection}`;
    if (getChecksum(collection, key, value) !== checksum)
      throw createDamageProblem(file, `${row} is not as it was written`, known);
    let parsed: unknown;
    try {
      parsed = JSON.parse(value);
    } catch (error) {
      throw createDamageProblem(file, `${row} cannot be read`, known, error);
    }
    const problem = rowProblem(collection, key, parsed);
    if (problem !== null) throw createDamageProblem(file, `${row} has another shape (${problem})`, known);
    sums.set(`${collection}\0${key}`, checksum);
    return { collection, key, value: parsed };
  }

  return {
    load() {
      const storedRows = reading(file, known, () => database.prepare('SELECT * FROM rows').all() as Stored[]);
      const rows = storedRows.map(read);
      const digest = storedRows.reduce((sum, { checksum }) => (sum ^ checksum) >>> 0, 0);
      if (rows.length !== last.rows || digest !== last.digest) {
        throw createDamageProblem(
          file,
          `${rows.length} rows can be read, which are not the ${last.rows} that were written`,
          known,
        );
      }
      return rows;
    },
    commit(changes) {
      if (!files.areUnchanged()) throw new StorageRefused(FILES_LOST);
      const next = { ...last, number: last.number + 1, at: new Date().toISOString() };
      const changed = new Map<string, number | null>();
      try {
        transaction(database, () => {
          for (const { collection, key, value } of changes) {
            const name = `${collection}\0${key}`;
            const before = sums.get(name);
            if (before !== undefined) next.digest = (next.digest ^ before) >>> 0;
            const text = value === null ? null : JSON.stringify(value);
            const checksum = text === null ? null : getChecksum(collection, key, text);
            if (text === null || checksum === null) remove.run(collection, key);
            else put.run(collection, key, text, checksum);
            if (checksum !== null) next.digest = (next.digest ^ checksum) >>> 0;
            const more = Number(checksum !== null) - Number(before !== undefined);
            next.rows += more;
            if (isOrder(collection)) next.orders += more;
            changed.set(name, checksum);
          }
          save.run(next.number, next.rows, next.orders, next.at, next.digest);
        });
      } catch (error) {
        // During start-up, the error names the file for the operator.
        throw last.number === 0 ? cannotUse(file, error) : refusal(error);
      }
      last = next;
      files.recordNewFiles();
      for (const [name, checksum] of changed) {
        if (checksum === null) sums.delete(name);
        else sums.set(name, checksum);
      }
      acknowledged.note({ ...next, commit: next.number });
    },
    close() {
      if (database.isOpen) database.close();
      acknowledged.close();
    },
  };
}
