// npm run visual: what a change does to every story in every brand and mode.
import { main } from './main.ts';

// The browsers' driver closes its browsers at this signal and lives on; the pool would open new ones.
process.once('SIGTERM', () => process.exit(143));
process.exit(await main(process.argv.slice(2)));
