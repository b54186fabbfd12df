import type { Importers } from './graph.ts';

/** What a change can reach: every story, or these files' stories. */
export interface Reach {
  /** Story files, from the root; null for all of them. */
  storyFiles: ReadonlySet<string> | null;
  /** Brands that a change only to themes can reach; null for all of them. */
  brands: ReadonlySet<string> | null;
  /** The file that makes the change reach everything. */
  because: string | null;
}

/** Files that affect all stories without an import: build and Storybook configuration, and the report pages. */
const EVERYTHING =
  /^\.storybook\/(main|preview|manager|matrix|reportPages)|^mocks\/backend\/src\/(reports|node)\/|^pnpm-|^tsconfig|package\.json$|^\.storybook\/public\//;
const BLOCK = /([^{}]*)\{([^{}]*)\}/g;
const isStory = (file: string) => /\.stories\.tsx?$/.test(file);

/** Returns all transitive importers of the files. */
export function getImporters(files: readonly string[], graphs: readonly Importers[]): Set<string> {
  const seen = new Set(files);
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const importer of graphs.flatMap((graph) => graph[file as string] ?? [])) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      queue.push(importer);
    }
  }
  return seen;
}

/** Returns each brand's declarations in the generated style sheet. */
export function declarationsByBrand(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(BLOCK)) {
    const brand = /data-brand=['"]?([\w-]+)/.exec(selector)?.[1] ?? '';
    found.set(brand, `${found.get(brand) ?? ''}${selector.trim()}{${body.trim()}}`);
  }
  return found;
}

/**
 * Returns the brands whose declarations differ between two versions of the generated style sheet; null if other parts
 * differ too.
 */
export function changedBrands(base: string, head: string): Set<string> | null {
  const [before, after] = [declarationsByBrand(base), declarationsByBrand(head)];
  const brands = [...new Set([...before.keys(), ...after.keys()])].filter(
    (brand) => before.get(brand) !== after.get(brand),
  );
  return brands.includes('') ? null : new Set(brands);
}

export interface Change {
  files: readonly string[];
  /** Import graphs of both sides. */
  graphs: readonly Importers[];
  /** A file's text on either side; empty if it does not exist. */
  read(side: 'base' | 'head', path: string): string;
}

/** The generated style sheet, with a section per brand. */
export const THEMES = 'themes/generated/themes.css';

/** Returns the brand whose folder contains a file, `none` for a brand that is not shown, or null. */
export function brandOfFile(file: string): string | null {
  const folder = /^themes\/src\/brands\/([\w-]+)\//.exec(file)?.[1];
  if (folder) return folder;
  return /^themes\/generated\/.*\.json$|^themes\/generated\/wireframe\.css$/.test(file) ? 'none' : null;
}

/** Returns the brands that a changed theme file can reach; null if it is not a theme file or reaches all. */
function getBrands(file: string, { read }: Change): Set<string> | null {
  const brand = brandOfFile(file);
  if (brand) return new Set(brand === 'none' ? [] : [brand]);
  return file === THEMES ? changedBrands(read('base', file), read('head', file)) : null;
}

/** Returns whether a file may affect any story without an import, such as a picture or font shown by its URL. */
export const isSeenByNoImport = (file: string, graphs: readonly Importers[]): boolean =>
  EVERYTHING.test(file) || (!/\.(tsx?|m?js|json|mdx?|css)$/.test(file) && graphs.every((graph) => !graph[file]));

/** Returns what the changed files can reach, by the imports of both sides. */
export function getReach(change: Change): Reach {
  const brands = new Set<string>();
  const rest: string[] = [];
  for (const file of change.files) {
    const reached = getBrands(file, change);
    if (!reached) rest.push(file);
    for (const brand of reached ?? []) brands.add(brand);
  }
  if (rest.length === 0) return { storyFiles: brands.size > 0 ? null : new Set(), brands, because: null };
  const importers = getImporters(rest, change.graphs);
  const because =
    [...importers].find((file) => EVERYTHING.test(file)) ??
    rest.find((file) => isSeenByNoImport(file, change.graphs)) ??
    null;
  if (because) return { storyFiles: null, brands: null, because };
  const storyFiles = new Set([...importers].filter(isStory));
  // A brand's change reaches every story, a component's change every brand; both together reach nearly everything.
  return brands.size > 0
    ? { storyFiles: null, brands: null, because: rest[0] ?? null }
    : { storyFiles, brands: null, because };
}
