import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { UNUSED_PACKAGES } from './unusedPackages.ts';

/** Parts of the design system that Login shows. */
const CONTROLS =
  /design-system\/src\/components\/(?:Announcer|Button|FieldFrame|LoadingState|PasswordField|Spinner|TextField|TextLink|Tooltip|VisuallyHidden)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: UNUSED_PACKAGES },
  build: {
    target: 'es2023',
    // Files of their own, never data: addresses, so that the content-security policy can stay narrow.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        // What the first page is made of, in one file: apart, each costs a few hundred bytes that compress with nothing.
        codeSplitting: {
          groups: [{ name: 'controls', test: CONTROLS }],
        },
      },
    },
  },
});
