import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Each worker has a server that is reset for each test. Tests also wait for human typing speed, so three workers use
  // two cores well; a fourth causes waiting and polling.
  workers: 3,
  fullyParallel: true,
  // Long timeouts: slow is acceptable on a busy machine, and hanging tests still fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    // Traces take a fifth of the time; set TRACE=1 to debug.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
  },
});
