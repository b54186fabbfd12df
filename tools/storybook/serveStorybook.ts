import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { guardedServer, listen } from '@mortar/backend/node';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { toEveryone } from '../static-server.ts';

/** A running server of the built Storybook. */
export interface StorybookHost {
  url: string;
  /** Reloads all open pages. */
  rebuilt(): void;
  close(): Promise<void>;
}

/** Path of the event stream that announces rebuilds. */
const NEWS = '/rebuilt';

/** Reloads the page, at the same story, after a rebuild. */
const LISTENER = `<script>new EventSource('.${NEWS}').addEventListener('rebuilt', () => location.reload());</script>`;

/** Path of the review site. */
const REVIEW = '/review';

/**
 * Serves a built Storybook, with the review site if there is one. Only its main window, `index.html`, reloads after a
 * rebuild.
 * @param review the folder of the review site
 */
export async function serveStorybook(folder: string, port: number, review?: string): Promise<StorybookHost> {
  const open = new Set<() => Promise<void>>();
  const site = new Hono();
  site.get(NEWS, (context) =>
    streamSSE(context, async (stream) => {
      const notify = () => stream.writeSSE({ event: 'rebuilt', data: '' });
      open.add(notify);
      await new Promise<void>((resolve) => stream.onAbort(() => resolve()));
      open.delete(notify);
    }),
  );
  site.get('/', async (context) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    return context.html(page.replace('</head>', `${LISTENER}</head>`));
  });
  site.use('/reports/*', toEveryone);
  if (review) {
    const rewriteRequestPath = (path: string) => path.slice(REVIEW.length);
    site.use(`${REVIEW}/*`, serveStatic({ root: review, rewriteRequestPath }));
  }
  site.use('*', serveStatic({ root: folder }));
  const server = guardedServer({ request: getRequestListener(site.fetch, { overrideGlobalObjects: false }) });
  const boundPort = await listen(server, port, 'localhost');
  return {
    url: `http://localhost:${boundPort}`,
    rebuilt: () => {
      for (const notify of open) void notify();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
