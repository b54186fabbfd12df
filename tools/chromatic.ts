// npm run chromatic: publishes the same stories, brands and modes to a Chromatic project.
import { fromRoot } from './paths.ts';
import { exitCode } from './run.ts';

async function upload(options: readonly string[]): Promise<number> {
  // Writes the module graph, which TurboSnap uses to capture only affected stories.
  const build = ['build', '--quiet', '--stats-json', '-o', fromRoot('.cache', 'chromatic')];
  const built = await exitCode('storybook', build, { log: fromRoot('.cache', 'chromatic.log') });
  if (built !== 0) return built;
  // Chromatic reads the token from the environment; on a command line, every process could see it.
  return exitCode('chromatic', ['--config-file', fromRoot('chromatic.config.json'), ...options]);
}

if (process.env.CHROMATIC_PROJECT_TOKEN) process.exit(await upload(process.argv.slice(2)));
process.stdout.write('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set. `npm run visual` needs no account.\n');
