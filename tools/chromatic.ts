// npm run chromatic: the same matrix in Chromatic's cloud, for whoever has a project there.
import { fromRoot } from './paths.ts';
import { exitCode } from './run.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  // The token is read from the environment by Chromatic itself, and stands in no list of processes.
  process.exit(
    await exitCode('chromatic', ['--config-file', fromRoot('chromatic.config.json'), ...process.argv.slice(2)]),
  );
}
process.stdout.write('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set. npm run visual needs no account.\n');
