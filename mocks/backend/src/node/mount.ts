import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { HUB_PATH } from '@mortar/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Backend } from '../backend.ts';
import { ConnectionCut } from '../faults.ts';
import { answerControl } from './control.ts';

/** A backend ready to be part of somebody else's `http.Server`. */
export interface NodeMount {
  /** Whether a path is the backend's: `/api/…`, `/messaging/…`, `/notification/…`, `/hub…`, and `/__control` where it is on. */
  handles(pathname: string): boolean;
  listener(request: IncomingMessage, response: ServerResponse): void;
  /** For the server's 'upgrade' event, where `handles` says so. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes the hub's sockets and the backend with its journal. */
  close(): Promise<void>;
}

/** The hosts of the deployment as they are told apart here, on one origin. */
const SERVED = ['/api/', '/messaging/', '/notification/'];
const CONTROL_PATH = '/__control';
const LARGEST_FRAME = 128 * 1024;

const pathOf = ({ url }: IncomingMessage) => new URL(url ?? '/', 'http://localhost').pathname;

/** Wires a socket to the hub, or turns it away as ASP.NET does. */
function open(backend: Backend, socket: WebSocket, request: IncomingMessage): void {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
  const connection = backend.hub.accept(
    { send: (text) => socket.send(text), close: () => socket.close() },
    { id: url.searchParams.get('id'), token: bearer ?? url.searchParams.get('access_token') },
  );
  if (!connection) {
    socket.close(1008);
    return;
  }
  socket.on('message', (data) => connection.receive(String(data)));
  socket.on('close', () => connection.closed());
  // Too large a frame ends that socket alone.
  socket.on('error', () => socket.terminate());
}

/**
 * Mounts a backend under Node.
 * @param options `control` opens `POST /__control`, which tests use; never set it where people work
 */
export function mountNode(backend: Backend, options: { control?: boolean } = {}): NodeMount {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, perMessageDeflate: false });
  const isControl = (pathname: string) => options.control === true && pathname === CONTROL_PATH;
  const answer = getRequestListener(
    async (request, { outgoing }) => {
      try {
        if (isControl(new URL(request.url).pathname)) return await answerControl(backend, request);
        return await backend.fetch(request);
      } catch (error) {
        if (!(error instanceof ConnectionCut)) throw error;
        outgoing.destroy();
        return new Response(null);
      }
    },
    { overrideGlobalObjects: false },
  );
  return {
    handles: (pathname) =>
      SERVED.some((prefix) => pathname.startsWith(prefix)) ||
      pathname === HUB_PATH ||
      pathname.startsWith(`${HUB_PATH}/`) ||
      isControl(pathname),
    listener: (request, response) => void answer(request, response),
    upgrade(request, socket, head) {
      if (pathOf(request) !== HUB_PATH) {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
        return;
      }
      sockets.handleUpgrade(request, socket, head, (opened) => open(backend, opened, request));
    },
    close() {
      // A server that stops is a server that may come back: clients shall try.
      backend.hub.drop();
      backend.close();
      for (const socket of sockets.clients) socket.close();
      return new Promise((closed) => sockets.close(() => closed()));
    },
  };
}
