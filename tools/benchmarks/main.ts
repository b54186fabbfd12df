// npm run bench -- ordering: the way to a line of the order by keyboard, this build against another.
// npm run bench -- history: a long history looked through, and an answer that arrives among many responses.
// npm run bench -- messages: messages that arrive, conversations that are opened, and an hour of both.
// npm run bench -- shop: promotions that are opened, turned and scrolled through.
// npm run bench -- server: what files and searches cost the reference backend, this checkout against another.

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
