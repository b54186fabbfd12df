import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { watchFiles } from './watched-files.ts';

/** An unusable data directory. Its readable message gives the problem, the file, and a fix. */
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

/** SQLite's primary result codes with a readable meaning; the upper bits only say where it happened. */
const SQLITE: Readonly<Record<number, string>> = { 8: 'SQLITE_READONLY', 13: 'SQLITE_FULL', 14: 'SQLITE_CANTOPEN' };

/** Returns SQLite's primary result code of an error of `node:sqlite`; 0 for any other. */
export function sqliteCode(error: unknown): number {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : 0;
}

/** Returns whether SQLite reports a file as damaged or not a database. */
export function isDamage(error: unknown): boolean {
  const [CORRUPT, NOT_A_DATABASE] = [11, 26];
  const code = sqliteCode(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

const isDirectory = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Describes a file error with a fix. */
export function cannotUse(file: string, error: unknown): DataDirectoryProblem {
  if (error instanceof DataDirectoryProblem) return error;
  // For a directory, SQLite reports the same code as for a broken disk.
  const inTheWay = sqliteCode(error) !== 0 && isDirectory(file);
  const code = inTheWay
    ? 'EISDIR'
    : (SQLITE[sqliteCode(error)] ?? String((error as NodeJS.ErrnoException | null)?.code));
  const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error));
  return new DataDirectoryProblem(`${resolve(file)} cannot be used: ${reason}.`, { cause: error });
}

/**
 * Runs work on a file of a data directory.
 * @throws DataDirectoryProblem
 */
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

/** Reads the holder of a directory; null if unreadable. */
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

/** Exclusive access of this process to a data directory. */
interface DirectoryLock {
  /** False once the lock's file was removed: others can then lock the directory as well. */
  isHeld(): boolean;
  release(): void;
}

const damagedLock = (file: string, cause: unknown) =>
  new DataDirectoryProblem(
    `${resolve(file)} is damaged. It holds no orders, only that a server has the directory: make sure that none is running, delete the file, and start again.`,
    { cause },
  );

/**
 * Locks a data directory for this process: two servers would assign the same ids and overwrite each other's orders. The
 * lock is an open transaction on a separate database, which the operating system releases with the process, so no
 * cleanup or process id is needed. `in-use.json` only names the holder.
 * @param address of the holder, shown to a second process
 * @throws DataDirectoryProblem if it is locked or not writable
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
  let isLocked = true;
  const files = watchFiles([file]);
  return {
    isHeld: () => isLocked && files.areUnchanged(),
    release() {
      if (!isLocked) return;
      isLocked = false;
      rmSync(about, { force: true });
      lock.close();
    },
  };
}

/** Number of directories of replaced files to keep; the oldest are deleted. */
const MAX_REPLACED = 3;
const REPLACED = 'replaced-';

/**
 * Moves files into a new directory next to them.
 * @returns the directory; null if none of the files exists
 */
export function setAside(dataDir: string, names: readonly string[]): string | null {
  const existing = names.filter((name) => existsSync(join(dataDir, name)));
  if (existing.length === 0) return null;
  const folder = join(dataDir, `${REPLACED}${new Date().toISOString().replaceAll(':', '-')}`);
  withFile(folder, () => {
    mkdirSync(folder);
    for (const name of existing) renameSync(join(dataDir, name), join(folder, name));
  });
  const older = readdirSync(dataDir).filter((name) => name.startsWith(REPLACED));
  for (const name of older.sort().slice(0, -MAX_REPLACED))
    rmSync(join(dataDir, name), { recursive: true, force: true });
  return folder;
}
