// npm run review: shows every state in every brand and mode side by side, for review and decision.
import { reviewMain } from './main.ts';

process.once('SIGTERM', () => process.exit(143));
process.exit(await reviewMain(process.argv.slice(2)));
