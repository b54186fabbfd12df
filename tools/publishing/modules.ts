import { posix } from 'node:path';

/** How bundlers know which build it is, where the sources ask Vite. */
const IN_DEVELOPMENT = "(process.env.NODE_ENV !== 'production')";

const ADDRESS = /new URL\('([^']+)', import\.meta\.url\)/g;

/** A file that a module names by its address, and where it is copied from: a place in the sources, or one in a package. */
interface Copy {
  /** Relative to the module. */
  to: string;
  from: { source: string } | { package: string };
}

/** A package's file beside our own module. As `.js`: servers know that, where some serve `.mjs` as bytes. */
const getSiblings = (name: string) => `./${posix.basename(name).replace(/\.mjs$/, '.js')}`;

/**
 * A compiled module as it is published. Vite's development server takes addresses of files in other packages for files of
 * ours: these become files beside the module.
 * @throws for what our own build alone would understand
 */
export function publishedModule(code: string): string {
  const text = code
    .replaceAll('import.meta.env.DEV', IN_DEVELOPMENT)
    .replace(ADDRESS, (whole, name: string) => (name.startsWith('.') ? whole : whole.replace(name, getSiblings(name))));
  const [left] = /import\.meta\.(?!url\b)\w+|\?(?:url|raw|worker|inline)(?=['"])/.exec(text) ?? [];
  if (left) throw new Error(`${left} means something to Vite alone.`);
  return text;
}

/** What lies beside a compiled module: its style sheets, its pictures, a worker of another package. */
export function getCopies(code: string): Copy[] {
  const sheets = [...code.matchAll(/^import '(\.[^']+\.css)'/gm)].map(([, name = '']) => name);
  const addresses = [...code.matchAll(ADDRESS)].map(([, name = '']) => name);
  return [...sheets, ...addresses].map((name) =>
    name.startsWith('.') ? { to: name, from: { source: name } } : { to: getSiblings(name), from: { package: name } },
  );
}

/** Types name modules as the package has them, and no style sheets, which have no types. */
export const publishedTypes = (text: string): string =>
  text.replace(/^import '[^']+\.css';\n/gm, '').replace(/((?:from|import\()\s*['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js');
