import { type Backend, type Clock, createBackend, type Seed } from '@mortar/backend';
import { getTarget, guardedServer, listen, mountNode } from '@mortar/backend/node';
import { createSite } from './site.ts';

/** A built application with its own reference backend. */
export interface Served {
  url: string;
  backend: Backend;
  close(): Promise<void>;
}

/** Serves a built application and the reference backend of this checkout, in this process. */
export async function serveSeed(dist: string, seed: Seed, clock?: Clock): Promise<Served> {
  const backend = createBackend({ seed, ...(clock && { clock }) });
  const mount = mountNode(backend, {});
  const site = createSite(dist);
  const isMine = (request: Parameters<typeof site>[0]) => mount.handles(getTarget(request)?.pathname ?? '');
  const server = guardedServer({
    request: (request, response) => (isMine(request) ? mount.listener : site)(request, response),
    upgrade(request, socket, head) {
      if (!isMine(request)) return false;
      mount.upgrade(request, socket, head);
      return true;
    },
  });
  const port = await listen(server, 0, 'localhost');
  return {
    url: `http://localhost:${port}`,
    backend,
    async close() {
      server.closeAllConnections();
      await mount.close();
      await new Promise((closed) => server.close(closed));
    },
  };
}
