import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_FLAGS, findChromium } from './tools/chromium.ts';
import { fromRoot } from './tools/paths.ts';

const config = getJestConfig();

/** Tests stories in the machine's Chromium. */
export default {
  ...config,
  maxWorkers: 3,
  // Heap size between files at which a worker is replaced.
  workerIdleMemoryLimit: '400MB',
  testTimeout: 60_000,
  // The environment provides the hooks, and the runner's files need no compiler.
  testEnvironment: fromRoot('tests', 'stories', 'run', 'environment.ts'),
  setupFilesAfterEnv: [],
  transform: {},
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      // Other tests cover motion; stories are tested in their final state.
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS, headless: true },
    },
  },
};
