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
import { TAKEN_AWAY } from './watched-files.ts';

export interface OpenOptions {
  /** Begin with the sample again; what was ordered is moved into a directory beside. The catalogue stays. */
  fresh?: boolean;
  /** Go on with what is left although something that was acknowledged is missing; the files as they were are copied. */
  acceptLoss?: boolean;
  /** Products of the invented catalogue where there is none yet. */
  products?: number;
  /** The catalogue of this directory, where it was read already. */
  catalogue?: Catalogue | undefined;
  /** Where whoever opens it is reached, for a second one that wants it too. */
  address?: string;
}

const STATE = 'state.sqlite';
const STATE_FILES = [acknowledgedPath(STATE), STATE, `${STATE}-wal`, `${STATE}-shm`];

/** Says that the files are being moved out of the way, for the start after one that was cut off. */
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
 * Opens what a data directory holds: its catalogue (an invented one is made and kept the first time) and everything
 * that was written before. Pass both to `createBackend`; its `close` closes the journal and lets go of the directory.
 * @throws DataDirectoryProblem when another process has it, it cannot be written to, or something in it is damaged
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
          if (!isHeld()) throw new StorageRefused(TAKEN_AWAY);
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
