import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Programs of others that read what we write: LibreOffice (package `libreoffice-calc`) and poppler (`poppler-utils`). */
export type Program = 'soffice' | 'pdftotext';

export const isThere = (program: Program): boolean => spawnSync('which', [program]).status === 0;

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A workbook as LibreOffice makes something else of it: `csv` as its first sheet shows, `xlsx` as it understood it.
 * @throws where LibreOffice could not open it, or not within a minute
 */
export function convertedByLibreOffice(workbook: Uint8Array, format: 'csv' | 'xlsx'): Buffer {
  return inFolder((folder) => {
    const source = join(folder, 'workbook.xlsx');
    writeFileSync(source, workbook);
    const made = join(folder, 'made');
    // A profile of its own: one that is in use makes LibreOffice end without a word.
    const options = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', format];
    execFileSync('soffice', [...options, '--outdir', made, source], { stdio: 'ignore', timeout: 60_000 });
    return readFileSync(join(made, `workbook.${format}`));
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
