import type { Backend } from '../backend.ts';
import { rights } from '../rules/access/rights.ts';
import { getSession } from '../rules/access/sessions.ts';
import type { FactRow, ReportSource } from './facts/source.ts';
import { REPORTS } from './reports.ts';

interface ReportData {
  title: string;
  description: string;
  retailername: string;
  /** Whether the user's role may export (000 §6). */
  mayExport: boolean;
  rows: readonly FactRow[];
}

/** Why there are no rows: a status, and a sentence for the user. */
interface ReportProblem {
  status: 401 | 403 | 404;
  problem: string;
}

/**
 * Returns a report's rows: requires a valid token of a user who may read reports, for the own pharmacy.
 * @param requested the request's bearer token and `retailerid`
 */
export function reportData(
  { store, catalogue, clock }: Pick<Backend, 'store' | 'catalogue' | 'clock'>,
  name: string,
  requested: { token: string | null; retailerid: string | null },
): ReportData | ReportProblem {
  const session = getSession(store, requested.token, clock.now());
  const staff = session && store.staff.get(session.username);
  const retailer = session && store.retailers.get(session.retailerid);
  if (!staff || !retailer) return { status: 401, problem: 'Your session has expired. Please login again.' };
  const { allows, profileProblem, text } = rights.readReports;
  const permissions = staff.role.rolepermissions;
  if (!allows(permissions)) return { status: 403, problem: text };
  const barred = profileProblem?.(retailer) ?? null;
  if (barred !== null) return { status: 403, problem: barred };
  const { retailerid, retailername } = retailer;
  if (requested.retailerid !== String(retailerid)) return { status: 403, problem: 'The retailer is not yours.' };
  const report = REPORTS.find((one) => one.name === name);
  if (!report) return { status: 404, problem: 'There is no such report.' };
  const source: ReportSource = { store, catalogue, retailerid, now: clock.now() };
  const { title, description, facts } = report;
  return { title, description, retailername, mayExport: permissions.reports.export, rows: facts(source) };
}

/** Answers a request for a report's rows as JSON, by its bearer token and the `retailerid` in its address. */
export function answerReportData(backend: Backend, name: string, request: Request): Response {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  const retailerid = new URL(request.url).searchParams.get('retailerid');
  const data = reportData(backend, name, { token, retailerid });
  return 'problem' in data
    ? Response.json({ problem: data.problem }, { status: data.status })
    : Response.json(data, { headers: { 'cache-control': 'no-store' } });
}
