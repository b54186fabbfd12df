import { DatabaseSync } from 'node:sqlite';
import type { Change, Journal } from '../store/journal.ts';

const TABLE = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS rows (
    collection TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (collection, key)
  ) STRICT, WITHOUT ROWID;
`;

interface Kept {
  collection: string;
  key: string;
  value: string;
}

/**
 * Keeps committed rows in an SQLite file, one SQLite transaction for each commit, on the disk before it returns.
 * @param file path of the database; made when missing
 */
export function sqliteJournal(file: string): Journal {
  const database = new DatabaseSync(file);
  database.exec(TABLE);
  const put = database.prepare('INSERT OR REPLACE INTO rows (collection, key, value) VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM rows WHERE collection = ? AND key = ?');

  function write({ collection, key, value }: Change) {
    if (value === null) remove.run(collection, key);
    else put.run(collection, key, JSON.stringify(value));
  }

  return {
    load() {
      const rows = database.prepare('SELECT collection, key, value FROM rows').all() as unknown as Kept[];
      return rows.map(({ collection, key, value }) => ({ collection, key, value: JSON.parse(value) as unknown }));
    },
    commit(changes) {
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const change of changes) write(change);
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
