import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Programs of others that read what we write: LibreOffice (package `libreoffice-calc`) and poppler (`poppler-utils`). */
type Program = 'soffice' | 'pdftotext';

const isThere = (program: Program): boolean => spawnSync('which', [program]).status === 0;

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether a program is here, and what a test's title calls it: one that is left out says so. */
const named = (program: Program, name: string, debianPackage: string) => {
  const here = isThere(program);
  return { here, name: here ? name : `${name}, which is not here (package ${debianPackage}): left out,` };
};
export const libreOffice = named('soffice', 'LibreOffice', 'libreoffice-calc');
export const poppler = named('pdftotext', 'poppler', 'poppler-utils');

/** For tests that start LibreOffice, which takes its time: milliseconds for each. */
export const PATIENCE = { timeout: 120_000 };

/**
 * A table as LibreOffice makes another of it, one format after the other: `csv` as its first sheet shows, `xlsx` as it
 * understood it. A sheet that comes from `csv` is called `Basket`.
 * @throws where LibreOffice could not open it, or not within a minute
 */
export function convertedByLibreOffice(bytes: Uint8Array, from: string, ...to: readonly string[]): Buffer {
  return inFolder((folder) => {
    writeFileSync(join(folder, `Basket.${from}`), bytes);
    const last = to.reduce((format, next) => {
      // A profile of its own: one that is in use makes LibreOffice end without a word.
      const options = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', next];
      const source = join(folder, `Basket.${format}`);
      execFileSync('soffice', [...options, '--outdir', folder, source], { stdio: 'ignore', timeout: 60_000 });
      return next;
    }, from);
    return readFileSync(join(folder, `Basket.${last}`));
  });
}

/** What poppler reads in a PDF, as it is laid out, a text a page. */
export function pagesByPoppler(pdf: Uint8Array): string[] {
  return inFolder((folder) => {
    const file = join(folder, 'pages.pdf');
    writeFileSync(file, pdf);
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    return text.split('\f').filter((page) => page.trim() !== '');
  });
}
