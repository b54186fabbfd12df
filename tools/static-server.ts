import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { guardedServer, listen } from '@mortar/backend/node';
import { Hono, type MiddlewareHandler } from 'hono';

export interface StaticServer {
  url: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** True lets browsers cache files permanently. */
  unchanging?: boolean;
}

/** Allows every origin: a framed report has an opaque origin, so its own files are cross-origin to it. */
export const toEveryone: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') context.res = new Response(null, { status: 204 });
  else await next();
  context.header('access-control-allow-origin', '*');
  context.header('access-control-allow-headers', 'authorization');
};

/** Serves a folder of built files on a free port. */
export async function serveFolder(folder: string, { unchanging = false }: ServeOptions = {}): Promise<StaticServer> {
  const site = new Hono();
  site.use('/reports/*', toEveryone);
  if (unchanging) {
    site.use('*', async (context, next) => {
      await next();
      context.header('cache-control', 'max-age=31536000, immutable');
    });
  }
  site.use('*', serveStatic({ root: folder }));
  const listener = getRequestListener(site.fetch, { overrideGlobalObjects: false });
  const server = guardedServer({ request: listener });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
