import { type HubArguments, type HubEvent, type HubMethod, hubMethods } from '@mortar/contract';
import type { GroupMessage } from '../rules/messages/hubGroups.ts';
import type { Clock } from '../runtime/clock.ts';
import { type Random, randomText } from '../runtime/random.ts';
import { type Connection, type Link, openConnection } from './connection.ts';
import { invocation } from './frames.ts';

/** The real-time link, without a transport: groups of connections that are told what happens. */
export interface Hub {
  /** Answers `POST /hub/negotiate`. Null: the token opens nothing. */
  negotiate(token: string | null): Negotiated | null;
  /** Opens a connection for a socket that came with a negotiated id, or with a token alone. Null: refused. */
  accept(link: Link, asked: { id: string | null; token: string | null }): Connection | null;
  /** Tells every connection of a group: a retailer's, or a supplier's and a retailer's. */
  toGroup<E extends HubEvent>(group: string, event: E, args: HubArguments<E>): void;
  /**
   * Moves the connections of some sessions between groups: they hear no more of what they lost, and of what they gained
   * at once, where they hear the group that they `keep`, their own.
   */
  regroup(
    tokens: ReadonlySet<string>,
    groups: { lost: readonly string[]; gained: readonly string[]; keep: string },
  ): void;
  /** Closes the connections of a session that ended, after they heard what was said last. */
  endSession(token: string): void;
  /** Closes the connections of a session that somebody else ended, now: its device finds out by asking. */
  dismissSession(token: string): void;
  /** Whether a session that ended a moment ago may still be told of it: once. */
  takeLastWord(token: string): boolean;
  /** Drops every connection as a failing network does; clients come back by themselves. */
  drop(): void;
  /** While on, nobody new gets in. */
  refuse(on: boolean): void;
  /** While on, nothing is said, not even that the hub is alive. */
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
  /** True while a session lasts. */
  isLive(token: string): boolean;
  /** Whether a session may hear a group. */
  mayJoin(token: string, group: string): boolean;
  /** What the others of a group hear of what a client sent; null: nobody. Throws what the client is told. */
  relay(method: HubMethod, sent: object): GroupMessage | null;
}

/** How long a negotiated id waits for its socket, in milliseconds. */
const NEGOTIATED_FOR = 15_000;
/** Negotiated ids that wait at once, connections of one session, and groups of one connection; the oldest make room. */
const LIMITS = { negotiated: 1_000, connections: 200, groups: 50 } as const;
/** A signed-out device still hears its own logout notification, which is sent after its token ended (000 §4). */
const LAST_WORDS = 5_000;

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
  /** Tokens whose session ended, while they may still hear of it. */
  const leaving = new Set<string>();
  /** Those of them that nobody has told yet. */
  const untold = new Set<string>();
  let refusing = false;
  let muted = false;

  function join(token: string, groups: Set<string>, group: string) {
    if (!mayJoin(token, group)) throw new Error('This group is not yours.');
    if (groups.size >= LIMITS.groups && !groups.has(group)) throw new Error('Leave a group first.');
    groups.add(group);
  }

  /** Passes on what a client sent to the others of its group. */
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

  /** The token a socket comes with: that of its negotiated id, used once, or its own. */
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
    accept(link, asked) {
      const token = claim(asked);
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
      untold.add(token);
      clock.after(LAST_WORDS, () => {
        leaving.delete(token);
        untold.delete(token);
        dismiss(token);
      });
    },
    dismissSession: dismiss,
    takeLastWord: (token) => untold.delete(token),
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
