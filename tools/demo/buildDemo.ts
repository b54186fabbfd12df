import { fromRoot } from '../paths.ts';
import { whenChanged } from '../testing/fingerprint.ts';
import { makeDemo } from './makeDemo.ts';

const SOURCES = [
  '.storybook',
  'app',
  'design-system',
  'mocks',
  'themes',
  'tools/demo',
  'tools/serving',
  'pnpm-lock.yaml',
];

/**
 * Builds the demo for tests unless its sources are unchanged.
 * @returns its folder
 */
export async function buildDemo(): Promise<string> {
  const out = fromRoot('.cache', 'demo');
  await whenChanged(`${out}.built-from`, SOURCES, async () => {
    process.stderr.write('Building the demo…\n');
    await makeDemo({ out, storybook: true });
  });
  return out;
}
