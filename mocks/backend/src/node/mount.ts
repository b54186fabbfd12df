import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { HUB_PATH } from '@mortar/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Backend } from '../backend.ts';
import { ConnectionCut } from '../http/faults.ts';
import { isHub, isServed } from '../http/servedPaths.ts';
import { createCompression } from './compression.ts';
import { answerControl, type StartOver } from './control.ts';
import { answerDesk, isDesk } from './desk/desk.ts';
import { DATA_HEADERS, getTarget, refuseSocket } from './guarded-server.ts';
import { type Hosts, isLoopback, isOneOf, isThisMachineAlone } from './hosts.ts';

/** A backend to embed in an `http.Server`; see `guardedServer` for a robust one. */
export interface NodeMount {
  /**
   * Returns whether a path is the backend's: `/api/…`, `/messaging/…`, `/notification/…`, `/hub…`, and `/__control` and
   * `/__desk…` if enabled.
   */
  handles(pathname: string): boolean;
  listener(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** For the server's 'upgrade' event. Every socket is taken by the hub, or answered and closed. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes the hub's sockets and the backend with its journal. */
  close(): Promise<void>;
}

export interface MountOptions {
  /** Enables `POST /__control` for tests; never set it in production. */
  control?: boolean;
  /**
   * Serves the desk (`/__desk`) to act as a supplier: only for this machine, on a server whose `hosts` are only this
   * machine's, unless `control` is set too.
   */
  desk?: boolean;
  /** Replaces this backend by one with only the sample; called by the control route. */
  startOver?: StartOver | undefined;
  /** Origins besides the server's own whose pages may use the hub: 'https://orders.example'. */
  origins?: readonly string[];
  /** The server's own names; if absent, any host in a request counts as its own. */
  hosts?: Hosts;
}

const CONTROL_PATH = '/__control';
const LARGEST_FRAME = 128 * 1024;
/** Bytes buffered for a slow client; beyond them it is disconnected and reconnects. */
const MAX_UNREAD = 4 * 1024 * 1024;

/** Connects a socket to the hub, or rejects it as ASP.NET does. */
function open(backend: Backend, socket: WebSocket, request: IncomingMessage): void {
  // Registered first, because a rejected client may send malformed data too.
  socket.on('error', () => socket.terminate());
  const query = getTarget(request)?.searchParams;
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
  const connection = backend.hub.accept(
    {
      send(text) {
        if (socket.bufferedAmount > MAX_UNREAD) socket.terminate();
        else socket.send(text);
      },
      close: () => socket.close(),
    },
    { id: query?.get('id') ?? null, token: bearer ?? query?.get('access_token') ?? null },
  );
  if (!connection) {
    socket.close(1008);
    return;
  }
  socket.on('message', (data) => connection.receive(String(data)));
  socket.on('close', () => connection.detach());
}

export function mountNode(backend: Backend, options: MountOptions = {}): NodeMount {
  const { control = false, desk = false, origins = [], hosts, startOver } = options;
  const hasDesk = desk && (control || (hosts !== undefined && isThisMachineAlone(hosts)));
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, perMessageDeflate: false });
  const compression = createCompression();
  const isControl = (pathname: string) => control && pathname === CONTROL_PATH;

  /** Browsers send the page's origin; other clients send none and need a token anyway. */
  function mayUseHub({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined || origins.includes(origin)) return true;
    return URL.parse(origin)?.host === host && (hosts === undefined || isOneOf(hosts, host));
  }

  const answer = getRequestListener(
    async (request, { incoming, outgoing }) => {
      try {
        if (isControl(new URL(request.url).pathname)) return await answerControl(backend, request, startOver);
        if (hasDesk && isDesk(new URL(request.url).pathname)) {
          const isLocal = control || isLoopback(incoming.socket.remoteAddress);
          return isLocal ? await answerDesk(backend, request) : new Response('Not found', { status: 404 });
        }
        const answer = await backend.fetch(request, { address: incoming.socket.remoteAddress ?? '' });
        return await compression.compress(request, answer);
      } catch (error) {
        if (!(error instanceof ConnectionCut)) throw error;
        outgoing.destroy();
        return new Response(null);
      }
    },
    { overrideGlobalObjects: false },
  );
  return {
    handles: (pathname) => isServed(pathname) || isControl(pathname) || (hasDesk && isDesk(pathname)),
    async listener(request, response) {
      for (const [name, value] of Object.entries(DATA_HEADERS)) response.setHeader(name, value);
      if (isHub(getTarget(request)?.pathname ?? '') && !mayUseHub(request)) response.writeHead(403).end();
      else await answer(request, response);
    },
    upgrade(request, socket, head) {
      if (getTarget(request)?.pathname !== HUB_PATH) refuseSocket(socket, '404 Not Found');
      else if (!mayUseHub(request)) refuseSocket(socket, '403 Forbidden');
      else sockets.handleUpgrade(request, socket, head, (opened) => open(backend, opened, request));
    },
    close() {
      // Drops connections without a stop message, so that clients try to reconnect.
      backend.hub.drop();
      backend.close();
      for (const socket of sockets.clients) socket.close();
      return new Promise((closed) => sockets.close(() => closed()));
    },
  };
}
