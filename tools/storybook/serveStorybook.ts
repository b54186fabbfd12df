import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { guardedServer, listen } from '@mortar/backend/node';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { toEverybody } from '../static-server.ts';

/** the built Storybook, on a port of this machine. */
export interface StorybookHost {
  url: string;
  /** Has every open page show what was built again. */
  rebuilt(): void;
  close(): Promise<void>;
}

/** Where open pages hear of it. */
const NEWS = '/rebuilt';

/** A page that hears of another build begins again, at the story that it shows. */
const LISTENER = `<script>new EventSource('.${NEWS}').addEventListener('rebuilt', () => location.reload());</script>`;

/** Where the review site is, beside a Storybook that is served. */
const REVIEW = '/review';

/**
 * Serves a built storybook, and the review site beside it where there is one; only its own window, `index.html`, is told of another build.
 * @param review the folder of the review site
 */
export async function serveStorybook(folder: string, port: number, review?: string): Promise<StorybookHost> {
  const open = new Set<() => Promise<void>>();
  const site = new Hono();
  site.get(NEWS, (context) =>
    streamSSE(context, async (stream) => {
      const tell = () => stream.writeSSE({ event: 'rebuilt', data: '' });
      open.add(tell);
      await new Promise<void>((gone) => stream.onAbort(() => gone()));
      open.delete(tell);
    }),
  );
  site.get('/', async (context) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    return context.html(page.replace('</head>', `${LISTENER}</head>`));
  });
  site.use('/reports/*', toEverybody);
  if (review) {
    const rewriteRequestPath = (path: string) => path.slice(REVIEW.length);
    site.use(`${REVIEW}/*`, serveStatic({ root: review, rewriteRequestPath }));
  }
  site.use('*', serveStatic({ root: folder }));
  const server = guardedServer({ request: getRequestListener(site.fetch, { overrideGlobalObjects: false }) });
  const taken = await listen(server, port, 'localhost');
  return {
    url: `http://localhost:${taken}`,
    rebuilt: () => {
      for (const tell of open) void tell();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
