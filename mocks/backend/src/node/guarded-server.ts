import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { boundAddresses } from './address-bound.ts';
import { type Hosts, isAskedBy } from './hosts.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** What a server does with what reaches it. Whatever they throw or reject with ends that connection alone. */
export interface Served {
  request: Listener;
  /** Takes the socket of an upgrade. Without it, and where it answers false, the upgrade is refused. */
  upgrade?(...given: Parameters<Upgrade>): boolean;
  /** The names it answers to; without them to any. Under another one it says so (421) and does nothing. */
  hosts?: Hosts;
}

/** Milliseconds and connections that one client may cost. */
export const BOUNDS = {
  /** For a request's headers to arrive. */
  headers: 10_000,
  /** For a whole request to arrive: an order file over a slow line. */
  request: 120_000,
  /** Until the next request: longer than a proxy keeps a connection (nginx 60 s), which would send it one too late. */
  nextRequest: 65_000,
  /** Without a byte in either direction. */
  idle: 180_000,
  /** Below the 1024 open files that a process may usually have. */
  connections: 800,
  /** Of one address: several browsers behind one router, which close what they do not use. */
  perAddress: 64,
} as const;

/** Headers of an answer that is data or an error, never a page. */
export const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

const raw = (status: string) =>
  [
    `HTTP/1.1 ${status}`,
    'connection: close',
    'content-length: 0',
    ...Object.entries(DATA_HEADERS).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** The address a request asks for, as its request line has it. Null where it is none. */
export function getTarget({ url = '/' }: IncomingMessage): URL | null {
  // A path is put behind an origin, never resolved: '//[' would be read as a host.
  return URL.parse(url.startsWith('/') ? `http://localhost${url}` : url);
}

/** Answers on a bare socket and lets go of it. */
export function refuseSocket(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  if (socket.writable) socket.end(raw(status), () => socket.destroy());
  else socket.destroy();
}

/**
 * Lets go of a connection that holds no request. A browser that keeps a spare one takes what comes on it for the answer to
 * its next request: where nothing was sent, nothing is said, and 408 has it ask again.
 */
function refuseClient(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') refuseSocket(socket, '400 Bad Request');
  else if (socket instanceof Socket && socket.bytesRead === 0) socket.destroy();
  else refuseSocket(socket, '408 Request Timeout');
}

const notMine = ({ names, addresses }: Hosts) =>
  `This server is reached as ${names.join(', ')}${addresses ? ' and by its addresses' : ''}, and by no other name.\n`;

async function answer({ request: listener, hosts }: Served, request: IncomingMessage, response: ServerResponse) {
  request.on('error', () => response.destroy());
  response.on('error', () => response.destroy());
  try {
    if (getTarget(request) === null) response.writeHead(400, { ...DATA_HEADERS, connection: 'close' }).end();
    else if (hosts && !isAskedBy(hosts, request)) {
      const headers = { ...DATA_HEADERS, 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
      response.writeHead(421, headers).end(notMine(hosts));
    } else await listener(request, response);
  } catch {
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { ...DATA_HEADERS, connection: 'close' }).end();
  }
}

function take({ upgrade, hosts }: Served, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  socket.on('error', () => socket.destroy());
  try {
    if (getTarget(request) === null) refuseSocket(socket, '400 Bad Request');
    else if (hosts && !isAskedBy(hosts, request)) refuseSocket(socket, '421 Misdirected Request');
    else if (!upgrade?.(request, socket, head)) refuseSocket(socket, '404 Not Found');
  } catch {
    refuseSocket(socket, '500 Internal Server Error');
  }
}

/**
 * A server that no input ends: every socket has somebody who hears its errors, every address is read before it is
 * believed, every upgrade is answered, and nobody may be slow for ever.
 */
export function guardedServer(served: Served): Server {
  const server = createServer({
    headersTimeout: BOUNDS.headers,
    requestTimeout: BOUNDS.request,
    keepAliveTimeout: BOUNDS.nextRequest,
    connectionsCheckingInterval: 5_000,
  });
  server.maxConnections = BOUNDS.connections;
  server.setTimeout(BOUNDS.idle, (socket) => socket.destroy());
  boundAddresses(server, BOUNDS.perAddress);
  server.on('connection', (socket) => socket.on('error', () => socket.destroy()));
  server.on('clientError', refuseClient);
  server.on('request', (request, response) => void answer(served, request, response));
  server.on('upgrade', (request, socket, head) => take(served, request, socket, head));
  return server;
}

/**
 * Starts a server. Afterwards a connection that could not be accepted (no file handle left) is that client's loss alone.
 * @param port 0 takes any that is free
 * @returns the port it listens on
 * @throws what `listen` fails with, such as EADDRINUSE
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  server.on('error', () => {});
  return (server.address() as AddressInfo).port;
}
