import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_FLAGS, findChromium } from './tools/chromium.ts';
import { fromRoot } from './tools/paths.ts';

const config = getJestConfig();

/** The stories in the machine's own Chromium. */
export default {
  ...config,
  maxWorkers: 3,
  // A worker whose heap grows to this between files gives way to a new one.
  workerIdleMemoryLimit: '400MB',
  testTimeout: 60_000,
  // The hooks are given to each file by its environment, and the runner's files need no compiler.
  testEnvironment: fromRoot('tests', 'stories', 'run', 'environment.ts'),
  setupFilesAfterEnv: [],
  transform: {},
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      // What moves is looked at by tests of its own; stories are tested as they end.
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS, headless: true },
    },
  },
};
