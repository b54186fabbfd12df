import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_FLAGS, findChromium } from './tools/chromium.ts';

const config = getJestConfig();

/** The stories in the machine's own Chromium. */
export default {
  ...config,
  maxWorkers: 2,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS, headless: true },
    },
  },
};
