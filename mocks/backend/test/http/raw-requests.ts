import { connect, type Socket } from 'node:net';

/** Bytes for a socket, and the client's behaviour after them. */
interface RawRequest {
  name: string;
  bytes: string | Uint8Array;
  /** Resets the connection right after sending, like a browser that was closed. */
  reset?: boolean;
}

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers, '\r\n'].join('\r\n');

const upgrade = (target: string, ...headers: string[]) =>
  get(
    target,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  );

/** Request targets that are invalid addresses, or nearly so. */
export const TARGETS = [
  '//',
  '//[',
  'http://[',
  '//a:99999/',
  'http://a:99999/',
  '*',
  '/%',
  '/%ff%fe/..%2f',
  '/\\\\[',
  '/api/%zz',
  '//api//hub//',
  '/hub?id=%&access_token=%E0%A4%A',
  '/../../etc/passwd',
  '/__control',
  'javascript:alert(1)',
  `/${'a'.repeat(15_000)}`,
] as const;

/** WebSocket frames that are malformed, too large, or valid and refused. */
const mask = [1, 2, 3, 4];
const FRAMES: readonly { name: string; bytes: Uint8Array }[] = [
  { name: 'with reserved bits', bytes: Uint8Array.from([0xf1, 0x80, ...mask]) },
  { name: 'without a mask', bytes: Uint8Array.from([0x81, 0x02, 0x7b, 0x7d]) },
  { name: 'of an unknown kind', bytes: Uint8Array.from([0x83, 0x80, ...mask]) },
  { name: 'of two gigabytes', bytes: Uint8Array.from([0x81, 0xff, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, ...mask]) },
  { name: 'longer than numbers go', bytes: Uint8Array.from([0x82, 0xff, ...Array(8).fill(0xff), ...mask]) },
  { name: 'closing with an impossible code', bytes: Uint8Array.from([0x88, 0x82, ...mask, 0x02, 0x02]) },
  { name: 'of text that is none', bytes: Uint8Array.from([0x81, 0x82, ...mask, 0xfe, 0xfd]) },
  { name: 'cut in the middle', bytes: Uint8Array.from([0x81, 0xfe, 0x10]) },
];

const encoded = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** Requests that must affect only their own connection. */
export const RAW_REQUESTS: readonly RawRequest[] = [
  ...TARGETS.flatMap((target) => [
    { name: `GET ${target.slice(0, 40)}`, bytes: get(target) },
    { name: `upgrade of ${target.slice(0, 40)}`, bytes: upgrade(target) },
    { name: `upgrade of ${target.slice(0, 40)}, then reset`, bytes: upgrade(target), reset: true },
  ]),
  ...['/', '/Login', '/hub/x', '/api/x', '/hub', '/reports/sales'].flatMap((target) => [
    { name: `upgrade of ${target}, then reset`, bytes: upgrade(target), reset: true },
    { name: `upgrade of ${target} to another protocol`, bytes: get(target, 'Connection: Upgrade', 'Upgrade: h2c') },
    { name: `upgrade of ${target} from a page elsewhere`, bytes: upgrade(target, 'Origin: https://[') },
  ]),
  ...FRAMES.flatMap(({ name, bytes }) =>
    ['/hub', '/hub?id=none&access_token=none', '/'].map((target) => ({
      name: `${target} without a session, and a frame ${name}`,
      bytes: joined(encoded(upgrade(target)), bytes),
    })),
  ),
  { name: 'no request at all', bytes: Uint8Array.from({ length: 4_000 }, (_, index) => (index * 89) % 256) },
  { name: 'nothing, then reset', bytes: '', reset: true },
  { name: 'a half request line', bytes: 'GET /ap', reset: true },
  { name: 'a line without a version', bytes: 'GET /\r\n\r\n' },
  { name: 'HTTP of the future', bytes: 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n' },
  { name: 'no host', bytes: 'GET / HTTP/1.1\r\n\r\n' },
  { name: 'two hosts', bytes: get('/', 'Host: other') },
  { name: 'a host that is none', bytes: 'GET /api/versions/get HTTP/1.1\r\nHost: a b[\r\n\r\n' },
  { name: 'headers without end', bytes: get('/', ...Array.from({ length: 3_000 }, (_, index) => `x-${index}: 1`)) },
  { name: 'a header with control characters', bytes: get('/', 'x-a: \u0001\u0002') },
  {
    name: 'two lengths',
    bytes: 'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
  },
  {
    name: 'a length below zero',
    bytes: 'POST /api/Login/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\na',
  },
  {
    name: 'a body that stops',
    bytes: 'POST /api/Login/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{',
    reset: true,
  },
  {
    name: 'chunks that are none',
    bytes: 'POST /api/Login/verify HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n',
  },
  { name: 'CONNECT', bytes: 'CONNECT localhost:1 HTTP/1.1\r\nHost: localhost:1\r\n\r\n' },
  { name: 'OPTIONS *', bytes: 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n' },
  { name: 'a method nobody knows', bytes: 'SPLICE / HTTP/1.1\r\nHost: localhost\r\n\r\n' },
  { name: 'an expectation nobody meets', bytes: get('/', 'Expect: miracles') },
  { name: 'two requests in one, the second reset', bytes: get('/') + upgrade('//['), reset: true },
];

/** Milliseconds until a connection counts as done: without more of an answer, or of a request that has no end. */
const IDLE_MS = 300;

/**
 * Sends the bytes and waits until the server closes the connection or has answered.
 * @param answerTimeoutMs milliseconds until the client leaves without an answer
 */
export function sendRaw(port: number, { bytes, reset = false }: RawRequest, answerTimeoutMs = 10_000): Promise<string> {
  return new Promise((done) => {
    let received = '';
    const socket: Socket = connect(port, 'localhost');
    const end = () => {
      socket.destroy();
      done(received);
    };
    socket.setTimeout(answerTimeoutMs, end);
    socket.on('error', end);
    socket.on('close', end);
    socket.on('data', (data) => {
      received += data.toString('latin1');
      // A connection that stays open after its answer.
      socket.setTimeout(IDLE_MS, end);
    });
    socket.on('connect', () => {
      socket.write(bytes, () => {
        if (reset) socket.resetAndDestroy();
      });
    });
  });
}

/**
 * Sends all requests, a few at a time.
 * @param after is called after each batch, with the names of what was sent
 */
export async function sendCorpus(
  port: number,
  corpus: readonly RawRequest[] = RAW_REQUESTS,
  after: (names: string[]) => Promise<void> = async () => {},
): Promise<void> {
  for (let at = 0; at < corpus.length; at += 8) {
    const handful = corpus.slice(at, at + 8);
    await Promise.all(handful.map((request) => sendRaw(port, request, IDLE_MS)));
    await after(handful.map(({ name }) => name));
  }
}
