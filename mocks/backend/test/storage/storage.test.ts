import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { createBackend, scenarios } from '../../src/index.ts';
import { saveCatalogue, saveGeneratedCatalogue } from '../../src/node/catalogue-file.ts';
import { cannotUse } from '../../src/node/data-directory.ts';
import { DataDirectoryProblem, openDataDirectory, sqliteJournal } from '../../src/node/index.ts';
import { add, buyer, newOrder, offers } from '../support/buyer.ts';

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'mortar-storage-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

/** Returns the message of a thrown error. */
function getErrorMessage(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(DataDirectoryProblem);
    return (error as Error).message;
  }
  throw new Error('It was not refused.');
}

/** Opens a directory, reads everything, and returns it. */
function start(dataDir: string, options: Parameters<typeof openDataDirectory>[1] = {}) {
  const opened = openDataDirectory(dataDir, options);
  try {
    return createBackend(opened);
  } catch (error) {
    opened.journal.close();
    throw error;
  }
}

/** A data directory as a killed server leaves it after sixty acknowledged lines. */
const killed = await (async () => {
  const live = folder();
  const backend = createBackend(openDataDirectory(live, { products: 300 }));
  const mine = await buyer(backend.fetch);
  const orderid = await newOrder(mine);
  const lines = offers(backend).slice(0, 60);
  for (const offer of lines.slice(0, 55)) await add(mine, { orderid, ...offer });
  // Moves earlier changes into the database and leaves the last five lines in its log only.
  const other = new DatabaseSync(join(live, 'state.sqlite'));
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  other.close();
  for (const offer of lines.slice(55)) await add(mine, { orderid, ...offer });
  const left = folder();
  cpSync(live, left, { recursive: true });
  backend.close();
  return left;
})();

function copy(): string {
  const made = folder();
  cpSync(killed, made, { recursive: true });
  return made;
}

const inside = (dataDir: string) =>
  Object.fromEntries(
    ['state.sqlite', 'state.sqlite-wal', 'state.sqlite.acknowledged', 'catalogue.json'].map((name) => [
      name,
      join(dataDir, name),
    ]),
  ) as Record<'state.sqlite' | 'state.sqlite-wal' | 'state.sqlite.acknowledged' | 'catalogue.json', string>;
const getSize = (file: string) => readFileSync(file).length;

const shorten = (file: string, bytes: number) => truncateSync(file, getSize(file) - bytes);
const halve = (file: string) => truncateSync(file, Math.floor(getSize(file) / 2));
const noise = (file: string) => {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  writeFileSync(file, bytes.fill(0xa5, middle, middle + 3_000));
};

/** Changes a database directly, without updating its checksums. */
function edit(dataDir: string, sql: string): void {
  const database = new DatabaseSync(inside(dataDir)['state.sqlite']);
  database.exec(sql);
  database.close();
}

describe('a data directory', () => {
  it('belongs to one server at a time, and is free when that one has ended', () => {
    const dataDir = folder();
    const first = openDataDirectory(dataDir, { products: 300, address: 'http://localhost:4173' });
    const text = getErrorMessage(() => openDataDirectory(dataDir));
    expect(text).toMatch(
      new RegExp(`^${dataDir} is in use by the Mortar at http://localhost:4173 \\(process ${process.pid}, since 20`),
    );
    expect(text).toMatch(/stop it first; a second Mortar takes another directory with --data\.$/);
    expect(getErrorMessage(() => openDataDirectory(dataDir, { fresh: true }))).toBe(text);
    first.journal.close();
    first.journal.close();
    openDataDirectory(dataDir).journal.close();
  });

  it('reports what blocks it', () => {
    const parent = folder();
    const file = join(parent, 'data');
    writeFileSync(file, '');
    expect(getErrorMessage(() => openDataDirectory(file))).toBe(
      `${file} cannot be used: a file of that name is in the way. Move it, or name another directory with --data.`,
    );
    expect(getErrorMessage(() => openDataDirectory(join(file, 'below')))).toMatch(/a part of that path is a file/);
    const readOnly = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    expect(cannotUse(file, readOnly).message).toBe(
      `${file} cannot be used: the disk may only be read. Name another directory with --data.`,
    );
    const occupied = folder();
    mkdirSync(inside(occupied)['state.sqlite']);
    expect(getErrorMessage(() => start(occupied, { products: 300 }))).toBe(
      `${inside(occupied)['state.sqlite']} cannot be used: a directory of that name is in the way. Move it.`,
    );
    const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
    expect(cannotUse(file, full).message).toMatch(/the disk is full\. Make room and start again\.$/);
  });

  it('reports that a damaged lock may be deleted', () => {
    const dataDir = folder();
    const file = join(dataDir, 'lock.sqlite');
    writeFileSync(file, 'noise'.repeat(1_000));
    expect(getErrorMessage(() => openDataDirectory(dataDir, { products: 300 }))).toBe(
      `${file} is damaged. It holds no orders, only that a server has the directory: make sure that none is running, delete the file, and start again.`,
    );
    rmSync(file);
    openDataDirectory(dataDir, { products: 300 }).journal.close();
  });

  it('is read after a kill at any commit', () => {
    for (const options of [{}, { acceptLoss: true }]) {
      const backend = start(copy(), options);
      expect(backend.store.items.size).toBeGreaterThanOrEqual(60);
      backend.close();
    }
  });

  it('keeps a price list that was imported while a catalogue was generated', () => {
    const dataDir = folder();
    const { seed, journal } = openDataDirectory(folder(), { products: 300 });
    journal.close();
    saveCatalogue(dataDir, seed.catalogue.products.slice(0, 10), 'imported');
    const storedCatalogue = saveGeneratedCatalogue(dataDir, seed.catalogue);
    expect(storedCatalogue.products).toHaveLength(10);
  });

  it('of a version before the checks is migrated completely', () => {
    const dataDir = folder();
    const database = new DatabaseSync(inside(dataDir)['state.sqlite']);
    database.exec(
      'CREATE TABLE rows (collection TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (collection, key)) STRICT, WITHOUT ROWID',
    );
    const { state } = scenarios.emptyPharmacy().seed;
    const put = database.prepare('INSERT INTO rows VALUES (?, ?, ?)');
    for (const row of state.retailers) put.run('retailers', String(row.retailerid), JSON.stringify(row));
    database.close();
    for (let time = 0; time < 2; time += 1) {
      const backend = start(dataDir, { products: 300 });
      expect(backend.store.retailers.size).toBe(state.retailers.length);
      backend.store.transaction(() => backend.store.favourites.put({ retailerid: 1001, productid: 1 }));
      backend.close();
    }
  });
});

describe('storage with lost data', () => {
  const cut: [string, (dataDir: string) => void][] = [
    [
      'emptied',
      (dataDir) => {
        truncateSync(inside(dataDir)['state.sqlite'], 0);
        rmSync(inside(dataDir)['state.sqlite-wal']);
      },
    ],
    ['emptied beside its log', (dataDir) => truncateSync(inside(dataDir)['state.sqlite'], 0)],
    ['deleted', (dataDir) => rmSync(inside(dataDir)['state.sqlite'])],
    ['without its log', (dataDir) => rmSync(inside(dataDir)['state.sqlite-wal'])],
    ['with half its log', (dataDir) => halve(inside(dataDir)['state.sqlite-wal'])],
    ['with its log one byte short', (dataDir) => shorten(inside(dataDir)['state.sqlite-wal'], 1)],
    ['with noise in its log', (dataDir) => noise(inside(dataDir)['state.sqlite-wal'])],
  ];

  it.each(cut)('%s: is rejected, with the last acknowledged commit and instructions', (_what, damage) => {
    const dataDir = copy();
    damage(dataDir);
    const before = readdirSync(dataDir).map((name) => [
      name,
      existsSync(join(dataDir, name)) && getSize(join(dataDir, name)),
    ]);
    const text = getErrorMessage(() => start(dataDir));
    expect(text).toMatch(
      /^\/.*state\.sqlite (holds nothing|ends with commit \d+ of 20\S+, with \d+ orders in \d+ rows), but/,
    );
    expect(text).toMatch(
      /acknowledged last is commit \d+ of 20\S+Z, with \d+ orders in \d+ rows: \d+ commits are missing\./,
    );
    expect(text).toMatch(
      /Put back a copy of .*, go on with .*--accept-loss`, or start over with `npm start -- --fresh`/,
    );
    const after = readdirSync(dataDir).map((name) => [name, getSize(join(dataDir, name))]);
    // Reading creates an empty log if there is none.
    const state = ([name, size]: unknown[]) => /^state.sqlite(-wal)?$/.test(String(name)) && size !== 0;
    expect(after.filter(state)).toEqual(before.filter(state));
  });

  it.each(cut)('%s: continues with the remaining data on request, the old files kept', (_what, damage) => {
    const dataDir = copy();
    damage(dataDir);
    const backend = start(dataDir, { acceptLoss: true });
    backend.store.transaction(() => backend.store.favourites.put({ retailerid: 1001, productid: 1 }));
    backend.close();
    expect(readdirSync(dataDir).filter((name) => name.startsWith('before-loss-'))).toHaveLength(1);
    start(dataDir).close();
  });

  it.each(cut)('%s: starts over on request, the old files kept', (_what, damage) => {
    const dataDir = copy();
    damage(dataDir);
    const backend = start(dataDir, { fresh: true });
    backend.close();
    const [storedCatalogue = ''] = readdirSync(dataDir).filter((name) => name.startsWith('replaced-'));
    expect(readdirSync(join(dataDir, storedCatalogue))).toContain('state.sqlite.acknowledged');
    start(dataDir).close();
  });

  it.each([1, 2, 3])('still opens if starting over was interrupted after %d files', (moved) => {
    const dataDir = copy();
    const order = ['state.sqlite.acknowledged', 'state.sqlite', 'state.sqlite-wal'] as const;
    writeFileSync(join(dataDir, 'starting-over'), '');
    for (const name of order.slice(0, moved)) rmSync(inside(dataDir)[name]);
    start(dataDir).close();
    start(dataDir).close();
  });

  it('keeps at most three directories of replaced files', () => {
    const dataDir = copy();
    for (let time = 0; time < 5; time += 1) start(dataDir, { fresh: true }).close();
    expect(readdirSync(dataDir).filter((name) => name.startsWith('replaced-')).length).toBeLessThanOrEqual(3);
  });

  it('is not assumed if a kill occurred between a commit and its record, or damaged the record', () => {
    const dataDir = copy();
    const file = inside(dataDir)['state.sqlite.acknowledged'];
    const text = readFileSync(file, 'latin1');
    const [one = '', other = ''] = [text.slice(0, 128), text.slice(128)];
    const number = (line: string) => Number(/commit (\d+)/.exec(line)?.[1]);
    const newest = number(one) > number(other) ? 0 : 128;
    writeFileSync(file, text.slice(0, newest) + 'x'.repeat(128) + text.slice(newest + 128));
    start(dataDir).close();
    writeFileSync(file, text.slice(0, 128));
    start(dataDir).close();
  });

  it.each<[string, RegExp, (dataDir: string) => void]>([
    ['its note', /acknowledged is missing/, (dataDir) => rmSync(inside(dataDir)['state.sqlite.acknowledged'])],
    [
      'the content of its note',
      /acknowledged is missing/,
      (dataDir) => truncateSync(inside(dataDir)['state.sqlite.acknowledged']),
    ],
    [
      'its note and log (state.sqlite only)',
      /acknowledged is missing/,
      (dataDir) => {
        rmSync(inside(dataDir)['state.sqlite.acknowledged']);
        rmSync(inside(dataDir)['state.sqlite-wal']);
      },
    ],
    [
      'all but its log',
      /state\.sqlite is missing beside its log/,
      (dataDir) => {
        rmSync(inside(dataDir)['state.sqlite.acknowledged']);
        rmSync(inside(dataDir)['state.sqlite']);
      },
    ],
  ])('without %s is rejected because a loss is possible; and continues on request', (_what, reason, damage) => {
    const dataDir = copy();
    damage(dataDir);
    const text = getErrorMessage(() => start(dataDir));
    expect(text).toMatch(reason);
    expect(text).toMatch(/it cannot be said whether everything that was acknowledged is there\. Nothing was changed\./);
    expect(text).toMatch(/Put back a copy of all of .*--accept-loss`, or start over with/);
    expect(getErrorMessage(() => start(dataDir))).toBe(text);
    start(dataDir, { acceptLoss: true }).close();
    start(dataDir).close();
  });

  it('cannot be detected from an unreadable record, which is rejected', () => {
    const dataDir = copy();
    writeFileSync(inside(dataDir)['state.sqlite.acknowledged'], 'noise');
    expect(getErrorMessage(() => start(dataDir))).toMatch(/acknowledged is damaged: it cannot be said whether/);
    start(dataDir, { acceptLoss: true }).close();
  });
});

describe('modified storage', () => {
  it.each<[string, RegExp, (dataDir: string) => void]>([
    [
      'one digit of a quantity',
      /the row "\d+" of items is not as it was written/,
      (dataDir) =>
        edit(
          dataDir,
          `UPDATE rows SET value = replace(value, '"orderedquantity":1', '"orderedquantity":7') WHERE collection = 'items'`,
        ),
    ],
    [
      'a torn row',
      /is not as it was written/,
      (dataDir) => edit(dataDir, `UPDATE rows SET value = substr(value, 1, 9) WHERE collection = 'orders'`),
    ],
    [
      'a row that is gone',
      /\d+ rows can be read, which are not the \d+ that were written/,
      (dataDir) => edit(dataDir, `DELETE FROM rows WHERE key = (SELECT max(key) FROM rows WHERE collection = 'items')`),
    ],
    [
      'a header that is none',
      /file is not a database/,
      (dataDir) => {
        const file = inside(dataDir)['state.sqlite'];
        rmSync(inside(dataDir)['state.sqlite-wal']);
        writeFileSync(file, readFileSync(file).fill(7, 0, 100));
      },
    ],
  ])('in %s is rejected with the name of the file', (_what, text, damage) => {
    const dataDir = copy();
    damage(dataDir);
    const message = getErrorMessage(() => start(dataDir));
    expect(message).toMatch(text);
    expect(message).toMatch(/^\/.*state\.sqlite is damaged: .*acknowledged last is commit \d+.*--fresh/);
  });

  it('with rows of another shape is rejected, even without checksums', () => {
    const dataDir = folder();
    const journal = sqliteJournal(join(dataDir, 'state.sqlite'));
    journal.load();
    journal.commit([{ collection: 'favourites', key: '1001/2', value: { retailerid: 1001, product: 2 } }]);
    journal.close();
    expect(getErrorMessage(() => start(dataDir, { products: 300 }))).toMatch(
      /row "1001\/2" of favourites has another shape/,
    );
  });

  it.each<[string, string, RegExp]>([
    ['empty', '', /it is empty/],
    ['cut', '{"version":1,"products":[{"nappi', /it ends early or is no JSON/],
    ['an object without anything', '{}', /version/],
    ['without products', '{"version":1,"products":[]}', /products/],
    ['of other products', '{"version":1,"products":[{"name":"x"}]}', /nappicode/],
  ])('with a catalogue that is %s is rejected', (_what, content, text) => {
    const dataDir = copy();
    writeFileSync(inside(dataDir)['catalogue.json'], content);
    const message = getErrorMessage(() => start(dataDir));
    expect(message).toMatch(text);
    expect(message).toMatch(/^\/.*catalogue\.json is damaged: .*Import the price list again/);
    expect(readFileSync(inside(dataDir)['catalogue.json'], 'utf8')).toBe(content);
  });
});
