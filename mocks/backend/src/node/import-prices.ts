import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { completeProduct } from '../catalogue/derive.ts';
import { generateOutsidePriceList } from '../catalogue/generate.ts';
import { NotAPriceList, readPriceList } from '../import/price-list.ts';
import { fullReport, type ImportReport, summary } from '../import/report.ts';
import { saveCatalogue, writeAtomically } from './catalogue-file.ts';
import { DataDirectoryProblem } from './data-directory.ts';
import { readPriceFile } from './read-price-file.ts';

/** Number of front-shop goods and schedule 7 medicines added to every list, which contains neither. */
const OUTSIDE_THE_LIST = 1_500;

const reportPath = (dataDir: string) => join(dataDir, 'import-report.txt');

/**
 * Replaces the catalogue of a data directory by a price list: the South African Database of Medicine Prices. The
 * replacement is atomic; a running server uses the old one until restarted.
 * @throws NotAPriceList if the file is something else; nothing is changed then
 */
export async function importPrices({ file, dataDir }: { file: string; dataDir: string }): Promise<ImportReport> {
  const { products, report } = readPriceList(await readPriceFile(file), basename(file));
  const medicines = products.map(completeProduct);
  const others = generateOutsidePriceList(OUTSIDE_THE_LIST, new Set(medicines.map(({ productid }) => productid)));
  saveCatalogue(dataDir, [...medicines, ...others], report.source);
  writeAtomically(reportPath(dataDir), fullReport(report));
  return report;
}

const USAGE = `Usage: import-prices <price list> [--data <directory>]
The price list is the Database of Medicine Prices as .csv, .csv.gz or .xlsx.`;

interface Requested {
  file: string;
  dataDir: string;
}

/**
 * Returns null for invalid arguments. Paths are relative to the original directory, because a script runner may have
 * changed it.
 */
function readArguments(argv: readonly string[]): Requested | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { data: { type: 'string', default: process.env.MORTAR_DATA ?? '.data' } },
    });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) return null;
    return { file: resolve(process.env.INIT_CWD ?? process.cwd(), file), dataDir: values.data };
  } catch {
    return null;
  }
}

/**
 * The command line entry.
 * @param argv arguments after the program's name
 * @returns the exit code: 0 imported, 1 rejected, 2 invalid arguments
 */
export async function main(argv: readonly string[]): Promise<number> {
  const requested = readArguments(argv);
  if (!requested) {
    console.error(USAGE);
    return 2;
  }
  try {
    const report = await importPrices(requested);
    console.log(`${summary(report)}\nEvery line: ${resolve(reportPath(requested.dataDir))}`);
    return 0;
  } catch (error) {
    if (!(error instanceof NotAPriceList || error instanceof DataDirectoryProblem)) throw error;
    console.error(error.message);
    return 1;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
