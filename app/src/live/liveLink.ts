import type { HubConnection, IHttpConnectionOptions } from '@microsoft/signalr';
import {
  HUB_PATH,
  HUB_TIMING,
  type HubArguments,
  type HubEvent,
  type HubMethod,
  type HubMethodArguments,
  hubEvents,
} from '@mortar/contract';

export type LinkState = 'connecting' | 'connected' | 'reconnecting';

export interface LiveLinkOptions {
  /** Base address of the hub's host. */
  host: string;
  token: string;
  /** Groups to join: retailer ids, the user's own first. Read on every connection. */
  groups(): Promise<readonly string[]>;
  WebSocket?: typeof WebSocket;
}

/** SignalR connection to the hub, shared by all listeners. */
export interface LiveLink {
  /**
   * Subscribes to an event; values that violate the contract are dropped.
   * @returns unsubscribe function
   */
  on<Event extends HubEvent>(event: Event, listener: (...values: HubArguments<Event>) => void): () => void;
  /**
   * Called after every connection, including the first, and when the hub closes for good: missed events have to be
   * read, and an answer shows whether the session is valid.
   * @param listener receives true on the first connection
   * @returns unsubscribe function
   */
  onConnected(listener: (first: boolean) => void): () => void;
  /** @returns unsubscribe function */
  onState(listener: (state: LinkState) => void): () => void;
  /**
   * Joins another group, now and after every reconnection.
   * @returns function that leaves it
   */
  join(group: string): () => void;
  /** Reads the option's groups again, joins new ones and leaves removed ones. */
  regroup(): Promise<void>;
  /**
   * Invokes a method of the hub, once.
   * @returns once the hub has acknowledged it
   * @throws {Error} if disconnected: the result is unknown
   */
  send<Method extends SendMethod>(method: Method, ...values: HubMethodArguments<Method>): Promise<void>;
  /** Closes the connection for good. */
  close(): void;
}

/** `join` joins and leaves groups. */
export type SendMethod = Exclude<HubMethod, 'JoinGroup' | 'LeaveGroup'>;

function createListeners<Values extends readonly unknown[]>() {
  const listeners = new Set<(...values: Values) => void>();
  return {
    add(listener: (...values: Values) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    call(...values: Values) {
      for (const listener of [...listeners]) listener(...values);
    },
  };
}

/** Clears socket handlers on close: offline, closing takes minutes, and the library's open handler holds the token. */
const forgetting = (Socket: typeof WebSocket): typeof WebSocket =>
  new Proxy(Socket, {
    construct(Original, given: ConstructorParameters<typeof WebSocket>) {
      const socket = new Original(...given);
      const close = socket.close.bind(socket);
      // The library closes without a reason.
      socket.close = () => {
        socket.onopen = null;
        close();
      };
      return socket;
    },
  });

/**
 * Opens a connection that stays in the retailers' groups (000 §4): 15 s keep-alive, 30 s server timeout, and 10 s
 * before every retry.
 */
export function openLiveLink(options: LiveLinkOptions): LiveLink {
  const listeners = new Map<HubEvent, ReturnType<typeof createListeners<unknown[]>>>();
  const connected = createListeners<[boolean]>();
  const states = createListeners<[LinkState]>();
  /** Additional groups with their number of subscribers. */
  const joined = new Map<string, number>();
  /** Groups of the options, as last read. */
  let own: readonly string[] = [];
  let connection: HubConnection | null = null;
  let closed = false;
  let wasConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Applies to the current connection; later ones join all groups. */
  const invokeNow = (method: 'JoinGroup' | 'LeaveGroup', group: string) => {
    if (connection?.state === 'Connected') void connection.invoke(method, group).catch(() => undefined);
  };
  const join = async (to: HubConnection) => {
    try {
      own = await options.groups();
      const [first, ...others] = own;
      await to.invoke('JoinGroup', first);
      // A retailer no longer accessible must not prevent joining the others.
      await Promise.allSettled([...others, ...joined.keys()].map((group) => to.invoke('JoinGroup', group)));
      states.call('connected');
      connected.call(!wasConnected);
      wasConnected = true;
    } catch {
      // Dropped before joining: the reconnection joins again.
    }
  };
  const start = async (to: HubConnection) => {
    try {
      await to.start();
      if (!closed) await join(to);
    } catch {
      if (closed) return;
      states.call('reconnecting');
      timer = setTimeout(() => void start(to), HUB_TIMING.reconnectDelay);
    }
  };
  const connect = ({ HubConnectionBuilder, LogLevel }: typeof import('@microsoft/signalr')) => {
    if (closed) return;
    // The library accepts `WebSocket`, which is missing in its types.
    const socketOptions: IHttpConnectionOptions & { WebSocket: typeof WebSocket } = {
      accessTokenFactory: () => options.token,
      withCredentials: false,
      WebSocket: forgetting(options.WebSocket ?? WebSocket),
    };
    const built = new HubConnectionBuilder()
      .withUrl(`${options.host}${HUB_PATH}`, socketOptions)
      .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => HUB_TIMING.reconnectDelay })
      .withKeepAliveInterval(HUB_TIMING.keepAlive)
      .withServerTimeout(HUB_TIMING.serverTimeout)
      .configureLogging(LogLevel.None)
      .build();
    connection = built;
    for (const event of Object.keys(hubEvents) as HubEvent[]) {
      built.on(event, (...received) => {
        const parsed = hubEvents[event].safeParse(received);
        if (parsed.success) listeners.get(event)?.call(...parsed.data);
      });
    }
    built.onreconnecting(() => states.call('reconnecting'));
    built.onreconnected(() => void join(built));
    built.onclose(() => {
      if (closed) return;
      connected.call(false);
      timer = setTimeout(() => void start(built), HUB_TIMING.reconnectDelay);
    });
    void start(built);
  };
  const load = () =>
    import('@microsoft/signalr').then(connect).catch(() => {
      // The library could not be fetched.
      if (closed) return;
      states.call('reconnecting');
      timer = setTimeout(() => void load(), HUB_TIMING.reconnectDelay);
    });
  void load();

  return {
    on(event, listener) {
      const all = listeners.get(event) ?? createListeners<unknown[]>();
      listeners.set(event, all);
      return all.add(listener as (...values: unknown[]) => void);
    },
    onConnected: connected.add,
    onState: states.add,
    join(group) {
      joined.set(group, (joined.get(group) ?? 0) + 1);
      invokeNow('JoinGroup', group);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const others = (joined.get(group) ?? 1) - 1;
        if (others > 0) return void joined.set(group, others);
        joined.delete(group);
        invokeNow('LeaveGroup', group);
      };
    },
    async regroup() {
      const before = own;
      own = await options.groups();
      for (const group of own) if (!before.includes(group)) invokeNow('JoinGroup', group);
      for (const group of before) if (!own.includes(group) && !joined.has(group)) invokeNow('LeaveGroup', group);
    },
    async send(method, ...values) {
      if (!connection) throw new Error('The live link is not there yet');
      await connection.invoke(method, ...values);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      void connection?.stop();
    },
  };
}
