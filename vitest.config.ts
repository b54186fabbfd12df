import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './tools/chromium.ts';

const dom = { environment: 'jsdom', setupFiles: 'design-system/src/testing/jsdom.ts', testTimeout: 20_000 };

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
            'tests/visual/**/*.test.ts',
            'tests/benchmarks/**/*.test.ts',
            'tests/mutation/**/*.test.ts',
          ],
        },
      },
      {
        // After the builds: what they weigh, what the showroom shows, how a deployment is served; what others install.
        test: {
          name: 'builds',
          environment: 'node',
          // Browsers, servers and builds, several at a time: milliseconds that one may take on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/{sizes,showroom,deployments,packages}/**/*.test.ts'],
        },
      },
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
      {
        // The service worker's file comes from where Storybook serves it.
        publicDir: '.storybook/public',
        // Found while a test runs, they would load it anew.
        optimizeDeps: {
          include: [
            ...['@mortar/app > exceljs/dist/exceljs.bare.min.js', '@mortar/app > fflate'],
            ...[
              ...['@chakra-ui/react', 'formik', 'framer-motion/dom', 'framer-motion/dom/mini', 'lucide-react'],
              '@tanstack/react-virtual',
            ].map((name) => `@mortar/design-system > ${name}`),
          ],
        },
        test: {
          name: 'chromium',
          include: ['{mocks,tests}/**/*.chromium.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
