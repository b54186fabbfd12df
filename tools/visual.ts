// npm run visual: what a change does to every story in every brand and mode.
import { main } from '../tests/visual/main.ts';

process.exit(await main(process.argv.slice(2)));
