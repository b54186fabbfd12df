import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { watchFiles } from './watched-files.ts';

/** A data directory that cannot be used as it is. Its message is for people: what is wrong, with which file, what to do. */
export class DataDirectoryProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataDirectoryProblem';
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room and start again',
  EDQUOT: 'the disk is full for this user. Make room and start again',
  EROFS: 'the disk may only be read. Name another directory with --data',
  EACCES: 'this user may not write there. Change its rights, or name another directory with --data',
  EPERM: 'this user may not write there. Change its rights, or name another directory with --data',
  EEXIST: 'a file of that name is in the way. Move it, or name another directory with --data',
  ENOTDIR: 'a part of that path is a file. Move it, or name another directory with --data',
  EISDIR: 'a directory of that name is in the way. Move it',
  SQLITE_FULL: 'the disk is full. Make room and start again',
  SQLITE_READONLY: 'it may only be read. Change its rights, or name another directory with --data',
  SQLITE_CANTOPEN: 'it cannot be opened or made. Change the rights of its directory, or name another with --data',
};

/** SQLite's primary result codes that mean something to people; the upper bits only say where it happened. */
const SQLITE: Readonly<Record<number, string>> = { 8: 'SQLITE_READONLY', 13: 'SQLITE_FULL', 14: 'SQLITE_CANTOPEN' };

/** SQLite's primary result code of an error of `node:sqlite`; 0 for any other. */
export function sqliteCode(error: unknown): number {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : 0;
}

/** Whether SQLite says that a file is no database of its own, or a damaged one. */
export function isDamage(error: unknown): boolean {
  const [CORRUPT, NOT_A_DATABASE] = [11, 26];
  const code = sqliteCode(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

const isDirectory = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Says of an error with a file what is the matter, and what to do. */
export function cannotUse(file: string, error: unknown): DataDirectoryProblem {
  if (error instanceof DataDirectoryProblem) return error;
  // SQLite says of a directory what it says of a broken disk.
  const inTheWay = sqliteCode(error) !== 0 && isDirectory(file);
  const code = inTheWay
    ? 'EISDIR'
    : (SQLITE[sqliteCode(error)] ?? String((error as NodeJS.ErrnoException | null)?.code));
  const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error));
  return new DataDirectoryProblem(`${resolve(file)} cannot be used: ${reason}.`, { cause: error });
}

/** Does something with a file of a data directory. @throws DataDirectoryProblem */
export function withFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw cannotUse(file, error);
  }
}

interface Holder {
  pid: number;
  address: string;
  /** ISO 8601. */
  since: string;
}

/** Who has a directory, as they wrote it down themselves; null where that cannot be read. */
function getHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function inUse(dataDir: string, holder: Holder | null): DataDirectoryProblem {
  const who = holder
    ? `the Mortar at ${holder.address} (process ${holder.pid}, since ${holder.since})`
    : 'another Mortar';
  return new DataDirectoryProblem(
    `${resolve(dataDir)} is in use by ${who}. Use that one, or stop it first; a second Mortar takes another directory with --data.`,
  );
}

/** A data directory that is this process' own. */
interface DirectoryLock {
  /** False once the lock's file was taken away: then others can have the directory as well. */
  isHeld(): boolean;
  release(): void;
}

const damagedLock = (file: string, cause: unknown) =>
  new DataDirectoryProblem(
    `${resolve(file)} is damaged. It holds no orders, only that a server has the directory: make sure that none is running, delete the file, and start again.`,
    { cause },
  );

/**
 * Takes a data directory for this process alone: two servers on one would hand out the same ids and overwrite each
 * other's orders. The lock is a transaction that stays open on a database of its own, so the operating system lets go
 * of it with the process, however that ends; nothing has to be tidied up, and no process id has to be believed.
 * `in-use.json` beside it only says who it is.
 * @param address where the holder is reached, for whoever comes second
 * @throws DataDirectoryProblem when somebody else has it, or it cannot be written to
 */
export function lockDirectory(dataDir: string, address: string): DirectoryLock {
  withFile(dataDir, () => mkdirSync(dataDir, { recursive: true }));
  const file = join(dataDir, 'lock.sqlite');
  const about = join(dataDir, 'in-use.json');
  const lock = withFile(file, () => new DatabaseSync(file, { timeout: 0 }));
  try {
    lock.exec('BEGIN IMMEDIATE');
  } catch (error) {
    lock.close();
    const BUSY = 5;
    if (sqliteCode(error) === BUSY) throw inUse(dataDir, getHolder(about));
    throw isDamage(error) ? damagedLock(file, error) : cannotUse(file, error);
  }
  try {
    writeFileSync(about, JSON.stringify({ pid: process.pid, address, since: new Date().toISOString() }));
  } catch (error) {
    lock.close();
    throw cannotUse(about, error);
  }
  let held = true;
  const files = watchFiles([file]);
  return {
    isHeld: () => held && files.areThere(),
    release() {
      if (!held) return;
      held = false;
      rmSync(about, { force: true });
      lock.close();
    },
  };
}

/** Directories of replaced files that are kept; the oldest make room. */
const KEPT = 3;
const REPLACED = 'replaced-';

/**
 * Moves files out of the way, into a directory of their own beside them.
 * @returns the directory; null where none of the files was there
 */
export function setAside(dataDir: string, names: readonly string[]): string | null {
  const there = names.filter((name) => existsSync(join(dataDir, name)));
  if (there.length === 0) return null;
  const folder = join(dataDir, `${REPLACED}${new Date().toISOString().replaceAll(':', '-')}`);
  withFile(folder, () => {
    mkdirSync(folder);
    for (const name of there) renameSync(join(dataDir, name), join(folder, name));
  });
  const older = readdirSync(dataDir).filter((name) => name.startsWith(REPLACED));
  for (const name of older.sort().slice(0, -KEPT)) rmSync(join(dataDir, name), { recursive: true, force: true });
  return folder;
}
