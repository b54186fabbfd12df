import { type HubConnection, HubConnectionBuilder, type IHttpConnectionOptions, LogLevel } from '@microsoft/signalr';
import { createBackend, scenarios, seededRandom, systemClock } from '../../src/index.ts';
import { mountNode } from '../../src/node/index.ts';
import { enter, type Signed } from './client.ts';
import { type RunningServer, serve } from './transports.ts';

/** A busy server with a running clock, and a signed-in user. */
export async function runningHub() {
  const { seed, session } = scenarios.busyMorning();
  const backend = createBackend({ seed, clock: systemClock(seed.now), random: seededRandom(1), answerAfterMs: 0 });
  const mount = mountNode(backend);
  const server = await serve(() => mount);
  const me = await enter(backend.fetch, session.username);
  return { backend, server, me };
}

export interface ClientOptions extends Partial<IHttpConnectionOptions> {
  /** Returns the milliseconds to wait before each new attempt. */
  retryDelay?: () => number;
}

/** Returns the official client, configured as in the application. */
export function hubClient(
  server: Pick<RunningServer, 'origin'>,
  me: Signed,
  { retryDelay = () => 1, ...options }: ClientOptions = {},
): HubConnection {
  return (
    new HubConnectionBuilder()
      // Without negotiation a browser puts the token into the address; under Node the client does not.
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
