import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * External programs that read our documents: LibreOffice (package `libreoffice-calc`) and poppler (`poppler-utils`).
 */
type Program = 'soffice' | 'pdftotext';

const isInstalled = (program: Program): boolean => spawnSync('which', [program]).status === 0;

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns whether a program is installed, and a test title that says if it is skipped. */
const named = (program: Program, name: string, debianPackage: string) => {
  const here = isInstalled(program);
  return { here, name: here ? name : `${name}, which is not here (package ${debianPackage}): left out,` };
};
export const libreOffice = named('soffice', 'LibreOffice', 'libreoffice-calc');
export const poppler = named('pdftotext', 'poppler', 'poppler-utils');

/** Timeout in milliseconds for tests that start LibreOffice. */
export const LIBREOFFICE_TIMEOUT = { timeout: 120_000 };

/**
 * Converts a table with LibreOffice through several formats: `csv` holds the first sheet as displayed, `xlsx` typed
 * values. A sheet from `csv` is named `Basket`.
 * @throws if LibreOffice cannot open it within a minute
 */
export function convertedByLibreOffice(bytes: Uint8Array, from: string, ...to: readonly string[]): Buffer {
  return inFolder((folder) => {
    writeFileSync(join(folder, `Basket.${from}`), bytes);
    const last = to.reduce((format, next) => {
      // Uses its own profile: with one in use, LibreOffice exits silently.
      const options = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', next];
      const source = join(folder, `Basket.${format}`);
      execFileSync('soffice', [...options, '--outdir', folder, source], { stdio: 'ignore', timeout: 60_000 });
      return next;
    }, from);
    return readFileSync(join(folder, `Basket.${last}`));
  });
}

/** Returns the text of each PDF page as read by poppler. */
export function pagesByPoppler(pdf: Uint8Array): string[] {
  return inFolder((folder) => {
    const file = join(folder, 'pages.pdf');
    writeFileSync(file, pdf);
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    return text.split('\f').filter((page) => page.trim() !== '');
  });
}
