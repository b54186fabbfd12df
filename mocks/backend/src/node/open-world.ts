import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generateCatalogue } from '../catalogue/generate.ts';
import type { Journal } from '../store/journal.ts';
import { sampleWorld } from '../world/sample.ts';
import type { World } from '../world/world.ts';
import { loadCatalogue, saveCatalogue } from './catalogue-file.ts';
import { sqliteJournal } from './journal.ts';

/** How many products a data directory without an imported price list gets. */
const PRODUCTS = 20_000;
const SEED = 2026;

export interface OpenOptions {
  /** Forget what was ordered and begin with the sample again. The catalogue stays. */
  fresh?: boolean;
  /** Products of the invented catalogue where there is none yet. */
  products?: number;
}

const stateFiles = (dataDir: string) => ['', '-wal', '-shm'].map((end) => join(dataDir, `state.sqlite${end}`));

/**
 * Opens what a data directory holds: its catalogue (an invented one is made and kept the first time) and everything
 * that was written before. Pass both to `createBackend`; its `close` closes the journal.
 */
export function openWorld(dataDir: string, options: OpenOptions = {}): { world: World; journal: Journal } {
  mkdirSync(dataDir, { recursive: true });
  if (options.fresh) for (const file of stateFiles(dataDir)) rmSync(file, { force: true });
  let catalogue = loadCatalogue(dataDir);
  if (!catalogue) {
    catalogue = generateCatalogue({ products: options.products ?? PRODUCTS, seed: SEED });
    saveCatalogue(dataDir, catalogue.products, 'invented');
  }
  return { world: sampleWorld(catalogue, Date.now()), journal: sqliteJournal(join(dataDir, 'state.sqlite')) };
}
