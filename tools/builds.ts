import { join } from 'node:path';
import { appDist, fromRoot, storybookDist } from './paths.ts';
import { run } from './run.ts';
import { whenChanged } from './testing/fingerprint.ts';

const SHARED = ['themes', 'design-system', 'mocks/contract', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** Builds the application unless it is already built from these sources. */
export async function buildApp(): Promise<void> {
  await whenChanged(join(appDist, '.built-from'), ['app', ...SHARED], async () => {
    process.stderr.write('Building the application…\n');
    await run('vite', ['build', '--config', fromRoot('app', 'vite.config.ts'), '--logLevel', 'warn']);
  });
}

/** Builds the showroom unless it is already built from these sources. */
export async function buildStorybook(): Promise<void> {
  const sources = ['.storybook', 'app', 'mocks/backend', ...SHARED];
  await whenChanged(join(storybookDist, '.built-from'), sources, async () => {
    process.stderr.write('Building the showroom…\n');
    await run('storybook', ['build', '--quiet', '--test', '--stats-json', '-o', storybookDist], {
      log: fromRoot('.cache', 'storybook.log'),
    });
  });
}
