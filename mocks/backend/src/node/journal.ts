import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { type Change, type Journal, StorageRefused } from '../store/journal.ts';
import { rowProblem } from '../store/row-shapes.ts';
import { type Acknowledged, openAcknowledged } from './acknowledged.ts';
import { cannotUse, DataDirectoryProblem, isDamage, sqliteCode, withFile } from './data-directory.ts';
import { TAKEN_AWAY, watchFiles } from './watched-files.ts';

/** Counts up when the tables change. 0 had no checks. */
const VERSION = 2;

/** Little lives outside the database itself: after 100 pages, 400 kB, the log is written back. */
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
/** One row: the last commit, and a digest of every row's check, which tells of rows that are missing or old. */
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

// Types, not interfaces: what SQLite answers is a record of any columns.
type Kept = {
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
  /** Goes on with what is left where something that was acknowledged is missing. */
  acceptLoss?: boolean;
  /** Pages of 4 kB that the database may have at most; as many as the disk takes by default. */
  largestPages?: number;
}

const NOTHING: Last = { number: 0, rows: 0, orders: 0, at: '', digest: 0 };
const FRESH = 'start over with `npm start -- --fresh`, which keeps the old files beside the new';

export const acknowledgedPath = (file: string) => `${file}.acknowledged`;

const getChecksum = (collection: string, key: string, value: string) => crc32(`${collection}\0${key}\0${value}`);
const isOrder = (collection: string) => collection === 'orders' || collection === 'sentOrders';

const described = ({ commit, rows, orders, at }: Acknowledged) =>
  `commit ${commit} of ${at}, with ${orders} orders in ${rows} rows`;

function damaged(file: string, what: string, acknowledged: Acknowledged | null, cause?: unknown): DataDirectoryProblem {
  const known = acknowledged ? ` What was acknowledged last is ${described(acknowledged)}.` : '';
  return new DataDirectoryProblem(
    `${resolve(file)} is damaged: ${what}.${known} Nothing was changed. Put back a copy of ${dirname(resolve(file))}, or ${FRESH}.`,
    { cause },
  );
}

/** A database that begins earlier than what was acknowledged: its end is gone. */
function missing(file: string, last: Last, acknowledged: Acknowledged): DataDirectoryProblem {
  const there = last.number === 0 ? 'holds nothing' : `ends with ${described({ ...last, commit: last.number })}`;
  return new DataDirectoryProblem(
    `${resolve(file)} ${there}, but what was acknowledged last is ${described(acknowledged)}: ${acknowledged.commit - last.number} commits are missing. Nothing was changed. Put back a copy of ${dirname(resolve(file))}, go on with what is left with \`npm start -- --accept-loss\`, or ${FRESH}.`,
  );
}

/** What cannot be judged, for what was acknowledged last is not there to be read. */
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

/** Looks how far a database goes without changing it: opening one to write throws the torn end of its log away. */
function peek(file: string): Last {
  if (!isFilled(file)) return NOTHING;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return getVersion(database) === VERSION ? lastOf(database) : NOTHING;
  } finally {
    database.close();
  }
}

/** Does something with a database that may not be one. */
function reading<T>(file: string, acknowledged: Acknowledged | null, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isDamage(error)) throw damaged(file, (error as Error).message, acknowledged, error);
    throw cannotUse(file, error);
  }
}

function transaction(database: DatabaseSync, work: () => void): void {
  try {
    database.exec('BEGIN IMMEDIATE');
    work();
    database.exec('COMMIT');
  } catch (error) {
    // SQLite itself rolls back when the disk is full; a second time would hide why.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Makes the tables, and adds the checks to a database from before there were any. */
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
    const kept = database.prepare('SELECT collection, key, value FROM rows').all() as Omit<Kept, 'checksum'>[];
    const last = { ...NOTHING, number: kept.length > 0 ? 1 : 0, at: new Date().toISOString() };
    for (const { collection, key, value } of kept) {
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

/** The storage's reasons as a refusal. A failed fsync leaves open what is on the disk, and stays what it is. */
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
 * Keeps committed rows in an SQLite file, one SQLite transaction for each commit, on the disk before it returns.
 * Beside it stands what was acknowledged last (`acknowledged.ts`), and every row carries a check.
 * @param file path of the database; made when missing
 * @throws DataDirectoryProblem where it cannot be opened, or something that was acknowledged is missing
 */
export function sqliteJournal(file: string, { acceptLoss = false, largestPages }: JournalOptions = {}): Journal {
  const beside = acknowledgedPath(file);
  const acknowledged = withFile(beside, () => openAcknowledged(beside));
  const known = acknowledged.found === 'unreadable' ? null : acknowledged.found;
  const sums = new Map<string, number>();

  function open(): DatabaseSync {
    const found = reading(file, known, () => peek(file));
    if (acceptLoss) return openToWrite();
    if (acknowledged.found === 'unreadable') throw unknown(file, `${resolve(beside)} is damaged`);
    // The first commit is the sample: nobody was served before its note.
    if (!known && found.number > 1) throw unknown(file, `${resolve(beside)} is missing`);
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
  // Where a loss was accepted, what is there counts from now on; and a commit that was cut off before its note, too.
  if (last.number > 0 || acceptLoss) acknowledged.note({ ...last, commit: last.number });
  // The log is made by the first commit of a database.
  const files = watchFiles([file, `${file}-wal`]);
  const put = database.prepare('INSERT OR REPLACE INTO rows (collection, key, value, checksum) VALUES (?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM rows WHERE collection = ? AND key = ?');
  const save = saveLast(database);

  function read({ collection, key, value, checksum }: Kept): Change {
    const row = `the row "${key}" of ${collection}`;
    if (getChecksum(collection, key, value) !== checksum) throw damaged(file, `${row} is not as it was written`, known);
    let parsed: unknown;
    try {
      parsed = JSON.parse(value);
    } catch (error) {
      throw damaged(file, `${row} cannot be read`, known, error);
    }
    const problem = rowProblem(collection, key, parsed);
    if (problem !== null) throw damaged(file, `${row} has another shape (${problem})`, known);
    sums.set(`${collection}\0${key}`, checksum);
    return { collection, key, value: parsed };
  }

  return {
    load() {
      const kept = reading(file, known, () => database.prepare('SELECT * FROM rows').all() as Kept[]);
      const rows = kept.map(read);
      const digest = kept.reduce((sum, { checksum }) => (sum ^ checksum) >>> 0, 0);
      if (rows.length !== last.rows || digest !== last.digest) {
        throw damaged(file, `${rows.length} rows can be read, which are not the ${last.rows} that were written`, known);
      }
      return rows;
    },
    commit(changes) {
      if (!files.areThere()) throw new StorageRefused(TAKEN_AWAY);
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
        // Nobody is served yet: what a person reads names the file.
        throw last.number === 0 ? cannotUse(file, error) : refusal(error);
      }
      last = next;
      files.look();
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
