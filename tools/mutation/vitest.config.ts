import { defineConfig } from 'vitest/config';
import { fromRoot } from '../paths.ts';
import { isPart, PARTS } from './parts.ts';

const part = process.env.MUTATION_PART ?? '';
if (!isPart(part)) throw new Error(`MUTATION_PART names no part: "${part}".`);
const tests = PARTS[part].tests;

// The session needs only toasts. Loading the full design system for each mutant would take most of the time.
const alias =
  part === 'session'
    ? { '@mortar/design-system': fromRoot('design-system', 'src', 'components', 'Toaster', 'toast.ts') }
    : {};

// The tests of one part, in the same two environments as the main configuration.
export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [...tests],
          exclude: ['**/*.test.tsx', '**/node_modules/**'],
        },
      },
      {
        extends: true,
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
