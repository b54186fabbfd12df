import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { SiteData, VersionPictures } from '../../../.storybook/review/site/model.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { cutFile } from './pictures.ts';

const SITE = fromRoot('.storybook', 'review', 'site');

/** Builds the site's page as plain scripts, because pages opened from disk cannot load modules. */
async function buildClient(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: SITE,
    base: './',
    publicDir: false,
    plugins: [react()],
    // A plain script has no `import.meta.url`.
    define: { 'import.meta.url': 'document.baseURI' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(SITE, 'main.tsx'),
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: 'site.js',
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'site.css' : 'assets/[name]-[hash][extname]'),
        },
      },
    },
  });
  copyFileSync(join(SITE, 'index.html'), join(folder, 'index.html'));
}

/** Escapes data for a script element. */
const asScript = (name: string, value: unknown) =>
  `window.review${name} = ${JSON.stringify(value).replaceAll('<', '\\u003c')};\n`;

function share(file: string, folder: string): void {
  const to = join(folder, 'pictures', file);
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(cutFile(file), to);
  } catch {
    copyFileSync(cutFile(file), to);
  }
}

/** Content of a site: its data, and each version's pictures by key. */
export interface SiteParts {
  data: SiteData;
  pictures: Readonly<Record<string, VersionPictures>>;
}

/**
 * Writes the review site: a folder that works from disk and from any host.
 * @returns its page
 */
export async function writeSite({ data, pictures }: SiteParts, folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildClient(folder);
  writeFileSync(join(folder, 'data.js'), asScript('Data', data));
  const versions = Object.entries(pictures);
  const ofVersions = Object.values(pictures).flatMap(({ pictures: facts }) => facts);
  const ofGuides = data.entries.flatMap(({ anatomy }) =>
    anatomy ? [anatomy.picture, ...anatomy.donts.map(({ picture }) => picture)] : [],
  );
  for (const [file] of [...ofVersions, ...ofGuides]) share(file, folder);
  writeFileSync(
    join(folder, 'pictures.js'),
    `window.reviewPictures = {};\n${versions
      .map(([key, version]) => `window.reviewPictures[${JSON.stringify(key)}] = ${JSON.stringify(version)};\n`)
      .join('')}`,
  );
  return join(folder, 'index.html');
}
