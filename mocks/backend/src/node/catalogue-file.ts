import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts';
import { completeProduct } from '../catalogue/derive.ts';
import type { CatalogueProduct, ProductFacts } from '../catalogue/product.ts';
import { DataDirectoryProblem, withFile } from './data-directory.ts';

const VERSION = 1;

interface CatalogueFile {
  version: number;
  /** Readable origin of the products. */
  source: string;
  products: ProductFacts[];
}

export const cataloguePath = (dataDir: string) => join(dataDir, 'catalogue.json');

/**
 * Writes a synced temporary file next to a path and lets `place` rename it.
 * @throws DataDirectoryProblem
 */
function write(path: string, content: string, place: (temporary: string) => void): void {
  const temporary = `${path}.${process.pid}.tmp`;
  withFile(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    try {
      const file = openSync(temporary, 'w');
      try {
        writeFileSync(file, content);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      place(temporary);
      syncFolder(dirname(path));
    } finally {
      rmSync(temporary, { force: true });
    }
  });
}

/**
 * Writes a file atomically: a reader sees the complete old or new one.
 * @throws DataDirectoryProblem
 */
export function writeAtomically(path: string, content: string): void {
  write(path, content, (temporary) => renameSync(temporary, path));
}

/**
 * Writes a file unless one with that name exists.
 * @throws DataDirectoryProblem
 */
function writeFirst(path: string, content: string): void {
  write(path, content, (temporary) => {
    try {
      linkSync(temporary, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
      // Some file systems have no links.
      if (!existsSync(path)) renameSync(temporary, path);
    }
  });
}

/** Syncs the folder to make a rename durable. Windows neither supports nor needs it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Returns a product without data derived from the nappi code. */
function getFacts(product: CatalogueProduct): ProductFacts {
  const { nappicode, name, form, packsize, strength, ingredients, genericskey, manufacturer } = product;
  const { schedule, sepcents, datemodified, keyword, discontinued } = product;
  return {
    nappicode,
    name,
    form,
    packsize,
    strength,
    ingredients,
    genericskey,
    manufacturer,
    schedule,
    sepcents,
    datemodified,
    keyword,
    discontinued,
  };
}

const catalogueText = (products: readonly CatalogueProduct[], source: string) => {
  const file: CatalogueFile = { version: VERSION, source, products: products.map(getFacts) };
  return JSON.stringify(file);
};

/** Replaces the catalogue of a data directory. */
export function saveCatalogue(dataDir: string, products: readonly CatalogueProduct[], source: string): void {
  writeAtomically(cataloguePath(dataDir), catalogueText(products, source));
}

/**
 * Stores a generated catalogue, unless a price list was imported meanwhile.
 * @returns the stored one
 */
export function saveGeneratedCatalogue(dataDir: string, invented: Catalogue): Catalogue {
  writeFirst(cataloguePath(dataDir), catalogueText(invented.products, 'invented'));
  return loadCatalogue(dataDir) ?? invented;
}

const schema = z.object({
  version: z.literal(VERSION),
  products: z
    .array(
      z.object({
        nappicode: z.string().check(z.regex(/^\d{5,15}$/)),
        name: z.string(),
        form: z.string(),
        packsize: z.string(),
        strength: z.string(),
        genericskey: z.string(),
        manufacturer: z.string(),
        ingredients: z.array(z.looseObject({ name: z.string() })),
        schedule: z.string(),
        sepcents: z.int(),
        datemodified: z.string(),
        keyword: z.string(),
        discontinued: z.boolean(),
      }),
    )
    .check(z.minLength(1)),
});

function createDamageProblem(path: string, what: string): DataDirectoryProblem {
  return new DataDirectoryProblem(
    `${resolve(path)} is damaged: ${what}. Nothing was changed, and orders are not touched by it. Import the price list again with \`npm run import-prices -- FILE\`, put back a copy, or remove the file: then an invented catalogue is made.`,
  );
}

/**
 * Returns the catalogue of a data directory, or null if there is none.
 * @throws DataDirectoryProblem
 */
export function loadCatalogue(dataDir: string): Catalogue | null {
  const path = cataloguePath(dataDir);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return withFile(path, () => {
      throw error;
    });
  }
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw createDamageProblem(path, text === '' ? 'it is empty' : 'it ends early or is no JSON');
  }
  const read = schema.safeParse(file);
  if (!read.success) throw createDamageProblem(path, z.prettifyError(read.error).replaceAll('\n', ' ').slice(0, 200));
  return createCatalogue((file as CatalogueFile).products.map(completeProduct));
}
