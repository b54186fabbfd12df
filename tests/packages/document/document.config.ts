import { defineConfig } from 'vite';

/** Builds into the folder of the application. */
export default defineConfig({ build: { emptyOutDir: false, rolldownOptions: { input: 'document.html' } } });
