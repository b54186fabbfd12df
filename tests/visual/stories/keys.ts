import { createHash } from 'node:crypto';
import type { Importers } from '../../stories/reach/graph.ts';
import { brandOfFile, declarationsByBrand, isSeenByNoImport, THEMES } from '../../stories/reach/reach.ts';

/** Content keys. Builds with equal keys for a story and a brand render the same. */
export interface Keys {
  /** By the path of the story's file from the root. */
  stories: Record<string, string>;
  /** By brand: its declarations and the files of its folder. */
  brands: Record<string, string>;
}

const PREVIEW = '.storybook/preview.tsx';
const isStory = (file: string) => /\.stories\.tsx?$/.test(file);

function getHash(files: Iterable<string>, hashes: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(`${hashes.get(file) ?? ''} ${file}\n`);
  return hash.digest('hex').slice(0, 20);
}

function getImports(importers: Importers): Map<string, string[]> {
  const imports = new Map<string, string[]>();
  for (const [file, takers] of Object.entries(importers)) {
    for (const taker of takers) imports.set(taker, [...(imports.get(taker) ?? []), file]);
  }
  return imports;
}

/** Returns files with all their transitive imports. */
function withImports(files: readonly string[], imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set(files);
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const imported of imports.get(file) ?? []) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      queue.push(imported);
    }
  }
  return seen;
}

/**
 * Returns the keys of a build.
 * @param hashes content hashes of all files it was built from
 * @param css the generated style sheet of the themes
 */
export function getKeys(hashes: ReadonlyMap<string, string>, importers: Importers, css: string): Keys {
  const imports = getImports(importers);
  const ofBrand = (brand: string) => [...hashes.keys()].filter((file) => brandOfFile(file) === brand);
  const declarations = declarationsByBrand(css);
  const shared = [...hashes.keys()].filter(
    (file) => file !== THEMES && !brandOfFile(file) && isSeenByNoImport(file, [importers]),
  );
  const own = (file: string) => file !== THEMES && !brandOfFile(file);
  const common = createHash('sha256')
    .update(getHash([...shared, ...withImports([PREVIEW], imports)].filter(own), hashes))
    .update(declarations.get('') ?? '')
    .digest('hex');
  const storyKey = (file: string) =>
    getHash(
      [...withImports([file], imports)].filter(own),
      new Map([...hashes, [file, `${common} ${hashes.get(file) ?? ''}`]]),
    );
  const brands = new Set([...declarations.keys()].filter((brand) => brand !== ''));
  const brandKey = (brand: string) =>
    createHash('sha256')
      .update(declarations.get(brand) ?? '')
      .update(getHash(ofBrand(brand), hashes))
      .digest('hex')
      .slice(0, 20);
  return {
    stories: Object.fromEntries([...hashes.keys()].filter(isStory).map((file) => [file, storyKey(file)])),
    brands: Object.fromEntries([...brands].map((brand) => [brand, brandKey(brand)])),
  };
}
