// npm run import-prices -- FILE: loads a real price list instead of the sample catalogue.
import { importPricesMain } from '@mortar/backend/node';

process.exitCode = await importPricesMain(process.argv.slice(2));
