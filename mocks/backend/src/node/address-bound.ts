import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Connections of one address with their requests, least recently active first. */
type Connections = Map<Socket, IncomingMessage | null>;

/** Returns the connection to close: the oldest idle one, else the oldest that is still sending its request. */
function connectionToClose(connections: Connections, newcomer: Socket): Socket | undefined {
  const others = [...connections].filter(([socket]) => socket !== newcomer);
  const idle = others.find(([, request]) => request === null);
  return (idle ?? others.find(([, request]) => request?.complete === false))?.[0];
}

/**
 * Limits the connections per address, so that a client with many idle ones blocks neither others nor its own
 * neighbours: the oldest idle one is closed. If all are being answered, the new one waits. Upgraded sockets do not
 * count, because the hub limits them by session.
 */
export function boundAddresses(server: Server, limit: number): void {
  const addresses = new Map<string, Connections>();

  function of(socket: Socket): Connections | undefined {
    return addresses.get(socket.remoteAddress ?? '');
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const connections: Connections = addresses.get(address) ?? new Map();
    addresses.set(address, connections);
    connections.set(socket, null);
    socket.once('close', () => {
      connections.delete(socket);
      if (connections.size === 0 && addresses.get(address) === connections) addresses.delete(address);
    });
    if (connections.size > limit) (connectionToClose(connections, socket) ?? socket).destroy();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    of(socket)?.set(socket, request);
    response.once('close', () => {
      const connections = of(socket);
      if (connections?.get(socket) !== request) return;
      connections.delete(socket);
      connections.set(socket, null);
    });
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => of(socket)?.delete(socket));
}
