import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { readApprovals, writeApprovals } from '../approvals/approvals.ts';
import { areChanges, changed } from '../approvals/decisions.ts';
import { reportFolder } from './write.ts';

/** A custom header of the report's own page; browsers block it across origins without permission. */
const OWN_HEADER = 'x-mortar-visual';

interface Folders {
  base: string;
  head: string;
}

/**
 * Returns the report site with both Storybooks and the route that saves decisions.
 * @param file where decisions are saved
 */
export function reportSite({ base, head }: Folders, file?: string): Hono {
  const site = new Hono();
  site.get('/decisions', (context) => context.json(readApprovals(file)));
  site.put('/decisions', async (context) => {
    if (!context.req.header(OWN_HEADER)) return context.text('Only the report writes decisions.', 403);
    const changes: unknown = await context.req.json().catch(() => null);
    if (!areChanges(changes)) return context.text('Decisions by story and combination.', 400);
    writeApprovals(changed(readApprovals(file), changes), file);
    return context.json(readApprovals(file));
  });
  for (const [side, folder] of Object.entries({ base, head })) {
    const rewriteRequestPath = (path: string) => path.replace(`/${side}`, '');
    site.use(`/${side}/*`, serveStatic({ root: folder, rewriteRequestPath }));
  }
  site.use('*', serveStatic({ root: reportFolder }));
  return site;
}

/**
 * Serves a site on this machine only, until the process ends.
 * @returns its address
 */
export async function listenLocally(site: Hono, port: number): Promise<string> {
  const listener = getRequestListener(site.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return `http://localhost:${port}`;
}
