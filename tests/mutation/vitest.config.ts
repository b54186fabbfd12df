import { defineConfig } from 'vitest/config';
import { isPart, PARTS } from './parts.ts';

const part = process.env.MUTATION_PART ?? '';
if (!isPart(part)) throw new Error(`MUTATION_PART names no part: "${part}".`);
const tests = PARTS[part].tests;

// The tests of one part, in the same two environments as in the configuration of all tests.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [...tests],
          exclude: ['**/*.test.tsx', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: ['design-system/src/testing/jsdom.ts'],
          include: [...tests],
          exclude: ['**/*.test.ts', '**/node_modules/**'],
        },
      },
    ],
  },
});
