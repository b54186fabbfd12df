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
    // Files of their own, never data: addresses, so that the content-security policy can stay narrow.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Debian's nginx serves `.mjs` as bytes, which no browser takes for a worker.
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/[name]-[hash]${name.endsWith('.mjs') ? '.js' : '[extname]'}`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            // Its parts import more than they use: by what is used, which the bundler knows.
            { name: 'motion', test: /\/(?:framer-motion|motion-dom|motion-utils)\//, entriesAware: true, priority: 3 },
            { name: chunksByPage(import.meta.dirname), debugName: 'by page', priority: 2 },
            // What parts that are fetched later share, those of one size with their neighbours.
            {
              name: 'shared',
              entriesAware: true,
              entriesAwareMergeThreshold: 8_000,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
        // Chunks may import one another, and each module runs once what it imports has run.
        strictExecutionOrder: true,
      },
    },
  },
});
