import type { Backend } from '../../src/index.ts';
import { getTarget, guardedServer, listen, mountNode, type NodeMount } from '../../src/node/index.ts';
import type { Fetch } from './client.ts';

export interface Transport {
  name: string;
  /** Connects to a backend. */
  reach(backend: Backend): Promise<Fetch>;
  close(): Promise<void>;
}

export const direct = (): Transport => ({
  name: 'called directly',
  reach: async (backend) => backend.fetch,
  close: async () => {},
});

export interface RunningServer {
  origin: string;
  close(): Promise<void>;
}

/** Starts a separate server, as the application's server combines a backend with other routes. */
export async function serve(mount: () => NodeMount): Promise<RunningServer> {
  const server = guardedServer({
    request(request, response) {
      if (mount().handles(getTarget(request)?.pathname ?? '')) return mount().listener(request, response);
      response.writeHead(404).end('not the backend');
    },
    upgrade(request, socket, head) {
      mount().upgrade(request, socket, head);
      return true;
    },
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      await mount().close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Returns the response to a request sent to another origin. */
async function resent(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  return fetch(origin + pathname + search, {
    method: request.method,
    headers: request.headers,
    ...(body === '' ? {} : { body }),
  });
}

export function node(): Transport {
  let mount: NodeMount | undefined;
  let server: RunningServer | undefined;
  const current = () => {
    if (!mount) throw new Error('No backend is mounted.');
    return mount;
  };
  return {
    name: 'mounted under Node',
    async reach(backend) {
      mount = mountNode(backend);
      const running = server ?? (await serve(current));
      server = running;
      return (request) => resent(request, running.origin);
    },
    close: async () => server?.close(),
  };
}
