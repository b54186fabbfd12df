import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from '../backend.ts';
import { answerReportData } from '../reports/answer.ts';
import { REPORTS } from '../reports/reports.ts';

/** A page runs its own files and nothing else, asks its own server, and text never becomes script. It may be framed. */
const POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'", "connect-src 'self'"],
  ...["base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'"],
].join('; ');

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // The product frames a report without an origin of its own: to it, these files too are another origin's. What is
  // somebody's is behind the token, and a browser sends nothing else along.
  'access-control-allow-origin': '*',
} as const;

const file = (name: string) => new URL(`../reports/pages/${name}`, import.meta.url);

const files = (type: string, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, [file(name), type] as const]));

/** What a report's page is made of; the page itself is one for all of them. */
const FILES: Readonly<Record<string, readonly [file: URL, type: string]>> = {
  ...files('text/css', 'report.css', 'chart.css', 'print.css'),
  ...files('text/javascript', 'report.js', 'chart.js', 'definitions.js', 'figures.js', 'filters.js', 'table.js'),
  ...Object.fromEntries(REPORTS.map(({ name }) => [`${name}.html`, [file('report.html'), 'text/html'] as const])),
};

/** The files of a brand's look, by name: `themes.css`, and the faces that it names. */
type ReportLooks = Readonly<Record<string, { content: string | URL; type: string }>>;

const isText = (type: string) => !type.startsWith('font/');

function answer(status: number, body: BodyInit | null, type?: string): Response {
  const response = new Response(body, { status, headers: HEADERS });
  if (type) response.headers.set('content-type', isText(type) ? `${type}; charset=utf-8` : type);
  return response;
}

const json = (status: number, value: object) => answer(status, JSON.stringify(value), 'application/json');

/** What an opaque origin has to ask first, to be allowed to send the token. */
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

/** Every path below `/reports/` that is always the same, and those of the data. */
export const REPORT_PATHS = {
  files: Object.keys(FILES),
  data: REPORTS.map(({ name }) => `data/${name}.json`),
} as const;

/** Answers a request for a report's page, one of its files, or its data. */
export async function answerReports(backend: Backend, looks: ReportLooks, request: Request): Promise<Response> {
  const [, path = ''] = /^\/reports\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
  const [, name] = /^data\/([a-z-]+)\.json$/.exec(path) ?? [];
  if (name !== undefined && request.method === 'OPTIONS') return answerPreflight();
  if (request.method !== 'GET') return json(404, { problem: 'There is no such report.' });
  if (name !== undefined) return answerData(backend, name, request);
  const look = Object.hasOwn(looks, path) ? looks[path] : undefined;
  if (look) return answer(200, look.content instanceof URL ? await readFile(look.content) : look.content, look.type);
  const [page, type] = (Object.hasOwn(FILES, path) && FILES[path]) || [];
  return page ? answer(200, await readFile(page), type) : json(404, { problem: 'There is no such report.' });
}

/**
 * The report pages, for an `http.Server` of their own: they are framed, and must not share the product's origin.
 * @param looks what the pages are dressed in; without them they are plain
 * @returns a listener; tell the backend where it listens by `createBackend({ reportsOrigin })`
 */
export function mountReports(
  backend: Backend,
  looks: ReportLooks = {},
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const listener = getRequestListener(async (request) => answerReports(backend, looks, request), {
    overrideGlobalObjects: false,
  });
  return async (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    await listener(request, response);
  };
}
