import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from '../src/index.ts';
import { mountNode, type NodeMount } from '../src/node/index.ts';
import type { Fetch } from './client.ts';

/** A way to reach a backend. */
export interface Transport {
  name: string;
  /** How to reach the backend from now on. */
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

/** A server of its own, as the application's server combines a backend with other things. */
export async function serve(mount: () => NodeMount): Promise<RunningServer> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (mount().handles(pathname)) mount().listener(request, response);
    else response.writeHead(404).end('not the backend');
  });
  server.on('upgrade', (request, socket, head) => mount().upgrade(request, socket, head));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await mount().close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The request with its origin replaced. */
export async function resent(request: Request, origin: string): Promise<Response> {
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
