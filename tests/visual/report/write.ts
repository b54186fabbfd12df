import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { fromRoot } from '../../../tools/paths.ts';
import { cached, differenceFile, imageFile } from '../paths.ts';
import type { ReportModel } from './model.ts';

export const reportFolder = cached('report');
const modelFile = join(reportFolder, 'report.json');

const FONT = 'themes/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Returns the default brand's variables for the reader's colour mode. */
function themeCss(): string {
  const css = readFileSync(fromRoot('themes', 'generated', 'themes.css'), 'utf8');
  const block = (mode: string) =>
    new RegExp(`data-brand='mortar'\\]\\[data-mode='${mode}'\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return `:root{${block('light')}}\n@media (prefers-color-scheme: dark){:root{${block('dark')}}}`;
}

async function clientScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'client', 'main.ts'), formats: ['es'] },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(result) ? result : [result as { output: { code?: string }[] }];
  return (output[0] as { code?: string } | undefined)?.code ?? '';
}

/** Escapes text for a script element. */
const inScript = (text: string) => text.replaceAll('<', '\\u003c');

function share(from: string, to: string): void {
  if (!existsSync(from)) return;
  try {
    linkSync(from, to);
  } catch {
    // Falls back to a copy on another disk.
    if (!existsSync(to)) copyFileSync(from, to);
  }
}

function sharePictures({ cards }: ReportModel): void {
  const images = join(reportFolder, 'images');
  mkdirSync(images, { recursive: true });
  for (const { base, head, overlay } of cards.flatMap(({ pairs }) => Object.values(pairs))) {
    for (const picture of [base, head]) {
      if (picture) share(imageFile(picture.hash), join(images, `${picture.hash}.png`));
    }
    if (base && head && overlay) {
      const name = `${base.hash}-${head.hash}.png`;
      share(differenceFile(base.hash, head.hash, 'png'), join(images, name));
    }
  }
}

/**
 * Writes the report: one page and its pictures.
 * @returns the page's file
 */
export async function writeReport(model: ReportModel): Promise<string> {
  rmSync(reportFolder, { recursive: true, force: true });
  sharePictures(model);
  copyFileSync(fromRoot(FONT), join(reportFolder, 'inter.woff2'));
  const json = JSON.stringify(model);
  writeFileSync(modelFile, json);
  const style = ['base.css', 'page.css', 'list.css', 'cards.css', 'viewer.css']
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  const script = (await clientScript()).replaceAll('</script', '<\\/script');
  const page = readFileSync(join(import.meta.dirname, 'report.html'), 'utf8')
    .replace('/* style */', () => `${themeCss()}\n${style}`)
    .replace('/* model */', () => `window.report = ${inScript(json)};`)
    .replace('/* script */', () => script);
  const file = join(reportFolder, 'index.html');
  writeFileSync(file, page);
  return file;
}
