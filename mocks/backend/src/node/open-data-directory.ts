import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateCatalogue } from '../catalogue/generate.ts';
import { sampleSeed } from '../seed/sample.ts';
import type { Seed } from '../seed/seed.ts';
import type { Journal } from '../store/journal.ts';
import { loadCatalogue, saveGeneratedCatalogue } from './catalogue-file.ts';
import { lockDirectory, setAside, withFile } from './data-directory.ts';
import { acknowledgedPath, sqliteJournal } from './journal.ts';

/** How many products a data directory without an imported price list gets. */
const PRODUCTS = 20_000;
const SEED = 2026;

export interface OpenOptions {
  /** Begin with the sample again; what was ordered is moved into a directory beside. The catalogue stays. */
  fresh?: boolean;
  /** Go on with what is left although something that was acknowledged is missing; the files as they were are copied. */
  acceptLoss?: boolean;
  /** Products of the invented catalogue where there is none yet. */
  products?: number;
  /** Where whoever opens it is reached, for a second one that wants it too. */
  address?: string;
}

const STATE = 'state.sqlite';
/** In the order they are moved: a process that is killed after any of them leaves what still opens. */
const STATE_FILES = [acknowledgedPath(STATE), STATE, `${STATE}-wal`, `${STATE}-shm`];

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
  const release = lockDirectory(dataDir, address);
  try {
    if (options.fresh) setAside(dataDir, STATE_FILES);
    if (acceptLoss) keepCopy(dataDir);
    const catalogue =
      loadCatalogue(dataDir) ??
      saveGeneratedCatalogue(dataDir, generateCatalogue({ products: options.products ?? PRODUCTS, seed: SEED }));
    const journal = sqliteJournal(join(dataDir, STATE), { acceptLoss });
    return {
      seed: sampleSeed(catalogue, Date.now()),
      journal: {
        ...journal,
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
