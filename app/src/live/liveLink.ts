import type { HubConnection } from '@microsoft/signalr';
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
  /** The groups to join: ids of retailers, one's own first. Asked for at every connection. */
  groups(): Promise<readonly string[]>;
  WebSocket?: typeof WebSocket;
}

/** The link to the hub as a service: what is pushed is heard by whoever listens, for as long as they do. */
export interface LiveLink {
  /**
   * Hears an event; what does not fit the contract is nobody's.
   * @returns stops listening
   */
  on<Event extends HubEvent>(event: Event, listener: (...values: HubArguments<Event>) => void): () => void;
  /**
   * Called after every connection, also the first, and where the hub ended one for good: what was pushed meanwhile is lost and
   * must be read, and an answer says whether the session goes on.
   * @param listener is told whether this link was never connected before
   * @returns stops listening
   */
  onConnected(listener: (first: boolean) => void): () => void;
  /** @returns stops listening */
  onState(listener: (state: LinkState) => void): () => void;
  /**
   * Joins one more group, now and after every reconnection.
   * @returns leaves it
   */
  join(group: string): () => void;
  /** The groups of the options are others now: asks for them, joins those that came in and leaves those that went. */
  regroup(): Promise<void>;
  /**
   * Invokes a method of the hub, once.
   * @returns when the hub has acknowledged it
   * @throws {Error} if the link is down or breaks: whether it was done is unknown then
   */
  send<Method extends SendMethod>(method: Method, ...values: HubMethodArguments<Method>): Promise<void>;
  /** Closes the link for good. */
  close(): void;
}

/** Groups are joined and left by `join`. */
export type SendMethod = Exclude<HubMethod, 'JoinGroup' | 'LeaveGroup'>;

/** Listeners of one kind. */
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

/**
 * Sockets that let go of how they were opened once they are closed: without a network closing takes minutes, and the
 * library's listener for the opening holds the token meanwhile.
 */
const forgetting = (Socket: typeof WebSocket): typeof WebSocket =>
  new Proxy(Socket, {
    construct(Original, given: ConstructorParameters<typeof WebSocket>) {
      const socket = new Original(...given);
      const close = socket.close.bind(socket);
      // The library gives no reason when it closes.
      socket.close = () => {
        socket.onopen = null;
        close();
      };
      return socket;
    },
  });

/**
 * Joins the groups of one's retailers on the hub and stays in them (000 §4): 15 s keep-alive, 30 s server timeout, and 10 s
 * before each new try, the first one included.
 */
export function openLiveLink(options: LiveLinkOptions): LiveLink {
  const listeners = new Map<HubEvent, ReturnType<typeof createListeners<unknown[]>>>();
  const connected = createListeners<[boolean]>();
  const states = createListeners<[LinkState]>();
  /** Groups beside those of the options, and how many asked for each. */
  const joined = new Map<string, number>();
  /** Those of the options, as they were asked for last. */
  let own: readonly string[] = [];
  let connection: HubConnection | null = null;
  let closed = false;
  let wasConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Joins or leaves where there is a connection, also while it is being joined; a later one joins what is joined then. */
  const invokeNow = (method: 'JoinGroup' | 'LeaveGroup', group: string) => {
    if (connection?.state === 'Connected') void connection.invoke(method, group).catch(() => undefined);
  };
  const join = async (to: HubConnection) => {
    try {
      own = await options.groups();
      const [first, ...others] = own;
      await to.invoke('JoinGroup', first);
      // A pharmacy that somebody no longer works for keeps nobody from hearing of the others.
      await Promise.allSettled([...others, ...joined.keys()].map((group) => to.invoke('JoinGroup', group)));
      states.call('connected');
      connected.call(!wasConnected);
      wasConnected = true;
    } catch {
      // Dropped between connecting and joining: the reconnection that follows joins again.
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
  void import('@microsoft/signalr').then(async ({ HubConnectionBuilder, LogLevel }) => {
    if (closed) return;
    const built = new HubConnectionBuilder()
      .withUrl(`${options.host}${HUB_PATH}`, {
        accessTokenFactory: () => options.token,
        withCredentials: false,
        // No part of the library's types, though it takes one.
        ...{ WebSocket: forgetting(options.WebSocket ?? WebSocket) },
      })
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
    await start(built);
  });

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
