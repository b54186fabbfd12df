import type { Hub } from '../../src/index.ts';

const END = '\u001e';

type Message = { type: number; target?: string; arguments?: unknown[]; invocationId?: string; error?: string };

/** A device on the hub, without a transport: what it heard, and what became of what it invoked. */
export interface Device {
  /** Returns why the hub refused; undefined where it did not. */
  invoke(target: string, argument: unknown): string | undefined;
  /** Says that it is still there. */
  ping(): void;
  /** The arguments of an event, each time it came. */
  // biome-ignore lint/suspicious/noExplicitAny: what is heard is compared with what was sent, field by field.
  heard(event: string): any[];
  readonly open: boolean;
}

/** Connects a device that shook hands and joined nothing yet. Null: its token opens nothing. */
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
    heard: (event) =>
      messages.filter(({ type, target }) => type === 1 && target === event).map((message) => message.arguments?.[0]),
    get open() {
      return open;
    },
  };
}
