import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts';
import { completeProduct } from '../catalogue/derive.ts';
import type { CatalogueProduct, ProductFacts } from '../catalogue/product.ts';

/** Counts up when the file's shape changes; a file of another version is made anew. */
const VERSION = 1;

interface CatalogueFile {
  version: number;
  /** Where the products come from, for people. */
  source: string;
  products: ProductFacts[];
}

export const cataloguePath = (dataDir: string) => join(dataDir, 'catalogue.json');

/** Writes a file so that at any moment either the old or the new one is there, whole. */
export function writeWhole(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  const file = openSync(temporary, 'w');
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
  syncFolder(dirname(path));
}

/** Makes the new name last: a rename is kept with its folder. Windows neither can nor needs to. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** What is derived from the nappi code is not kept. */
function factsOf(product: CatalogueProduct): ProductFacts {
  const { nappicode, name, form, packsize, strength, ingredients, genericskey, manufacturer } = product;
  const { schedule, sepcents, datemodified, keyword, discontinued } = product;
  return {
    ...{ nappicode, name, form, packsize, strength, ingredients, genericskey, manufacturer },
    ...{ schedule, sepcents, datemodified, keyword, discontinued },
  };
}

export function saveCatalogue(dataDir: string, products: readonly CatalogueProduct[], source: string): void {
  const file: CatalogueFile = { version: VERSION, source, products: products.map(factsOf) };
  writeWhole(cataloguePath(dataDir), JSON.stringify(file));
}

/** The catalogue kept in a data directory, or null where there is none of this version. */
export function loadCatalogue(dataDir: string): Catalogue | null {
  let text: string;
  try {
    text = readFileSync(cataloguePath(dataDir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const file = JSON.parse(text) as CatalogueFile;
  return file.version === VERSION ? createCatalogue(file.products.map(completeProduct)) : null;
}
