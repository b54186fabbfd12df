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
  /** Closes the socket; what was sent before must still arrive. */
  close(): void;
}

/** The hub's side, told by the transport what happens on its socket. */
export interface Connection {
  readonly token: string;
  readonly groups: Set<string>;
  receive(text: string): void;
  /** The socket is gone: leaves the hub. */
  detach(): void;
  send(text: string): void;
  /** Says goodbye and closes. */
  end(allowReconnect: boolean, error?: string): void;
  /** Closes without a word, as a failing network does. */
  drop(): void;
}

interface ConnectionOptions {
  token: string;
  link: Link;
  clock: Clock;
  muted(): boolean;
  /** Whether the session that opened it still lasts, or ended so lately that its device may hear of it. */
  mayStay(): boolean;
  /** Does what a client invoked. Throws what the client is told. */
  invoke(groups: Set<string>, method: string, args: unknown[]): void;
  gone(connection: Connection): void;
}

/** The longest text a client may send without ending a record. */
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
