import { JsonHubProtocol, MessageType, NullLogger } from '@microsoft/signalr';

const END = '\u001e';
const protocol = new JsonHubProtocol();

/** A client's message, reduced to what the hub handles. */
export type Incoming =
  | { kind: 'invocation'; id: string | null; method: string; args: unknown[] }
  | { kind: 'close' }
  | { kind: 'other' };

/** Splits received text at the record separator; the incomplete last part is returned for later. */
export function records(text: string): { whole: string[]; rest: string } {
  const parts = text.split(END);
  const rest = parts.pop() ?? '';
  return { whole: parts, rest };
}

/** Returns why a handshake is not supported; null if it is. */
export function handshakeProblem(record: string): string | null {
  try {
    const handshake = JSON.parse(record) as { protocol?: unknown; version?: unknown } | null;
    if (handshake?.protocol === 'json' && handshake.version === 1) return null;
    return 'Only the json protocol, version 1, is spoken here.';
  } catch {
    return 'The handshake could not be read.';
  }
}

export const handshakeAnswer = (problem: string | null) =>
  JSON.stringify(problem === null ? {} : { error: problem }) + END;

/**
 * Parses a record.
 * @returns null if it is not a message of the protocol
 */
export function readRecord(record: string): Incoming | null {
  try {
    const [message] = protocol.parseMessages(record + END, NullLogger.instance);
    if (message?.type === MessageType.Close) return { kind: 'close' };
    if (message?.type !== MessageType.Invocation) return { kind: 'other' };
    if (typeof message.target !== 'string' || !Array.isArray(message.arguments)) return null;
    return { kind: 'invocation', id: message.invocationId ?? null, method: message.target, args: message.arguments };
  } catch {
    return null;
  }
}

const write = (message: Parameters<JsonHubProtocol['writeMessage']>[0]) => protocol.writeMessage(message) as string;

export const ping = () => write({ type: MessageType.Ping });
export const invocation = (target: string, args: readonly unknown[]) =>
  write({ type: MessageType.Invocation, target, arguments: [...args] });
export const completion = (invocationId: string, error?: string) =>
  write(
    error === undefined
      ? { type: MessageType.Completion, invocationId, result: null }
      : { type: MessageType.Completion, invocationId, error },
  );
/** Returns a close message. `error` is shown by the client; without `allowReconnect` it does not reconnect. */
export const close = (allowReconnect: boolean, error?: string) =>
  write({ type: MessageType.Close, allowReconnect, ...(error === undefined ? {} : { error }) });
