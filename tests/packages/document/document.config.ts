import { defineConfig } from 'vite';

/** Beside the application, into the same folder. */
export default defineConfig({ build: { emptyOutDir: false, rolldownOptions: { input: 'document.html' } } });
