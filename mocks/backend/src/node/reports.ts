import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from '../backend.ts';
import { renderReport, reportDocument } from '../reports/reports.ts';
import { rights } from '../rules/access/rights.ts';
import { sessionOf } from '../rules/access/sessions.ts';

/** A page holds no script and loads nothing; it may be framed, which is what it is for. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const page = (status: number, html: string) => new Response(html, { status, headers: HEADERS });

const problem = (status: number, text: string) => page(status, reportDocument('Reports', text, ''));

/** Answers the address of a report page. */
function answerReport({ store, clock }: Backend, request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const [, name] = /^\/reports\/([a-z-]+)$/.exec(pathname) ?? [];
  if (name === undefined || request.method !== 'GET') return problem(404, 'There is no such report.');
  const session = sessionOf(store, searchParams.get('token'), clock.now());
  const staff = session && store.staff.get(session.username);
  const retailer = session && store.retailers.get(session.retailerid);
  if (!staff || !retailer) return problem(401, 'Your session has expired. Please login again.');
  const { allows, profileProblem, text } = rights.readReports;
  if (!allows(staff.role.rolepermissions)) return problem(403, text);
  const barred = profileProblem?.(retailer) ?? null;
  if (barred !== null) return problem(403, barred);
  if (searchParams.get('retailerid') !== String(retailer.retailerid)) return problem(403, 'The retailer is not yours.');
  const html = renderReport(name, {
    orders: store.sentOrders.at(retailer.retailerid),
    now: clock.now(),
    retailername: retailer.retailername,
    country: searchParams.get('country') ?? '',
  });
  return html === null ? problem(404, 'There is no such report.') : page(200, html);
}

/**
 * The report pages, for an `http.Server` of their own: they are framed, and must not share the product's origin.
 * @returns a listener; tell the backend where it listens by `createBackend({ reportsOrigin })`
 */
export function mountReports(backend: Backend): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const answer = getRequestListener(async (request) => answerReport(backend, request), {
    overrideGlobalObjects: false,
  });
  return async (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    await answer(request, response);
  };
}
