import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { appDist, fromRoot, storybookDist } from './paths.ts';
import { type RunOptions, run } from './run.ts';
import { whenChanged } from './testing/fingerprint.ts';

const SHARED = ['themes', 'design-system', 'mocks/contract', 'tsconfig.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** Under a test runner packages would bring what they have for development. */
const PRODUCTION = { NODE_ENV: 'production' };

type BuildOptions = Pick<RunOptions, 'background'>;

/** Builds the application unless it is already built from these sources. */
export async function buildApp(options: BuildOptions = {}): Promise<void> {
  await whenChanged(join(appDist, '.built-from'), ['app', ...SHARED], async () => {
    process.stderr.write('Building the application…\n');
    const args = ['build', '--config', fromRoot('app', 'vite.config.ts'), '--logLevel', 'warn'];
    await run('vite', args, { ...options, env: PRODUCTION });
  });
}

/**
 * Builds Storybook unless it is already built from these sources. The one before it stands until then, and after a build
 * that fails.
 * @returns whether it was built
 */
export async function buildStorybook(options: BuildOptions = {}): Promise<boolean> {
  const sources = ['.storybook', 'app', 'mocks/backend', ...SHARED];
  return await whenChanged(join(storybookDist, '.built-from'), sources, async () => {
    process.stderr.write('Building Storybook…\n');
    const unfinished = fromRoot('.cache', 'storybook-unfinished');
    const args = ['build', '--quiet', '--test', '--stats-json', '-o', unfinished];
    await run('storybook', args, { ...options, env: PRODUCTION, log: fromRoot('.cache', 'storybook.log') });
    rmSync(storybookDist, { recursive: true, force: true });
    renameSync(unfinished, storybookDist);
  });
}
