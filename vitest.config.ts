import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ABOUT_THE_PRODUCT } from './tools/architecture/modules.ts';
import { CHROMIUM_FLAGS, findChromium } from './tools/chromium.ts';

/** Their tests run with `npm run test:all`. */
const TOOLS = Object.keys(ABOUT_THE_PRODUCT).map((folder) => `${folder}/**`);

const dom = {
  environment: 'jsdom',
  setupFiles: 'design-system/src/testing/jsdom.ts',
  testTimeout: 20_000,
  // A test pushes by itself what the hub would push.
  alias: { '#live/liveLink.ts': resolve('app/src/live/testing/mockedLink.ts') },
};

/**
 * Files share what a worker has imported: to import it for each took more than the tests did. What puts modules in the
 * place of others is named `*.isolated.test.tsx` and has its own.
 */
export default defineConfig({
  test: {
    // Left to itself, Vitest keeps one core free. Tests of servers and of endings wait: one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
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
      // After the builds: what they weigh, what Storybook shows; how a deployment is served; what others install; what is
      // about the product.
      ...Object.entries({
        builds: ['tests/{sizes,storybook}/**'],
        deployments: ['tests/deployments/**'],
        packages: ['tests/packages/**'],
        tools: TOOLS,
      }).map(([name, folders]) => ({
        test: {
          name,
          environment: 'node' as const,
          // Browsers, servers and builds, several at a time: milliseconds that one may take on a busy machine.
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
      // In Chromium: the product's motion and documents; the backend's mounts and the camera of visual regression; whether
      // the checks of stories find seeded defects.
      ...Object.entries({
        chromium: 'tests/{motion,documents}',
        mounts: '{mocks,tests/visual}',
        defects: 'tests/stories',
      }).map(([name, folder]) => ({
        // The service worker's file comes from where Storybook serves it.
        publicDir: '.storybook/public',
        // Dependencies found while a test runs would reload it: those of workers are looked for, too.
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
