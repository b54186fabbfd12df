import type { Hub } from '../../src/index.ts';

const END = '\u001e';

type Message = { type: number; target?: string; arguments?: unknown[]; invocationId?: string; error?: string };

/** A hub client without a transport: received events and results of invocations. */
export interface Device {
  /** Invokes a method. Returns the hub's error; undefined on success. */
  invoke(target: string, argument: unknown): string | undefined;
  ping(): void;
  /** Returns the arguments of each received event of a name. */
  // biome-ignore lint/suspicious/noExplicitAny: what is heard is compared with what was sent, field by field.
  received(event: string): any[];
  readonly open: boolean;
}

/** Connects a device after its handshake, without groups. Null if its token is not accepted. */
export function connect(hub: Hub, token: string): Device | null {
  const messages: Message[] = [];
  let open = true;
  const connection = hub.accept(
    {
      send: (text) =>
        void messages.push(
          ...text
            .split(END)
            .filter(Boolean)
            .map((part) => JSON.parse(part) as Message),
        ),
      close: () => {
        open = false;
      },
    },
    { id: null, token },
  );
  if (!connection) return null;
  let invocation = 0;
  connection.receive(`{"protocol":"json","version":1}${END}`);
  return {
    invoke(target, argument) {
      const invocationId = String(++invocation);
      connection.receive(JSON.stringify({ type: 1, invocationId, target, arguments: [argument] }) + END);
      return messages.find((message) => message.type === 3 && message.invocationId === invocationId)?.error;
    },
    ping: () => connection.receive(`{"type":6}${END}`),
    received: (event) =>
      messages.filter(({ type, target }) => type === 1 && target === event).map((message) => message.arguments?.[0]),
    get open() {
      return open;
    },
  };
}
