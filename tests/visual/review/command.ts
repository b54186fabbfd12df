// npm run review: every state of everything in every brand and mode, side by side, to be looked at and decided about.
import { reviewMain } from './main.ts';

process.once('SIGTERM', () => process.exit(143));
process.exit(await reviewMain(process.argv.slice(2)));
