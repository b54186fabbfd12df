import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target: 'es2023',
    // Files of their own, never data: addresses, so that the content-security policy can stay narrow.
    assetsInlineLimit: 0,
    manifest: true,
  },
});
