import { type HubConnection, HubConnectionBuilder, type IHttpConnectionOptions, LogLevel } from '@microsoft/signalr';
import { createBackend, scenarios, seededRandom, systemClock } from '../../src/index.ts';
import { mountNode } from '../../src/node/index.ts';
import { enter, type Signed } from './client.ts';
import { type RunningServer, serve } from './transports.ts';

/** A server on a busy morning whose clock runs, and one who is signed in. */
export async function runningHub() {
  const { seed, session } = scenarios.busyMorning();
  const backend = createBackend({ seed, clock: systemClock(seed.now), random: seededRandom(1), answerAfterMs: 0 });
  const mount = mountNode(backend);
  const server = await serve(() => mount);
  const me = await enter(backend.fetch, session.username);
  return { backend, server, me };
}

export interface ClientOptions extends Partial<IHttpConnectionOptions> {
  /** Asked before every new attempt how long to wait, in milliseconds. */
  retryDelay?: () => number;
}

/** The official client, as the application sets it up. */
export function hubClient(
  server: Pick<RunningServer, 'origin'>,
  me: Signed,
  { retryDelay = () => 1, ...options }: ClientOptions = {},
): HubConnection {
  return (
    new HubConnectionBuilder()
      // A browser puts the token of a connection without negotiation into the address; under Node the client does not.
      .withUrl(`${server.origin}/hub${options.skipNegotiation ? `?access_token=${me.token}` : ''}`, {
        accessTokenFactory: () => me.token,
        WebSocket: globalThis.WebSocket,
        ...options,
      } as IHttpConnectionOptions)
      .withAutomaticReconnect({ nextRetryDelayInMilliseconds: retryDelay })
      .configureLogging(LogLevel.None)
      .build()
  );
}
