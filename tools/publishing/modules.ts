import { posix } from 'node:path';

/** Replaces Vite's development check for other bundlers. */
const IN_DEVELOPMENT = "(process.env.NODE_ENV !== 'production')";

const ADDRESS = /new URL\('([^']+)', import\.meta\.url\)/g;

/** A file that a module references by URL, and its origin: a source path or a package. */
interface Copy {
  /** Relative to the module. */
  to: string;
  from: { source: string } | { package: string };
}

/** Path of a package's file next to our module. Named `.js` because some servers send `.mjs` as binary. */
const getSiblingPath = (name: string) => `./${posix.basename(name).replace(/\.mjs$/, '.js')}`;

/**
 * Returns a compiled module in its published form. Files of other packages become files next to the module, because
 * Vite's development server resolves their URLs within our package.
 * @throws for syntax that only our own build understands
 */
export function publishedModule(code: string): string {
  const text = code
    .replaceAll('import.meta.env.DEV', IN_DEVELOPMENT)
    .replace(ADDRESS, (match, name: string) =>
      name.startsWith('.') ? match : match.replace(name, getSiblingPath(name)),
    );
  const [left] = /import\.meta\.(?!url\b)\w+|\?(?:url|raw|worker|inline)(?=['"])/.exec(text) ?? [];
  if (left) throw new Error(`${left} means something to Vite alone.`);
  return text;
}

/** Returns the files to copy for a compiled module: style sheets, images and workers of other packages. */
export function getCopies(code: string): Copy[] {
  const sheets = [...code.matchAll(/^import '(\.[^']+\.css)'/gm)].map(([, name = '']) => name);
  const addresses = [...code.matchAll(ADDRESS)].map(([, name = '']) => name);
  return [...sheets, ...addresses].map((name) =>
    name.startsWith('.') ? { to: name, from: { source: name } } : { to: getSiblingPath(name), from: { package: name } },
  );
}

/** Returns type declarations with published module paths and without style sheet imports. */
export const publishedTypes = (text: string): string =>
  text.replace(/^import '[^']+\.css';\n/gm, '').replace(/((?:from|import\()\s*['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js');
