import { type HubArguments, type HubEvent, type HubMethod, hubMethods } from '@mortar/contract';
import type { GroupMessage } from '../rules/messages/hubGroups.ts';
import type { Clock } from '../runtime/clock.ts';
import { type Random, randomText } from '../runtime/random.ts';
import { type Connection, type Link, openConnection } from './connection.ts';
import { invocation } from './frames.ts';

/** The SignalR hub without a transport: groups of connections that receive events. */
export interface Hub {
  /** Answers `POST /hub/negotiate`. Null for an invalid token. */
  negotiate(token: string | null): Negotiated | null;
  /** Opens a connection for a socket with a negotiated id or a token. Null if refused. */
  accept(link: Link, requested: { id: string | null; token: string | null }): Connection | null;
  /** Sends an event to a group: a retailer's, or a supplier's and a retailer's. */
  toGroup<E extends HubEvent>(group: string, event: E, args: HubArguments<E>): void;
  /**
   * Moves sessions' connections between groups: they leave lost groups, and join gained ones at once if they are in
   * `keep`, their own group.
   */
  regroup(
    tokens: ReadonlySet<string>,
    groups: { lost: readonly string[]; gained: readonly string[]; keep: string },
  ): void;
  /** Closes the connections of an ended session after its last message. */
  endSession(token: string): void;
  /** Closes the connections of a session ended by another user, at once; its device is informed by its next call. */
  dismissSession(token: string): void;
  /** Returns once whether a recently ended session may still receive its notification. */
  takeLogoutNotification(token: string): boolean;
  /** Drops every connection like a failing network; clients reconnect. */
  drop(): void;
  /** While on, new connections are refused. */
  refuse(on: boolean): void;
  /** While on, nothing is sent, not even pings. */
  mute(on: boolean): void;
  readonly refusing: boolean;
  readonly connections: number;
  close(): void;
}

interface Negotiated {
  negotiateVersion: 1;
  connectionId: string;
  connectionToken: string;
  availableTransports: { transport: 'WebSockets'; transferFormats: ['Text'] }[];
}

interface HubOptions {
  clock: Clock;
  random: Random;
  /** Returns whether a session is valid. */
  isLive(token: string): boolean;
  mayJoin(token: string, group: string): boolean;
  /**
   * Returns the event for the others of a group after a client's message; null for none. Throws the error for the
   * client.
   */
  relay(method: HubMethod, sent: object): GroupMessage | null;
}

/** Milliseconds that a negotiated id waits for its socket. */
const NEGOTIATED_FOR = 15_000;
/** Maximum number of waiting ids, connections per session, and groups per connection; the oldest are dropped. */
const LIMITS = { negotiated: 1_000, connections: 200, groups: 50 } as const;
/** A signed-out device still receives its own logout notification, which is sent after its token ended (000 §4). */
const LOGOUT_NOTIFICATION_MS = 5_000;

const PROBLEMS: Readonly<Record<HubMethod, string>> = {
  JoinGroup: 'JoinGroup takes the name of a group.',
  LeaveGroup: 'LeaveGroup takes the name of a group.',
  SendMessage: 'SendMessage takes a message.',
  SendConversation: 'SendConversation takes a conversation.',
  SendNotification: 'SendNotification takes a notification.',
};

export function createHub({ clock, random, isLive, mayJoin, relay }: HubOptions): Hub {
  const connections = new Set<Connection>();
  const waiting = new Map<string, { token: string; forget: () => void }>();
  /** Tokens of ended sessions that may still receive their notification. */
  const leaving = new Set<string>();
  /** Those not notified yet. */
  const unnotified = new Set<string>();
  let refusing = false;
  let muted = false;

  function join(token: string, groups: Set<string>, group: string) {
    if (!mayJoin(token, group)) throw new Error('This group is not yours.');
    if (groups.size >= LIMITS.groups && !groups.has(group)) throw new Error('Leave a group first.');
    groups.add(group);
  }

  /** Forwards a client's message to the others of its group. */
  function send(groups: Set<string>, method: HubMethod, sent: object) {
    const message = relay(method, sent);
    if (!message) return;
    if (!groups.has(message.group)) throw new Error('Join the group first.');
    const text = invocation(message.event, message.args);
    for (const other of connections) {
      if (other.groups !== groups && other.groups.has(message.group)) other.send(text);
    }
  }

  function invoke(token: string, groups: Set<string>, name: string, args: unknown[]) {
    if (!Object.hasOwn(hubMethods, name)) throw new Error(`The hub has no method ${name}.`);
    const method = name as HubMethod;
    const parsed = hubMethods[method].safeParse(args);
    if (!parsed.success) throw new Error(PROBLEMS[method]);
    const [given] = parsed.data;
    if (method === 'LeaveGroup') return void groups.delete(String(given));
    if (!isLive(token)) throw new Error('The session is over.');
    if (typeof given === 'string') join(token, groups, given);
    else send(groups, method, given);
  }

  /** Returns a socket's token: that of its negotiated id, valid once, or its own. */
  function claim({ id, token }: { id: string | null; token: string | null }): string | null {
    if (id === null) return token;
    const negotiated = waiting.get(id);
    negotiated?.forget();
    return negotiated?.token ?? null;
  }

  function dismiss(token: string) {
    for (const connection of [...connections]) if (connection.token === token) connection.end(false);
  }

  return {
    negotiate(token) {
      if (token === null || !isLive(token)) return null;
      const connectionToken = randomText(random, 22);
      const stop = clock.after(NEGOTIATED_FOR, () => waiting.delete(connectionToken));
      const forget = () => {
        stop();
        waiting.delete(connectionToken);
      };
      waiting.set(connectionToken, { token, forget });
      if (waiting.size > LIMITS.negotiated) [...waiting.values()][0]?.forget();
      return {
        negotiateVersion: 1,
        connectionId: randomText(random, 22),
        connectionToken,
        availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
      };
    },
    accept(link, requested) {
      const token = claim(requested);
      if (refusing || token === null || !isLive(token)) return null;
      const connection = openConnection({
        token,
        link,
        clock,
        muted: () => muted,
        mayStay: () => isLive(token) || leaving.has(token),
        invoke: (groups, method, args) => invoke(token, groups, method, args),
        gone: (gone) => void connections.delete(gone),
      });
      connections.add(connection);
      const own = [...connections].filter((other) => other.token === token);
      if (own.length > LIMITS.connections) own[0]?.drop();
      return connection;
    },
    toGroup(group, event, args) {
      const text = invocation(event, args);
      for (const connection of connections) if (connection.groups.has(group)) connection.send(text);
    },
    regroup(tokens, { lost, gained, keep }) {
      for (const { token, groups } of connections) {
        if (!tokens.has(token)) continue;
        for (const group of lost) groups.delete(group);
        if (groups.has(keep)) for (const group of gained) if (groups.size < LIMITS.groups) groups.add(group);
      }
    },
    endSession(token) {
      leaving.add(token);
      unnotified.add(token);
      clock.after(LOGOUT_NOTIFICATION_MS, () => {
        leaving.delete(token);
        unnotified.delete(token);
        dismiss(token);
      });
    },
    dismissSession: dismiss,
    takeLogoutNotification: (token) => unnotified.delete(token),
    drop() {
      for (const connection of [...connections]) connection.drop();
    },
    refuse(on) {
      refusing = on;
    },
    mute(on) {
      muted = on;
    },
    get refusing() {
      return refusing;
    },
    get connections() {
      return connections.size;
    },
    close() {
      for (const { forget } of [...waiting.values()]) forget();
      for (const connection of [...connections]) connection.end(false);
    },
  };
}
