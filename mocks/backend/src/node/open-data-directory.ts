import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { sampleCatalogue } from '../catalogue/generate.ts';
import { sampleSeed } from '../seed/sample.ts';
import type { Seed } from '../seed/seed.ts';
import { type Journal, StorageRefused } from '../store/journal.ts';
import { loadCatalogue, saveGeneratedCatalogue } from './catalogue-file.ts';
import { lockDirectory, setAside, withFile } from './data-directory.ts';
import { acknowledgedPath, sqliteJournal } from './journal.ts';
import { FILES_LOST } from './watched-files.ts';

export interface OpenOptions {
  /** Starts with the sample; existing orders are moved into a directory. The catalogue stays. */
  fresh?: boolean;
  /** Continues with the remaining data although acknowledged writes are missing; the original files are copied. */
  acceptLoss?: boolean;
  /** Number of products of a generated catalogue, if there is none yet. */
  products?: number;
  /** The directory's catalogue, if already loaded. */
  catalogue?: Catalogue | undefined;
  /** Address of the holder, shown to a second process. */
  address?: string;
}

const STATE = 'state.sqlite';
const STATE_FILES = [acknowledgedPath(STATE), STATE, `${STATE}-wal`, `${STATE}-shm`];

/** Marks an unfinished move of files, so that the next start completes it. */
const STARTING_OVER = 'starting-over';

function startOver(dataDir: string): void {
  const mark = join(dataDir, STARTING_OVER);
  withFile(mark, () => writeFileSync(mark, ''));
  setAside(dataDir, STATE_FILES);
  rmSync(mark, { force: true });
}

function keepCopy(dataDir: string): void {
  const folder = join(dataDir, `before-loss-${new Date().toISOString().replaceAll(':', '-')}`);
  for (const name of STATE_FILES.filter((name) => existsSync(join(dataDir, name)))) {
    withFile(folder, () => cpSync(join(dataDir, name), join(folder, name)));
  }
}

/**
 * Opens a data directory: its catalogue (generated and stored the first time) and all stored data. Pass both to
 * `createBackend`, whose `close` closes the journal and releases the directory.
 * @throws DataDirectoryProblem if another process holds it, it is not writable, or data is damaged
 */
export function openDataDirectory(dataDir: string, options: OpenOptions = {}): { seed: Seed; journal: Journal } {
  const { address = 'an unknown address', acceptLoss = false } = options;
  const { isHeld, release } = lockDirectory(dataDir, address);
  try {
    if (options.fresh || existsSync(join(dataDir, STARTING_OVER))) startOver(dataDir);
    if (acceptLoss) keepCopy(dataDir);
    const catalogue =
      options.catalogue ?? loadCatalogue(dataDir) ?? saveGeneratedCatalogue(dataDir, sampleCatalogue(options.products));
    const journal = sqliteJournal(join(dataDir, STATE), { acceptLoss });
    return {
      seed: sampleSeed(catalogue, Date.now()),
      journal: {
        ...journal,
        commit(changes) {
          if (!isHeld()) throw new StorageRefused(FILES_LOST);
          journal.commit(changes);
        },
        close() {
          journal.close();
          release();
        },
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
