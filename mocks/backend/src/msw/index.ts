import { HUB_PATH } from '@mortar/contract';
import { HttpResponse, http, type RequestHandler, type WebSocketHandler, ws } from 'msw';
import type { Backend } from '../backend.ts';
import { handlers } from '../calls/handlers.ts';
import { ConnectionCut } from '../http/faults.ts';

type Socket = Parameters<Parameters<ReturnType<typeof ws.link>['addEventListener']>[1]>[0]['client'];

/** MSW may deliver a close before messages of the same tick, so it waits for the next. */
const closeLater = (client: Socket) => void setTimeout(() => client.close(), 0);

function open(backend: Backend, client: Socket): void {
  const { searchParams } = client.url;
  const connection = backend.hub.accept(
    { send: (text) => client.send(text), close: () => closeLater(client) },
    { id: searchParams.get('id'), token: searchParams.get('access_token') },
  );
  if (!connection) {
    closeLater(client);
    return;
  }
  client.addEventListener('message', ({ data }) => connection.receive(String(data)));
  client.addEventListener('close', () => connection.detach());
}

/** `/api/…` directly after an origin, because a source folder may be named `api` too. */
const CALLS = /^[a-z]+:\/\/[^/]+\/api\//;

/** Calls outside `/api`, listed individually, because source folders may share their prefix. */
const otherPaths = [...new Set(handlers.map(({ call }) => call.path))].filter((path) => !path.startsWith('/api/'));

/** Shared by all backends, because each link listens permanently. */
const hub = ws.link(`*${HUB_PATH}`);

/**
 * Returns handlers that connect a backend to `/api/*`, the messaging and notification calls and `/hub` of every origin,
 * for Storybook and component tests. An injected connection error becomes a network error.
 */
export function mswHandlers(backend: Backend): (RequestHandler | WebSocketHandler)[] {
  const answer = async ({ request }: { request: Request }) => {
    try {
      return await backend.fetch(request);
    } catch (error) {
      if (error instanceof ConnectionCut) return HttpResponse.error();
      throw error;
    }
  };
  return [
    http.all(CALLS, answer),
    ...otherPaths.map((path) => http.all(`*${path}`, answer)),
    http.post(`*${HUB_PATH}/negotiate`, answer),
    hub.addEventListener('connection', ({ client }) => open(backend, client)),
  ];
}
