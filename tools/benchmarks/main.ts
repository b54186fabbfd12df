// npm run bench -- ordering: adds lines to an order by keyboard, this build compared with another.
// npm run bench -- history: browses a long history, and receives an answer among many responses.
// npm run bench -- messages: receives messages, opens conversations, and does both for an hour.
// npm run bench -- shop: opens, pages and scrolls promotions.
// npm run bench -- server: the cost of files and searches in the reference backend, this checkout compared with
// another.

const [name, ...argv] = process.argv.slice(2);
const BENCHMARKS = {
  async ordering() {
    const { main } = await import('./ordering/main.ts');
    return main(argv);
  },
  async history() {
    const { main } = await import('./history/main.ts');
    return main(argv);
  },
  async messages() {
    const { main } = await import('./messages/main.ts');
    return main(argv);
  },
  async shop() {
    const { main } = await import('./shop/main.ts');
    return main(argv);
  },
  async server() {
    const { main } = await import('./server/main.ts');
    return main(argv);
  },
};
const isKnown = (given = ''): given is keyof typeof BENCHMARKS => Object.hasOwn(BENCHMARKS, given);
if (isKnown(name)) process.exit(await BENCHMARKS[name]());
process.stdout.write(`npm run bench -- ${Object.keys(BENCHMARKS).join('|')} [options]\n`);
process.exit(2);

export {};
