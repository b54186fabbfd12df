// npm run bench -- grid: our components against others', measured in a browser.

import { main as grid } from '../tests/benchmarks/grid/main.ts';
import { fromRoot } from './paths.ts';
import { run } from './run.ts';

const [name, ...argv] = process.argv.slice(2);
if (name === 'grid') {
  // The other grids are installed for this command alone: no other looks at what is made of them.
  await run('tsc', ['-p', fromRoot('tests', 'benchmarks', 'tsconfig.json')]);
  process.exit(await grid(argv));
}
process.stdout.write('npm run bench -- grid [options]\n');
process.exit(2);
