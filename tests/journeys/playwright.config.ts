import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Each worker has a server, which begins anew for each journey. A journey waits for a person's times, too: a third
  // fills what two leave idle of two cores. With a fourth they wait for one another, and look more often.
  workers: 3,
  fullyParallel: true,
  // What waits longest on a busy machine is no fault; one that hangs is found all the same.
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
    // Traces take a fifth of the time: TRACE=1 for whoever looks for what went wrong.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
  },
});
