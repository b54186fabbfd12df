import { readFile } from 'node:fs/promises';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { createCompression, encodingFor, type Listener } from '@mortar/backend/node';
import { Hono } from 'hono';
import { securityHeaders } from './headers.ts';

/** Fields of `config.json` that this run overrides. */
export type ConfigOverrides = Record<string, unknown>;

/** Returns `config.json` with the overrides. */
export async function configText(folder: string, overrides: ConfigOverrides): Promise<string> {
  const config = JSON.parse(await readFile(`${folder}/config.json`, 'utf8'));
  return JSON.stringify({ ...config, ...overrides });
}

/** Path of a file with a content hash in its name, which never changes. */
const ASSET = /^\/assets\/[\w.-]+$/;

type Answer = (request: Request) => Response | Promise<Response>;

/** Compresses answers; caches compressed assets per encoding. */
function withCompression(answer: Answer): Answer {
  const { compress } = createCompression();
  const cache = new Map<string, { body: ArrayBuffer; headers: Headers }>();
  return async (request) => {
    const { pathname } = new URL(request.url);
    const encoding = encodingFor(request.headers.get('accept-encoding'));
    const known = cache.get(`${encoding} ${pathname}`);
    if (known && request.method === 'GET') return new Response(known.body, known);
    const response = await compress(request, await answer(request));
    const { status, headers } = response;
    if (!ASSET.test(pathname) || status !== 200 || !headers.has('content-encoding')) return response;
    const body = await response.arrayBuffer();
    cache.set(`${encoding} ${pathname}`, { body, headers });
    return new Response(body, { headers });
  };
}

/**
 * Serves the built application: its files, `config.json`, and `index.html` for all other paths, compressed where the
 * browser accepts it.
 * @param frames origins whose pages it may frame
 */
export function createSite(folder: string, overrides: ConfigOverrides = {}, frames: readonly string[] = []): Listener {
  const site = new Hono();
  const headers = securityHeaders([], frames);
  site.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const forever = context.req.path.startsWith('/assets/') && context.res.status === 200;
    context.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  site.get('/config.json', async (context) => {
    return context.body(await configText(folder, overrides), 200, { 'content-type': 'application/json' });
  });
  site.get('/assets/*', serveStatic({ root: folder }));
  site.get('/assets/*', (context) => context.text('Not found', 404));
  // Brands that were not built in lie next to it, if there are any (0038).
  site.get('/brands/*', serveStatic({ root: folder }));
  site.get('*', async (context) => context.html(await readFile(`${folder}/index.html`, 'utf8')));
  return getRequestListener(
    withCompression((request) => site.fetch(request)),
    { overrideGlobalObjects: false },
  );
}
