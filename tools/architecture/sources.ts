import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../paths.ts';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'generated', 'storybook-static', '.data', '.cache', '.git']);

/** Returns the files in a folder with the given endings, by path from the root. */
export function filesBelow(folder: string, ...suffixes: string[]): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (SKIPPED_FOLDERS.has(entry.name)) return [];
    if (entry.isDirectory()) return filesBelow(path, ...suffixes);
    return suffixes.some((suffix) => entry.name.endsWith(suffix)) ? [path] : [];
  });
}

export const read = (path: string) => readFileSync(join(root, path), 'utf8');

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

export interface Import {
  file: string;
  /** A package name, or a path from the root. */
  target: string;
}

const getTarget = (file: string, target: string) => {
  if (target.startsWith('.')) return relative(root, join(root, file, '..', target));
  if (!target.startsWith('#')) return target;
  // Resolves a package's `#` path by the `imports` of its package.json.
  const [folder] = file.split('/src/');
  return target.startsWith('#assets/') ? `${folder}/${target.slice(1)}` : `${folder}/src/${target.slice(1)}`;
};

export function getImports(file: string): Import[] {
  return [...read(file).matchAll(IMPORT)].map(([, target = '']) => ({ file, target: getTarget(file, target) }));
}

export const isTest = (file: string) =>
  /\.(test|spec|stories|failure)\.tsx?$/.test(file) || /\/(test|testing|stories)[/.]/.test(file);
