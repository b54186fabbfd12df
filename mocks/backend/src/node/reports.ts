import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from '../backend.ts';
import { answerReportData } from '../reports/answer.ts';
import { REPORTS } from '../reports/reports.ts';

/** A page runs only its own files and calls only its own server; text never becomes script. Framing is allowed. */
const POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'", "connect-src 'self'"],
  ...["base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'"],
].join('; ');

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // Allows all origins: a report is framed with an opaque origin, so its own files are cross-origin. Private data
  // requires the token, and browsers send no cookies.
  'access-control-allow-origin': '*',
} as const;

const file = (name: string) => new URL(`../reports/pages/${name}`, import.meta.url);

const files = (type: string, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, [file(name), type] as const]));

/** Files of a report's page; the page itself is shared by all. */
const FILES: Readonly<Record<string, readonly [file: URL, type: string]>> = {
  ...files('text/css', 'report.css', 'chart.css', 'print.css'),
  ...files('text/javascript', 'report.js', 'chart.js', 'definitions.js', 'figures.js', 'filters.js', 'table.js'),
  ...Object.fromEntries(REPORTS.map(({ name }) => [`${name}.html`, [file('report.html'), 'text/html'] as const])),
};

/** Theme files by name: `themes.css`, and its fonts. */
type ThemeFiles = Readonly<Record<string, { content: string | URL; type: string }>>;

const isText = (type: string) => !type.startsWith('font/');

function answer(status: number, body: BodyInit | null, type?: string): Response {
  const response = new Response(body, { status, headers: HEADERS });
  if (type) response.headers.set('content-type', isText(type) ? `${type}; charset=utf-8` : type);
  return response;
}

const json = (status: number, value: object) => answer(status, JSON.stringify(value), 'application/json');

/** Answers the preflight that an opaque origin needs to send the token. */
function answerPreflight(): Response {
  const response = answer(204, null);
  response.headers.set('access-control-allow-headers', 'authorization');
  response.headers.set('access-control-allow-methods', 'GET');
  return response;
}

function answerData(backend: Backend, name: string, request: Request): Response {
  const answered = answerReportData(backend, name, request);
  for (const [header, value] of Object.entries(HEADERS)) answered.headers.set(header, value);
  return answered;
}

/** Static paths below `/reports/`, and those of the data. */
export const REPORT_PATHS = {
  files: Object.keys(FILES),
  data: REPORTS.map(({ name }) => `data/${name}.json`),
} as const;

/** Answers a request for a report's page, one of its files, or its data. */
export async function answerReports(backend: Backend, themeFiles: ThemeFiles, request: Request): Promise<Response> {
  const [, path = ''] = /^\/reports\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
  const [, name] = /^data\/([a-z-]+)\.json$/.exec(path) ?? [];
  if (name !== undefined && request.method === 'OPTIONS') return answerPreflight();
  if (request.method !== 'GET') return json(404, { problem: 'There is no such report.' });
  if (name !== undefined) return answerData(backend, name, request);
  const look = Object.hasOwn(themeFiles, path) ? themeFiles[path] : undefined;
  if (look) return answer(200, look.content instanceof URL ? await readFile(look.content) : look.content, look.type);
  const [page, type] = (Object.hasOwn(FILES, path) && FILES[path]) || [];
  return page ? answer(200, await readFile(page), type) : json(404, { problem: 'There is no such report.' });
}

/**
 * Mounts the report pages for a separate `http.Server`: they are framed and must not share the product's origin.
 * @param looks theme files; pages are unstyled without them
 * @returns a listener; pass its origin to `createBackend({ reportsOrigin })`
 */
export function mountReports(
  backend: Backend,
  themeFiles: ThemeFiles = {},
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const listener = getRequestListener(async (request) => answerReports(backend, themeFiles, request), {
    overrideGlobalObjects: false,
  });
  return async (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    await listener(request, response);
  };
}
