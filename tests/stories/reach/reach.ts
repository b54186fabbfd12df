import type { Importers } from './graph.ts';

/** What a change can reach: every story, or these files' stories. */
export interface Reach {
  /** Story files, from the root; null for all of them. */
  storyFiles: ReadonlySet<string> | null;
  /** Brands that a change to themes alone can reach; null for all of them. */
  brands: ReadonlySet<string> | null;
  /** The file that made it everything, for people to read. */
  because: string | null;
}

/** Where a change is seen by no import: how everything is built and shown, and the report pages, which are built beside it. */
const EVERYTHING =
  /^\.storybook\/(main|preview|manager|matrix|reportPages)|^mocks\/backend\/src\/(reports|node)\/|^pnpm-|^tsconfig|package\.json$|^\.storybook\/public\//;
const BLOCK = /([^{}]*)\{([^{}]*)\}/g;
const isStory = (file: string) => /\.stories\.tsx?$/.test(file);

/** Everything that imports any of these files, through however many others. */
export function getImporters(files: readonly string[], graphs: readonly Importers[]): Set<string> {
  const seen = new Set(files);
  const ahead = [...files];
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    for (const importer of graphs.flatMap((graph) => graph[file as string] ?? [])) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      ahead.push(importer);
    }
  }
  return seen;
}

/** The declarations that each brand gets from the generated style sheet. */
export function declarationsByBrand(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(BLOCK)) {
    const brand = /data-brand=['"]?([\w-]+)/.exec(selector)?.[1] ?? '';
    found.set(brand, `${found.get(brand) ?? ''}${selector.trim()}{${body.trim()}}`);
  }
  return found;
}

/** The brands whose declarations differ between two versions of the generated style sheet; null if others differ too. */
export function changedBrands(base: string, head: string): Set<string> | null {
  const [before, after] = [declarationsByBrand(base), declarationsByBrand(head)];
  const brands = [...new Set([...before.keys(), ...after.keys()])].filter(
    (brand) => before.get(brand) !== after.get(brand),
  );
  return brands.includes('') ? null : new Set(brands);
}

export interface Change {
  files: readonly string[];
  /** How either side's files import each other. */
  graphs: readonly Importers[];
  /** A file's text on either side, empty where it is not. */
  read(side: 'base' | 'head', path: string): string;
}

/** The generated style sheet: each brand has its own part of it. */
export const THEMES = 'themes/generated/themes.css';

/** The brand whose folder holds a file, `none` for what no brand shows, or null. */
export function brandOfFile(file: string): string | null {
  const folder = /^themes\/src\/brands\/([\w-]+)\//.exec(file)?.[1];
  if (folder) return folder;
  return /^themes\/generated\/.*\.json$|^themes\/generated\/wireframe\.css$/.test(file) ? 'none' : null;
}

/** The brands that a changed file of the themes can reach; null if it is not of the themes, or reaches all. */
function getBrands(file: string, { read }: Change): Set<string> | null {
  const brand = brandOfFile(file);
  if (brand) return new Set(brand === 'none' ? [] : [brand]);
  return file === THEMES ? changedBrands(read('base', file), read('head', file)) : null;
}

/** True for what may show in any story though no import says so: a picture or font may be shown by its address. */
export const isSeenByNoImport = (file: string, graphs: readonly Importers[]): boolean =>
  EVERYTHING.test(file) || (!/\.(tsx?|m?js|json|mdx?|css)$/.test(file) && graphs.every((graph) => !graph[file]));

/** What the changed files can reach, by the imports of both sides. */
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
  // A brand's own change reaches every story, a component's every brand: both at once is everything but their corners.
  return brands.size > 0
    ? { storyFiles: null, brands: null, because: rest[0] ?? null }
    : { storyFiles, brands: null, because };
}
