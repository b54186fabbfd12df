import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { guardedServer, listen } from '@mortar/backend/node';
import { Hono } from 'hono';

/** A minimal static host. */
export interface DemoHost {
  url: string;
  close(): Promise<void>;
}

/** Serves the demo's folder like a static host: existing files, and `404.html` for everything else. */
export async function serveDemo(folder: string, port = 0): Promise<DemoHost> {
  const site = new Hono();
  site.use('*', serveStatic({ root: folder }));
  site.notFound(async (context) => context.html(await readFile(join(folder, '404.html'), 'utf8'), 404));
  const server = guardedServer({ request: getRequestListener(site.fetch, { overrideGlobalObjects: false }) });
  const boundPort = await listen(server, port, 'localhost');
  return {
    url: `http://localhost:${boundPort}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
