import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunksByPage } from './chunks.ts';
import { shippedFiles } from './shippedFiles.ts';
import { UNUSED_PACKAGES } from './unusedPackages.ts';

const inside = shippedFiles(resolve(import.meta.dirname, '..'));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), ...inside.main],
  worker: { plugins: inside.worker },
  resolve: { alias: UNUSED_PACKAGES },
  build: {
    target: 'es2023',
    // No data URLs, to keep the content security policy narrow.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Debian's nginx serves `.mjs` with a type that browsers reject for workers.
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/[name]-[hash]${name.endsWith('.mjs') ? '.js' : '[extname]'}`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            // Its modules import more than they use, so chunks follow the bundler's usage data.
            { name: 'motion', test: /\/(?:framer-motion|motion-dom|motion-utils)\//, entriesAware: true, priority: 3 },
            { name: chunksByPage(import.meta.dirname), debugName: 'by page', priority: 2 },
            // Code shared by lazy parts, grouped by size.
            {
              name: 'shared',
              entriesAware: true,
              entriesAwareMergeThreshold: 8_000,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
        // Chunks may import each other, so modules run in strict order.
        strictExecutionOrder: true,
      },
    },
  },
});
