// npm run dev: the same as npm start, with the sources served as they change.
import { createServer as createVite } from 'vite';
import { readOptions } from './options.ts';
import { fromRoot } from './paths.ts';
import { announce, configHere, explain, serve, stopOnSignal } from './server.ts';
import { configText } from './site.ts';

try {
  const options = readOptions(process.argv.slice(2), process.env);
  const running = await serve(options, async (around) => {
    const vite = await createVite({
      configFile: fromRoot('app', 'vite.config.ts'),
      server: { middlewareMode: true, hmr: { server: around.server } },
      appType: 'spa',
    });
    const config = await configText(fromRoot('app', 'public'), configHere(options, around));
    return (request, response) => {
      if (request.url === '/config.json') response.setHeader('content-type', 'application/json').end(config);
      else vite.middlewares(request, response);
    };
  });
  stopOnSignal(running);
  announce(options);
} catch (error) {
  explain(error);
}
