// npm run storybook: serves the last built Storybook and rebuilds it when sources change; with --dev, runs Storybook's
// own server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook } from './builds.ts';
import { fromRoot, reviewDist, storybookDist } from './paths.ts';
import { exitCode } from './run.ts';
import { explain, stopOnSignal } from './serving/server.ts';
import { serveStorybook } from './storybook/serveStorybook.ts';
import { watchSources } from './storybook/watchSources.ts';

const SOURCES = ['.storybook', 'app', 'design-system', 'mocks', 'themes'];
const port = process.env.PORT ?? '6006';
const args = process.argv.slice(2);

/** Runs Storybook's own server: slower to start, with instant updates. */
async function develop(): Promise<void> {
  // Opens a browser only when run from a terminal.
  const quiet = process.stdout.isTTY ? [] : ['--no-open'];
  const rest = args.filter((arg) => arg !== '--dev');
  process.exit(await exitCode('storybook', ['dev', '--port', port, ...quiet, ...rest]));
}

async function show(): Promise<void> {
  if (!existsSync(join(storybookDist, 'index.html'))) {
    process.stderr.write('There is no build of Storybook yet: the first one takes a minute.\n');
    await buildStorybook();
  }
  const host = await serveStorybook(storybookDist, Number(port), reviewDist);
  const build = async () => {
    try {
      if (await buildStorybook()) host.rebuilt();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}; see .cache/storybook.log\n`);
    }
  };
  const stop = watchSources(
    SOURCES.map((folder) => fromRoot(folder)),
    build,
  );
  stopOnSignal({
    close: () => {
      stop();
      return host.close();
    },
  });
  process.stdout.write(`Storybook is at ${host.url}. It is built again as its sources change; Ctrl-C stops.\n`);
  await build();
}

try {
  await (args.includes('--dev') ? develop() : show());
} catch (error) {
  explain(error);
}
