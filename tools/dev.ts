// npm run dev: like npm start, with live sources.
import { createServer } from 'node:http';
import { getTarget, type Served } from '@mortar/backend/node';
import { createServer as createVite } from 'vite';
import { readOptions } from './options.ts';
import { fromRoot } from './paths.ts';
import { announce, configHere, explain, serve, stopOnSignal } from './serving/server.ts';
import { configText } from './serving/site.ts';

try {
  const options = readOptions(process.argv.slice(2), process.env);
  const running = await serve(options, async (around): Promise<Served> => {
    // Never listens: Vite waits for upgrades on it and receives only its own.
    const relay = createServer();
    const vite = await createVite({
      configFile: fromRoot('app', 'vite.config.ts'),
      server: { middlewareMode: true, hmr: { server: relay } },
      appType: 'spa',
    });
    const config = await configText(fromRoot('app', 'public'), configHere(options, around));
    return {
      request(request, response) {
        if (request.url === '/config.json') response.setHeader('content-type', 'application/json').end(config);
        else vite.middlewares(request, response);
      },
      upgrade(request, socket, head) {
        const protocol = request.headers['sec-websocket-protocol'] ?? '';
        const isForVite = getTarget(request)?.pathname === '/' && ['vite-hmr', 'vite-ping'].includes(protocol);
        return isForVite && relay.emit('upgrade', request, socket, head);
      },
    };
  });
  stopOnSignal(running);
  announce(options);
} catch (error) {
  explain(error);
}
