// npm run bench -- grid: our components against others', measured in a browser.
import { main as grid } from '../tests/benchmarks/grid/main.ts';

const [name, ...argv] = process.argv.slice(2);
if (name === 'grid') process.exit(await grid(argv));
process.stdout.write('npm run bench -- grid [options]\n');
process.exit(2);
