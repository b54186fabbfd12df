// npm run scale: what many pharmacies ask of a server in their busiest hour, and when they all come back at once.

import { main } from '../tests/benchmarks/scale/main.ts';

process.exit(await main(process.argv.slice(2)));
