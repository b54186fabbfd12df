// npm run bench -- grid: our components against others', measured in a browser.
// npm run bench -- ordering: the way to a line of the order by keyboard, this build against another.
// npm run bench -- history: a long history looked through, and an answer that arrives among many responses.
// npm run bench -- messages: messages that arrive, conversations that are opened, and an hour of both.
// npm run bench -- shop: promotions that are opened, turned and scrolled through.
// npm run bench -- server: what files and searches cost the reference backend, this checkout against another.
// npm run bench -- documents: workbooks and pages in workers, against the page's own thread.
// npm run bench -- lists: rows that are mounted as they come into sight, against all of them.

import { fromRoot } from './paths.ts';
import { run } from './run.ts';

const [name, ...argv] = process.argv.slice(2);
const BENCHMARKS = {
  async grid() {
    // The other grids are installed for this command alone: no other looks at what is made of them.
    await run('tsc', ['-p', fromRoot('tests', 'benchmarks', 'tsconfig.json')]);
    const { main } = await import('../tests/benchmarks/grid/main.ts');
    return main(argv);
  },
  async documents() {
    const { main } = await import('../tests/benchmarks/documents/main.ts');
    return main(argv);
  },
  async lists() {
    const { main } = await import('../tests/benchmarks/lists/main.ts');
    return main(argv);
  },
  async ordering() {
    const { main } = await import('../tests/benchmarks/ordering/main.ts');
    return main(argv);
  },
  async history() {
    const { main } = await import('../tests/benchmarks/history/main.ts');
    return main(argv);
  },
  async messages() {
    const { main } = await import('../tests/benchmarks/messages/main.ts');
    return main(argv);
  },
  async shop() {
    const { main } = await import('../tests/benchmarks/shop/main.ts');
    return main(argv);
  },
  async server() {
    const { main } = await import('../tests/benchmarks/server/main.ts');
    return main(argv);
  },
};
const isKnown = (given = ''): given is keyof typeof BENCHMARKS => Object.hasOwn(BENCHMARKS, given);
if (isKnown(name)) process.exit(await BENCHMARKS[name]());
process.stdout.write(`npm run bench -- ${Object.keys(BENCHMARKS).join('|')} [options]\n`);
process.exit(2);
