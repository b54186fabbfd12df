// npm run visual: shows the effect of a change on every story in every brand and mode.
import { main } from './main.ts';

// Exits at once, because Playwright only closes its browsers on this signal and the pool would open new ones.
process.once('SIGTERM', () => process.exit(143));
process.exit(await main(process.argv.slice(2)));
