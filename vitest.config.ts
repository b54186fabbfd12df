import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'themes/**/*.test.ts',
            'mocks/**/*.test.ts',
            'app/**/*.test.ts',
            'design-system/**/*.test.ts',
            'tests/repository/**/*.test.ts',
          ],
        },
      },
      {
        // After the builds: what they weigh.
        test: { name: 'sizes', environment: 'node', include: ['tests/sizes/**/*.test.ts'] },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: ['design-system/src/testing/jsdom.ts'],
          include: ['app/**/*.test.tsx', 'design-system/**/*.test.tsx'],
        },
      },
    ],
  },
});
