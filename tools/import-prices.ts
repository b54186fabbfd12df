// npm run import-prices -- FILE: replaces the sample catalogue with a real price list.
import { importPricesMain } from '@mortar/backend/node';

process.exitCode = await importPricesMain(process.argv.slice(2));
if (process.exitCode === 0) process.stdout.write('A Mortar that is running shows the new list after its next start.\n');
