import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ABOUT_THE_PRODUCT } from './tools/architecture/modules.ts';
import { CHROMIUM_FLAGS, findChromium } from './tools/chromium.ts';

/** Tests that run with `npm run test:all`. */
const TOOLS = Object.keys(ABOUT_THE_PRODUCT).map((folder) => `${folder}/**`);

/** Milliseconds for a test on a busy machine. */
const TEST_TIMEOUT_MS = 20_000;

const dom = {
  environment: 'jsdom',
  setupFiles: 'design-system/src/testing/jsdom.ts',
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  // Tests push the hub's messages themselves.
  alias: { '#live/liveLink.ts': resolve('app/src/live/testing/mockedLink.ts') },
};

/**
 * Files of a worker share imported modules, because importing them per file took longer than the tests. Tests that mock
 * modules are named `*.isolated.test.tsx` and have their own.
 */
export default defineConfig({
  test: {
    // One more worker than cores: tests of servers and session ends mostly wait, and Vitest's default leaves one core
    // idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          include: [
            'themes/**/*.test.ts',
            'mocks/**/*.test.ts',
            'app/**/*.test.ts',
            'design-system/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/repository/**/*.test.ts',
            'tests/documents/**/*.test.ts',
            'tests/server/**/*.test.ts',
            'tests/stories/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...TOOLS],
        },
      },
      // Tests after the builds: sizes, Storybook's content, deployments, published packages, and tools about the
      // product.
      ...Object.entries({
        builds: ['tests/{sizes,storybook}/**'],
        deployments: ['tests/deployments/**'],
        packages: ['tests/packages/**'],
        tools: TOOLS,
      }).map(([name, folders]) => ({
        test: {
          name,
          environment: 'node' as const,
          // Timeout in ms for several browsers, servers and builds on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: folders.map((folder) => `${folder}/*.test.ts`),
        },
      })),
      {
        test: {
          ...dom,
          name: 'dom',
          isolate: false,
          include: ['app/**/*.test.tsx', 'design-system/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/*.isolated.test.tsx'],
        },
      },
      {
        test: { ...dom, name: 'isolated', include: ['{app,design-system}/**/*.isolated.test.tsx'] },
      },
      // Tests in Chromium: motion and documents, adapters of the backend, screenshots of visual regression, and seeded
      // defects for the story checks.
      ...Object.entries({
        chromium: 'tests/{motion,documents}',
        mounts: '{mocks,tests/visual}',
        defects: 'tests/stories',
      }).map(([name, folder]) => ({
        // Storybook's folder also provides the service worker's file.
        publicDir: '.storybook/public',
        // Includes workers, because a dependency found while a test runs would reload it.
        optimizeDeps: { entries: ['app/src/documents/**/*.worker.ts'] },
        test: {
          name,
          include: [`${folder}/**/*.chromium.ts`],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS } }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      })),
    ],
  },
});
