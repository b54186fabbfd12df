import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Connections of one address: what each is at, the one that did something last at the end. */
type Connections = Map<Socket, IncomingMessage | null>;

/** Who makes room: the oldest that asks for nothing, else the oldest that still sends what it asks. */
function leaving(connections: Connections, newcomer: Socket): Socket | undefined {
  const others = [...connections].filter(([socket]) => socket !== newcomer);
  const idle = others.find(([, request]) => request === null);
  return (idle ?? others.find(([, request]) => request?.complete === false))?.[0];
}

/**
 * Bounds the connections of one address, so that whoever opens many and says nothing turns away neither others nor their
 * own neighbours: the oldest idle one makes room. Where all of them are being answered, the newcomer waits outside.
 * Upgraded sockets do not count: the hub knows whose they are.
 */
export function boundAddresses(server: Server, most: number): void {
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
    if (connections.size > most) (leaving(connections, socket) ?? socket).destroy();
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
