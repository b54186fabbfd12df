import { readFile } from 'node:fs/promises';
import type { Backend } from '../../backend.ts';
import { readText } from '../../http/body.ts';
import { perform, readCommand } from './commands.ts';

/** Path of the desk: a page to act as a supplier or support in a second window. */
export const DESK_PATH = '/__desk';

/** Only the page's own files: no inline script or style, form or frame, and text never becomes script. */
const POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "base-uri 'none'"],
  ...["form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'"],
].join('; ');

const FILES: Readonly<Record<string, readonly [file: URL, type: string]>> = {
  [DESK_PATH]: [new URL('./page/index.html', import.meta.url), 'text/html; charset=utf-8'],
  [`${DESK_PATH}/desk.js`]: [new URL('./page/desk.js', import.meta.url), 'text/javascript; charset=utf-8'],
  [`${DESK_PATH}/desk.css`]: [new URL('./page/desk.css', import.meta.url), 'text/css; charset=utf-8'],
};

const LONGEST_COMMAND = 128 * 1024;

export const isDesk = (pathname: string): boolean => pathname === DESK_PATH || pathname.startsWith(`${DESK_PATH}/`);

/** Returns whether a request comes from the desk's own page, or from no page. */
function isOwn({ headers }: Request): boolean {
  const origin = headers.get('origin');
  if (origin !== null && URL.parse(origin)?.host !== headers.get('host')) return false;
  return ['same-origin', null].includes(headers.get('sec-fetch-site'));
}

async function answerCommand(backend: Backend, request: Request): Promise<Response> {
  if (request.method !== 'POST') return new Response('POST a command', { status: 405 });
  if (!isOwn(request)) return new Response('The desk is asked by its own page alone.', { status: 403 });
  // Forms of other pages cannot send JSON.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return new Response('A command is JSON.', { status: 415 });
  }
  try {
    return Response.json(perform(backend, readCommand(await readText(request, LONGEST_COMMAND))));
  } catch (error) {
    return new Response(error instanceof Error ? error.message : 'failed', { status: 400 });
  }
}

/**
 * Answers the desk: its page, its two files, and `POST /__desk/commands` (`commands.ts`). Files are read on request.
 */
export async function answerDesk(backend: Backend, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === `${DESK_PATH}/commands`) return answerCommand(backend, request);
  const [file, type] = FILES[pathname] ?? [];
  if (file === undefined || type === undefined) return new Response('Not found', { status: 404 });
  if (request.method !== 'GET') return new Response('GET it', { status: 405 });
  const content = await readFile(file, 'utf8');
  return new Response(content, { headers: { 'content-type': type, 'content-security-policy': POLICY } });
}
