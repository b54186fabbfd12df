import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** For each file of the repository in a build, the files that import it. */
export type Importers = Record<string, string[]>;

interface Stats {
  modules: { id: string; reasons?: { moduleName: string }[] }[];
}

const IMPORT =
  /(import|export)\s+(?:type\s+)?(\*(?:\s+as\s+\w+)?|[\w$]+(?:\s*,\s*\{[^}]*\})?|\{[^}]*\})\s*from\s*'([^']+)'/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const withoutDot = (id: string) => id.replace(/^\.\//, '').replace(/\?.*$/, '');
const isOurs = (id: string) => id.startsWith('./') && !id.includes('node_modules/');

/** Returns the imported names in `{ a, type B, c as d }`. */
function namesIn(clause: string): string[] {
  const inside = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return inside
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter((name) => name !== '');
}

const namesOut = (clause: string) => namesIn(clause.replace(/(\w+)\s+as\s+(\w+)/g, '$2'));

/**
 * Returns the file of each name re-exported by an entry point that only re-exports.
 * @returns null if the file does anything else
 */
export function getEntryPoint(source: string): ReadonlyMap<string, string> | null {
  const text = source.replace(COMMENT, '');
  const sources = new Map<string, string>();
  for (const [, kind, clause = '', target = ''] of text.matchAll(IMPORT)) {
    if (kind !== 'export' || !clause.startsWith('{')) return null;
    for (const name of namesOut(clause)) sources.set(name, target);
  }
  const rest = text.replace(IMPORT, '').replace(/[;\s]/g, '');
  return rest === '' && sources.size > 0 ? sources : null;
}

/** Returns the names that a file imports from modules with one of these endings; null for all. */
export function importedNames(source: string, names: ReadonlySet<string>): Set<string> | null {
  const imported = new Set<string>();
  for (const [, , clause = '', target = ''] of source.replace(COMMENT, '').matchAll(IMPORT)) {
    if (/^[.#]/.test(target) && !/\/index(\.tsx?)?$/.test(target)) continue;
    const found = namesIn(clause).filter((name) => names.has(name));
    if (clause.startsWith('*') && (target.startsWith('@mortar/') || target.startsWith('.'))) return null;
    for (const name of found) imported.add(name);
  }
  return imported;
}

/**
 * Returns the importers of each of our files, from the build's statistics. Resolves entry points: importing one name of
 * `design-system` does not depend on all of it.
 * @param folder the checkout that was built
 */
export function readImporters(stats: Stats, folder: string): Importers {
  const importers: Importers = {};
  const read = (path: string) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '');
  for (const { id, reasons = [] } of stats.modules) {
    if (!isOurs(id)) continue;
    const from = reasons.map(({ moduleName }) => moduleName).filter(isOurs);
    importers[withoutDot(id)] = [...new Set(from.map(withoutDot))];
  }
  for (const [entryPoint, takers] of Object.entries(importers)) {
    if (!/\.tsx?$/.test(entryPoint)) continue;
    const sources = getEntryPoint(read(entryPoint));
    if (sources) seeThrough(importers, entryPoint, takers, sources, read);
  }
  return importers;
}

function seeThrough(
  importers: Importers,
  entryPoint: string,
  takers: readonly string[],
  sources: ReadonlyMap<string, string>,
  read: (path: string) => string,
): void {
  const names = new Set(sources.keys());
  const getPath = (target: string) => withoutDot(join(entryPoint, '..', target));
  const add = (target: string, taker: string) => {
    importers[target] = [...new Set([...(importers[target] ?? []), taker])];
  };
  for (const target of new Set(sources.values())) {
    const path = getPath(target);
    importers[path] = (importers[path] ?? []).filter((importer) => importer !== entryPoint);
  }
  for (const taker of takers) {
    for (const name of importedNames(read(taker), names) ?? names) add(getPath(sources.get(name) ?? ''), taker);
  }
}
