import type { Connection } from '../hub/connection.ts';
import type { Hub } from '../hub/hub.ts';
import type { Clock } from '../runtime/clock.ts';

/** Milliseconds that a poll waits for messages: browsers end a worker whose request takes minutes. */
const POLL = 20_000;
/** Milliseconds that the last messages of a connection wait for a poll. */
const FINAL_POLL_MS = 30_000;

interface Polled {
  connection: Connection;
  /** Messages since the last poll. */
  said: string;
  closed: boolean;
  /** Answers the waiting poll. */
  answer(): void;
}

/** The hub without sockets: SignalR's long-polling transport, which the client selects if no other is offered. */
interface LongPolling {
  /** Returns the answer to `POST /hub/negotiate` with this transport as the only one offered. */
  offered(negotiated: Response): Promise<Response>;
  /** Answers `GET`, `POST` and `DELETE /hub?id=…`: opens and polls, sends, closes. */
  answer(request: Request): Promise<Response>;
}

const empty = (status: number) => new Response(null, { status });

export function createLongPolling({ hub, clock }: { hub: Hub; clock: Clock }): LongPolling {
  const open = new Map<string, Polled>();

  function start(id: string): Response {
    const polled: Omit<Polled, 'connection'> = { said: '', closed: false, answer: () => undefined };
    const link = {
      send(text: string) {
        polled.said += text;
        polled.answer();
      },
      close() {
        polled.closed = true;
        polled.answer();
        clock.after(FINAL_POLL_MS, () => open.delete(id));
      },
    };
    const connection = hub.accept(link, { id, token: null });
    if (!connection) return empty(404);
    open.set(id, Object.assign(polled, { connection }));
    return new Response('');
  }

  async function poll(id: string, polled: Polled): Promise<Response> {
    // A client has one poll at a time, so an earlier one was abandoned.
    polled.answer();
    if (polled.said === '' && !polled.closed) {
      await new Promise<void>((resolve) => {
        const stop = clock.after(POLL, resolve);
        polled.answer = () => {
          stop();
          resolve();
        };
      });
    }
    const { said } = polled;
    polled.said = '';
    if (said !== '' || !polled.closed) return new Response(said);
    open.delete(id);
    return empty(204);
  }

  return {
    async offered(negotiated) {
      if (!negotiated.ok) return negotiated;
      const availableTransports = [{ transport: 'LongPolling', transferFormats: ['Text'] }];
      return Response.json(
        { ...(await negotiated.json()), availableTransports },
        { headers: { 'cache-control': 'no-store' } },
      );
    },
    async answer(request) {
      const id = new URL(request.url).searchParams.get('id') ?? '';
      const polled = open.get(id);
      if (!polled) return request.method === 'GET' ? start(id) : empty(404);
      if (request.method === 'GET') return poll(id, polled);
      if (request.method === 'POST') polled.connection.receive(await request.text());
      else if (request.method === 'DELETE') polled.connection.drop();
      else return empty(405);
      return empty(request.method === 'POST' ? 200 : 202);
    },
  };
}
