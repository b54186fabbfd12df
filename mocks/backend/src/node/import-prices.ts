import { basename, join, resolve } from 'node:path';
import { completeProduct } from '../catalogue/derive.ts';
import { generateOutsidePriceList } from '../catalogue/generate.ts';
import { NotAPriceList, readPriceList } from '../import/price-list.ts';
import { fullReport, type ImportReport, summary } from '../import/report.ts';
import { saveCatalogue, writeWhole } from './catalogue-file.ts';
import { readPriceFile } from './read-price-file.ts';

/** Front-shop goods and schedule 7 medicines that go with every list: it names neither. */
const OUTSIDE_THE_LIST = 1_500;

export const reportPath = (dataDir: string) => join(dataDir, 'import-report.txt');

/**
 * Replaces the catalogue of a data directory by a price list: the South African Database of Medicine Prices.
 * The new catalogue is there whole or not at all; a running server goes on with the old one until it starts again.
 * @throws NotAPriceList when the file is something else; then nothing changed
 */
export async function importPrices({ file, dataDir }: { file: string; dataDir: string }): Promise<ImportReport> {
  const { products, report } = readPriceList(await readPriceFile(file), basename(file));
  const medicines = products.map(completeProduct);
  const others = generateOutsidePriceList(OUTSIDE_THE_LIST, new Set(medicines.map(({ productid }) => productid)));
  saveCatalogue(dataDir, [...medicines, ...others], report.source);
  writeWhole(reportPath(dataDir), fullReport(report));
  return report;
}

const USAGE = 'Usage: import-prices <price list: .csv, .csv.gz or .xlsx> [data directory, .data by default]';

/**
 * The command line.
 * @param argv what follows the program's name
 * @returns the exit code
 */
export async function main(argv: readonly string[]): Promise<number> {
  const [file, dataDir = '.data'] = argv;
  if (!file || file.startsWith('-')) {
    console.error(USAGE);
    return 2;
  }
  try {
    const report = await importPrices({ file, dataDir });
    console.log(`${summary(report)}\nEvery line: ${resolve(reportPath(dataDir))}`);
    return 0;
  } catch (error) {
    if (!(error instanceof NotAPriceList)) throw error;
    console.error(error.message);
    return 1;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
