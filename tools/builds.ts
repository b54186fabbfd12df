import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { appDist, fromRoot, storybookDist } from './paths.ts';
import { type RunOptions, run } from './run.ts';
import { startStep } from './startStep.ts';
import { whenChanged } from './testing/fingerprint.ts';

const SHARED = ['themes', 'design-system', 'mocks/contract', 'tsconfig.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** Under a test runner, packages would use their development builds. */
const PRODUCTION = { NODE_ENV: 'production' };

type BuildOptions = Pick<RunOptions, 'background'>;

/** Builds the application unless its sources are unchanged. */
export async function buildApp(options: BuildOptions = {}): Promise<void> {
  await whenChanged(join(appDist, '.built-from'), ['app', ...SHARED], async () => {
    const built = startStep('Building the application');
    const args = ['build', '--config', fromRoot('app', 'vite.config.ts'), '--logLevel', 'warn'];
    await run('vite', args, { ...options, env: PRODUCTION });
    built();
  });
}

/**
 * Builds Storybook unless its sources are unchanged. The previous build stays in place until then, and after a failed
 * build.
 * @returns whether it was built
 */
export async function buildStorybook(options: BuildOptions = {}): Promise<boolean> {
  const sources = ['.storybook', 'app', 'mocks/backend', ...SHARED];
  return await whenChanged(join(storybookDist, '.built-from'), sources, async () => {
    const built = startStep('Building Storybook');
    const unfinished = fromRoot('.cache', 'storybook-unfinished');
    const args = ['build', '--quiet', '--test', '--stats-json', '-o', unfinished];
    await run('storybook', args, { ...options, env: PRODUCTION, log: fromRoot('.cache', 'storybook.log') });
    rmSync(storybookDist, { recursive: true, force: true });
    renameSync(unfinished, storybookDist);
    built();
  });
}
