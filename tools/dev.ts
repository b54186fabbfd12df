// npm run dev: the same as npm start, with the sources served as they change.
import { createServer as createVite } from 'vite';
import { readOptions } from './options.ts';
import { fromRoot } from './paths.ts';
import { announce, explain, serve, stopOnSignal } from './server.ts';

try {
  const options = readOptions(process.argv.slice(2), process.env);
  const running = await serve(options, async ({ server }) => {
    const vite = await createVite({
      configFile: fromRoot('app', 'vite.config.ts'),
      server: { middlewareMode: true, hmr: { server } },
      appType: 'spa',
    });
    return (request, response) => vite.middlewares(request, response);
  });
  stopOnSignal(running);
  announce(options);
} catch (error) {
  explain(error);
}
