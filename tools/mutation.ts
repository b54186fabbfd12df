// npm run mutation [-- PART]: changes the rules one operator at a time, to see whether a test notices.
import { main } from '../tests/mutation/main.ts';

process.exit(await main(process.argv.slice(2)));
