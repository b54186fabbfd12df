import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fromRoot } from '../paths.ts';
import { run } from '../run.ts';
import { getCopies, publishedModule, publishedTypes } from './modules.ts';

interface Compilation {
  /** Source folder of the package. */
  source: string;
  /** Entry modules relative to it: `index.ts`. Modules they do not reach, such as tests and stories, are left out. */
  entries: readonly string[];
  /** Output folder for modules, types and assets. */
  out: string;
  /** Type folders of our packages that it depends on, by package name. */
  types: Readonly<Record<string, string>>;
}

const getFiles = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));

async function emit({ source, entries, out, types }: Compilation): Promise<void> {
  mkdirSync(fromRoot('.cache'), { recursive: true });
  // Below the root, so that types of dependencies resolve.
  const work = mkdtempSync(fromRoot('.cache', 'compile-'));
  const config = {
    extends: fromRoot('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      noEmitOnError: true,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: source,
      outDir: out,
      types: ['vite/client'],
      paths: Object.fromEntries(Object.entries(types).map(([name, file]) => [name, [file]])),
    },
    files: [...entries, ...getFiles(source, '.d.ts')].map((name) => join(source, name)),
    include: [],
  };
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config));
  try {
    await run('tsc', ['-p', join(work, 'tsconfig.json')]);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/**
 * Compiles a package to one module and one type file per source, so that bundlers can tree-shake it.
 * @throws if it does not compile, or if a module would work only in our own build
 */
export async function compile(compilation: Compilation): Promise<void> {
  const { source, out } = compilation;
  await emit(compilation);
  for (const name of getFiles(out, '.d.ts')) {
    const path = join(out, name);
    writeFileSync(path, publishedTypes(readFileSync(path, 'utf8')));
  }
  const { resolve } = createRequire(join(source, 'index.ts'));
  for (const name of getFiles(out, '.js')) {
    const code = readFileSync(join(out, name), 'utf8');
    writeFileSync(join(out, name), publishedModule(code));
    for (const { to, from } of getCopies(code)) {
      const path = 'package' in from ? resolve(from.package) : join(source, dirname(name), from.source);
      cpSync(path, join(out, dirname(name), to));
    }
  }
}
