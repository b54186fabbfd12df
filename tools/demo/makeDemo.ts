import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from '@mortar/backend';
import { REPORT_PATHS } from '@mortar/backend/node';
import type { DemoFile, DemoFiles } from '@mortar/demo';
import { BRANDS, brandInfo } from '@mortar/themes';
import { build, type InlineConfig } from 'vite';
import { standaloneThemes } from '../../themes/tools/standalone.ts';
import { buildApp, buildStorybook } from '../builds.ts';
import { inProduction } from '../inProduction.ts';
import { getFiles } from '../packaging/getFiles.ts';
import { appDist, fromRoot, storybookDist } from '../paths.ts';
import { securityHeaders } from '../serving/headers.ts';
import type { DemoOptions } from './options.ts';

const SOURCES = fromRoot('mocks', 'demo', 'src');
const STORYBOOK = '/storybook/';
/** Files loaded before the worker runs, and settings for hosts. */
const UNCACHED = ['index.html', '404.html', 'worker.js', '.nojekyll'];

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Returns the files that the application's first page needs. */
function firstFiles(): Set<string> {
  const manifest = JSON.parse(readFileSync(join(appDist, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const next of chunk.imports ?? []) add(next);
  };
  add('index.html');
  return files;
}

/** Bundles a script into one file. */
async function buildScript(
  entry: string,
  out: string,
  fileName: string,
  define: Record<string, unknown> = {},
): Promise<void> {
  const config: InlineConfig = {
    configFile: false,
    root: SOURCES,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      target: 'es2023',
      outDir: out,
      emptyOutDir: false,
      lib: {
        entry: join(SOURCES, entry),
        formats: ['iife'],
        name: 'demo',
        fileName: () => fileName,
        cssFileName: basename(fileName, '.js'),
      },
      minify: true,
    },
  };
  await inProduction(() => build(config));
}

/** Copies the built application and adds the demo strip. */
function copyApplication(out: string): void {
  cpSync(appDist, out, { recursive: true, filter: (path) => path === appDist || !basename(path).startsWith('.') });
  rmSync(join(out, 'index.html'));
  const page = readFileSync(join(appDist, 'index.html'), 'utf8');
  const strip = '<link rel="stylesheet" href="/demo/strip.css"><script defer src="/demo/strip.js"></script>\n  </head>';
  writeFileSync(join(out, 'app.html'), page.replace('</head>', strip));
}

/** The Latin fonts used by the sample data. */
const NEEDED = /url\(([\w-]+-latin-(?!ext)[\w-]+\.woff2)\)/;

/** Returns the themes with embedded fonts: a page with an opaque origin cannot load fonts without CORS. */
function themesInOne(): string {
  const themes = standaloneThemes();
  const getContent = (name: string) => readFileSync(themes[name]?.content ?? '');
  return String(themes['themes.css']?.content).replace(/@font-face\s*\{[^}]*\}/g, (fontRule) => {
    const [address, name] = NEEDED.exec(fontRule) ?? [];
    if (address === undefined || name === undefined) return '';
    return fontRule.replace(address, `url(data:font/woff2;base64,${getContent(name).toString('base64')})`);
  });
}

/** Copies the report pages as plain files, because the worker cannot serve a frame with an opaque origin. */
async function copyReports(out: string): Promise<void> {
  const folder = join(out, 'reports');
  mkdirSync(folder, { recursive: true });
  const pages = fromRoot('mocks', 'backend', 'src', 'reports', 'pages');
  const page = readFileSync(join(pages, 'report.html'), 'utf8').replace('<script type="module"', '<script defer');
  for (const name of REPORT_PATHS.files) {
    if (name.endsWith('.html')) writeFileSync(join(folder, name), page);
    if (name.endsWith('.css')) cpSync(join(pages, name), join(folder, name));
  }
  writeFileSync(join(folder, 'themes.css'), themesInOne());
  await buildScript('reports/report.ts', folder, 'report.js');
}

/** Copies Storybook with a link to the demo. */
async function copyStorybook(out: string): Promise<void> {
  await buildStorybook();
  const folder = join(out, STORYBOOK);
  cpSync(storybookDist, folder, {
    recursive: true,
    filter: (path) => path === storybookDist || !/^\.|^preview-stats/.test(basename(path)),
  });
  const page = join(folder, 'index.html');
  const demoTag = '<meta name="mortar-demo" content="../">\n</head>';
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', demoTag));
}

/** Returns the files that the worker caches: all except those loaded before it and those next to the demo. */
export function listFiles(out: string): DemoFiles {
  const first = firstFiles().add('/app.html').add('/config.json').add('/demo/strip.js').add('/demo/strip.css');
  const version = createHash('sha256');
  const files = getFiles(out)
    .filter((name) => !/^(storybook|reports)\//.test(name) && !UNCACHED.includes(name) && !/boot\.(js|css)$/.test(name))
    .map((name): DemoFile => {
      const content = createHash('sha256')
        .update(readFileSync(join(out, name)))
        .digest('hex');
      version.update(name).update(content);
      return { path: `/${name}`, first: first.has(`/${name}`), hash: content };
    });
  // Reports are framed from the same host.
  return { version: version.digest('hex').slice(0, 16), files, headers: securityHeaders([], ["'self'"]) };
}

/**
 * Builds the demo folder.
 * @returns the files that the worker caches
 */
export async function makeDemo({ out, storybook }: Pick<DemoOptions, 'out' | 'storybook'>): Promise<DemoFiles> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(dirname(join(out, 'demo')), { recursive: true });
  await buildApp();
  copyApplication(out);
  const strip = {
    brands: BRANDS.map((name) => ({ name, productName: brandInfo[name].productName })),
    accounts: SAMPLE_ACCOUNTS,
    password: SAMPLE_PASSWORD,
    storybook: storybook ? STORYBOOK : '',
  };
  const own = join(out, 'demo');
  await buildScript('strip/strip.ts', own, 'strip.js', { DEMO_STRIP: strip });
  await buildScript('boot/boot.ts', own, 'boot.js');
  await copyReports(out);
  const files = listFiles(out);
  await buildScript('worker/worker.ts', out, 'worker.js', { DEMO_FILES: files });
  cpSync(join(SOURCES, 'boot', 'boot.css'), join(own, 'boot.css'));
  // Entry points for any address: static hosts serve 404.html for unknown paths.
  for (const name of ['index.html', '404.html']) cpSync(join(SOURCES, 'boot', 'boot.html'), join(out, name));
  writeFileSync(join(out, '.nojekyll'), '');
  if (storybook) await copyStorybook(out);
  return files;
}
