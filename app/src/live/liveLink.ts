import { HUB_PATH, HUB_TIMING, type HubArguments, hubEvents, type Notification } from '@mortar/contract';

export type LinkState = 'connecting' | 'connected' | 'reconnecting';

export interface LiveLinkOptions {
  /** Base address of the hub's host. */
  host: string;
  token: string;
  /** The groups to join: ids of retailers, one's own first. Asked for at every connection. */
  groups(): Promise<readonly string[]>;
  onNotification(notification: Notification): void;
  onDeleted(deleted: HubArguments<'DeleteNotification'>[0]): void;
  onState(state: LinkState): void;
  /** Called after every connection, also the first: what was pushed meanwhile is lost and must be read. */
  onConnected(): void;
  WebSocket?: typeof WebSocket;
}

/**
 * Joins the groups of one's retailers on the hub and stays in them (000 §4): 15 s keep-alive, 30 s server timeout, and 10 s
 * before each new try, the first one included.
 * @returns closes the link for good
 */
export function openLiveLink(options: LiveLinkOptions): () => void {
  let closed = false;
  let stop = () => {};
  void import('@microsoft/signalr').then(async ({ HubConnectionBuilder, HubConnectionState, LogLevel }) => {
    if (closed) return;
    const connection = new HubConnectionBuilder()
      .withUrl(`${options.host}${HUB_PATH}`, {
        accessTokenFactory: () => options.token,
        withCredentials: false,
        ...(options.WebSocket && { WebSocket: options.WebSocket }),
      })
      .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => HUB_TIMING.reconnectDelay })
      .withKeepAliveInterval(HUB_TIMING.keepAlive)
      .withServerTimeout(HUB_TIMING.serverTimeout)
      .configureLogging(LogLevel.None)
      .build();

    const join = async () => {
      try {
        const [own, ...others] = await options.groups();
        await connection.invoke('JoinGroup', own);
        // A pharmacy that somebody no longer works for keeps nobody from hearing of the others.
        await Promise.allSettled(others.map((group) => connection.invoke('JoinGroup', group)));
        options.onState('connected');
        options.onConnected();
      } catch {
        // Dropped between connecting and joining: the reconnection that follows joins again.
      }
    };
    connection.on('ReceiveNotification', (...received) => {
      const parsed = hubEvents.ReceiveNotification.safeParse(received);
      if (parsed.success) options.onNotification(parsed.data[0]);
    });
    connection.on('DeleteNotification', (...received) => {
      const parsed = hubEvents.DeleteNotification.safeParse(received);
      if (parsed.success) options.onDeleted(parsed.data[0]);
    });
    connection.onreconnecting(() => options.onState('reconnecting'));
    connection.onreconnected(() => void join());

    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = async () => {
      try {
        await connection.start();
        if (!closed) await join();
      } catch {
        if (closed) return;
        options.onState('reconnecting');
        timer = setTimeout(() => void start(), HUB_TIMING.reconnectDelay);
      }
    };
    connection.onclose(() => {
      if (!closed) timer = setTimeout(() => void start(), HUB_TIMING.reconnectDelay);
    });
    stop = () => {
      clearTimeout(timer);
      if (connection.state !== HubConnectionState.Disconnected) void connection.stop();
    };
    await start();
  });
  return () => {
    closed = true;
    stop();
  };
}
