import { HUB_TIMING } from '@mortar/contract';
import type { Clock } from '../runtime/clock.ts';
import {
  close,
  completion,
  handshakeAnswer,
  handshakeProblem,
  type Incoming,
  ping,
  readRecord,
  records,
} from './frames.ts';

/** The transport's side of a connection: a socket under Node, an intercepted one in the browser. */
export interface Link {
  send(text: string): void;
  /** Closes the socket after delivering sent messages. */
  close(): void;
}

/** The hub's side, called by the transport with the socket's events. */
export interface Connection {
  readonly token: string;
  readonly groups: Set<string>;
  receive(text: string): void;
  /** Removes a closed socket from the hub. */
  detach(): void;
  send(text: string): void;
  /** Sends a close message and closes. */
  end(allowReconnect: boolean, error?: string): void;
  /** Closes without a message, like a failing network. */
  drop(): void;
}

interface ConnectionOptions {
  token: string;
  link: Link;
  clock: Clock;
  muted(): boolean;
  /** Whether the session is valid, or ended recently enough to receive its notification. */
  mayStay(): boolean;
  /** Performs a client's invocation. Throws the error for the client. */
  invoke(groups: Set<string>, method: string, args: unknown[]): void;
  gone(connection: Connection): void;
}

/** Maximum length of a client's text without a record end. */
const LONGEST_RECORD = 64 * 1024;

export function openConnection({ token, link, clock, muted, mayStay, invoke, gone }: ConnectionOptions): Connection {
  const groups = new Set<string>();
  let pending = '';
  let shaken = false;
  let open = true;
  let stopKeepAlive = () => {};
  let stopTimeout = () => {};

  const send = (text: string) => {
    if (open && !muted()) link.send(text);
  };
  const keepAlive = () => {
    stopKeepAlive = clock.after(HUB_TIMING.keepAlive, () => {
      if (!mayStay()) return end(false);
      send(ping());
      keepAlive();
    });
  };
  const expectMore = () => {
    stopTimeout();
    stopTimeout = clock.after(HUB_TIMING.serverTimeout, drop);
  };
  function detach() {
    if (!open) return;
    open = false;
    stopKeepAlive();
    stopTimeout();
    gone(connection);
  }
  function drop() {
    detach();
    link.close();
  }
  function end(allowReconnect: boolean, error?: string) {
    send(close(allowReconnect, error));
    drop();
  }

  function shake(record: string) {
    const problem = handshakeProblem(record);
    send(handshakeAnswer(problem));
    if (problem !== null) {
      drop();
      return;
    }
    shaken = true;
    keepAlive();
  }

  function answer(message: Extract<Incoming, { kind: 'invocation' }>) {
    let error: string | undefined;
    try {
      invoke(groups, message.method, message.args);
    } catch (problem) {
      error = problem instanceof Error ? problem.message : 'The hub failed.';
    }
    // Without an id the client does not wait, and must not be answered.
    if (message.id !== null) send(completion(message.id, error));
  }

  function act(record: string) {
    if (!shaken) return shake(record);
    const message = readRecord(record);
    if (message === null) return end(false, 'A message could not be read.');
    if (message.kind === 'close') return drop();
    if (message.kind === 'invocation') answer(message);
  }

  const connection: Connection = {
    token,
    groups,
    send,
    detach,
    drop,
    end,
    receive(text) {
      if (!open) return;
      expectMore();
      const { whole, rest } = records(pending + text);
      pending = rest;
      if (rest.length > LONGEST_RECORD) return end(false, 'A message is too long.');
      for (const record of whole) if (open) act(record);
    },
  };
  expectMore();
  return connection;
}
