import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rollup } from 'vite';
import { fromRoot } from '../../../tools/paths.ts';
import { fingerprint } from '../../../tools/testing/fingerprint.ts';
import type { ContenderInfo } from './contenders.ts';

const HERE = join('tests', 'benchmarks', 'grid');
const SHARED = [join(HERE, 'build.ts'), 'pnpm-lock.yaml'];
const OWN_SOURCES = ['design-system/src', 'design-system/package.json', 'themes/src', 'themes/generated'];
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

interface Size {
  js: number;
  css: number;
  /** What is fetched only when it is needed. */
  later: number;
}

export interface Built {
  /** Folder with `index.html`. */
  folder: string;
  size: Size;
}

function config(folder: string, more: InlineConfig): InlineConfig {
  return {
    configFile: false,
    root: fromRoot(HERE, 'page'),
    logLevel: 'error',
    plugins: [react()],
    ...more,
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, ...more.build },
  };
}

const kilobytes = (source: string | Uint8Array) => gzipSync(source, { level: 9 }).length / 1000;

/** Weighs what a page would get for the grid alone, beside React: only what its first rows need, and the rest apart. */
async function weigh(info: ContenderInfo, folder: string): Promise<Size> {
  const entry = fromRoot(HERE, 'sizes', info.file.replace(/tsx$/, 'ts'));
  const output = (await build(
    config(folder, {
      build: {
        write: false,
        cssCodeSplit: true,
        rollupOptions: { input: entry, external: REACT, preserveEntrySignatures: 'strict' },
      },
    }),
  )) as Rollup.RollupOutput;
  const chunks = output.output.filter((part) => part.type === 'chunk');
  const eager = new Set<string>();
  const take = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || eager.has(name)) return;
    eager.add(name);
    chunk.imports.forEach(take);
  };
  for (const chunk of chunks) if (chunk.isEntry) take(chunk.fileName);
  const sum = (parts: readonly { code: string }[]) => parts.reduce((total, { code }) => total + kilobytes(code), 0);
  const styles = output.output.flatMap((part) =>
    part.type === 'asset' && part.fileName.endsWith('.css') ? kilobytes(part.source) : [],
  );
  return {
    js: sum(chunks.filter(({ fileName }) => eager.has(fileName))),
    css: styles.reduce((total, size) => total + size, 0),
    later: sum(chunks.filter(({ fileName }) => !eager.has(fileName))),
  };
}

/** Everything a contender's page is made of: the pages differ by one file, and ours by the design system. */
function sourcesOf(info: ContenderInfo): readonly string[] {
  const page = readdirSync(fromRoot(HERE, 'page'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(HERE, 'page', entry.name));
  const size = info.kind === 'floor' ? [] : [join(HERE, 'sizes', info.file.replace(/tsx$/, 'ts'))];
  const own = info.kind === 'ours' ? OWN_SOURCES : [];
  return [...SHARED, ...page, join(HERE, 'page', 'contenders', info.file), ...size, ...own];
}

/** Builds a contender's page for production, unless it is built from these sources already. */
export async function buildPage(info: ContenderInfo): Promise<Built> {
  const key = info.file.replace(/\.tsx?$/, '');
  const folder = fromRoot('.cache', 'bench', key, fingerprint(sourcesOf(info)).slice(0, 16));
  const note = join(folder, 'size.json');
  if (existsSync(note)) return { folder, size: JSON.parse(readFileSync(note, 'utf8')) as Size };
  process.stderr.write(`Building ${info.title}…\n`);
  mkdirSync(folder, { recursive: true });
  await build(
    config(folder, {
      resolve: { alias: { '#contender': fromRoot(HERE, 'page', 'contenders', info.file) } },
    }),
  );
  const size = info.kind === 'floor' ? { js: 0, css: 0, later: 0 } : await weigh(info, folder);
  // Written last: a build that broke off is built again.
  writeFileSync(note, JSON.stringify(size));
  return { folder, size };
}
