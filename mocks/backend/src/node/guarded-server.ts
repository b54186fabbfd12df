import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { boundAddresses } from './address-bound.ts';
import { type Hosts, isRequestedBy } from './hosts.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Handlers of a server. Their errors end only the affected connection. */
export interface Served {
  request: Listener;
  /** Takes the socket of an upgrade. If absent or false, the upgrade is refused. */
  upgrade?(...given: Parameters<Upgrade>): boolean;
  /** Accepted host names; any if absent. Others get status 421. */
  hosts?: Hosts;
}

/** Limits per client in milliseconds and connections. */
export const BOUNDS = {
  /** For a request's headers to arrive. */
  headers: 10_000,
  /** For a full request to arrive: an order file over a slow line. */
  request: 120_000,
  /** Until the next request: longer than a proxy's keep-alive (nginx 60 s), which otherwise could send one too late. */
  nextRequest: 65_000,
  /** Without a byte in either direction. */
  idle: 180_000,
  /** Below the usual limit of 1024 open files per process. */
  connections: 800,
  /** Per address: several browsers behind one router, which close unused connections. */
  perAddress: 64,
} as const;

/** Headers of answers with data or errors, never pages. */
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

/** Returns the URL in a request line. Null if it is invalid. */
export function getTarget({ url = '/' }: IncomingMessage): URL | null {
  // Appends the path to an origin without resolving: '//[' would be read as a host.
  return URL.parse(url.startsWith('/') ? `http://localhost${url}` : url);
}

/** Answers on a raw socket and closes it. */
export function refuseSocket(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  if (socket.writable) socket.end(raw(status), () => socket.destroy());
  else socket.destroy();
}

/**
 * Closes a connection without a valid request. A browser reads data on a spare connection as the answer to its next
 * request: a timeout gets no answer if nothing was sent, else 408, which makes the browser retry.
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
    else if (hosts && !isRequestedBy(hosts, request)) {
      const headers = { ...DATA_HEADERS, 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
      response.writeHead(421, headers).end(notMine(hosts));
    } else await listener(request, response);
  } catch {
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { ...DATA_HEADERS, connection: 'close' }).end();
  }
}

function handleUpgrade({ upgrade, hosts }: Served, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  socket.on('error', () => socket.destroy());
  try {
    if (getTarget(request) === null) refuseSocket(socket, '400 Bad Request');
    else if (hosts && !isRequestedBy(hosts, request)) refuseSocket(socket, '421 Misdirected Request');
    else if (!upgrade?.(request, socket, head)) refuseSocket(socket, '404 Not Found');
  } catch {
    refuseSocket(socket, '500 Internal Server Error');
  }
}

/**
 * Creates a server that no input crashes: socket errors are handled, addresses are validated, every upgrade is
 * answered, and slow clients time out.
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
  server.on('upgrade', (request, socket, head) => handleUpgrade(served, request, socket, head));
  return server;
}

/**
 * Starts a server. Connections that cannot be accepted later (no file handle left) are dropped without further effect.
 * @param port 0 selects a free one
 * @returns the port it listens on
 * @throws the error of `listen`, such as EADDRINUSE
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
