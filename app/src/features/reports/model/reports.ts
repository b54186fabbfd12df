import type { Report as ReportAnswer } from '@mortar/contract';

/** Report that can be opened. */
export interface Report {
  /** Unique name in the page's address. */
  id: string;
  title: string;
  description: string;
  /** Address to frame. */
  link: string;
}

export interface ReportGroup {
  id: string;
  title: string;
  reports: readonly Report[];
}

/** Converts 'Purchases by month' to `purchases-by-month`. */
const getName = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'report';

/** Returns groups and reports in the server's order; repeated titles get a numbered id. */
export function toReportGroups(answers: readonly ReportAnswer[]): readonly ReportGroup[] {
  const counts = new Map<string, number>();
  const groups = new Map<string, Report[]>();
  for (const { group, title, description, link } of answers) {
    const name = getName(title);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const reports = groups.get(group) ?? [];
    groups.set(group, reports);
    reports.push({ id: count === 1 ? name : `${name}-${count}`, title, description, link });
  }
  return [...groups].map(([title, reports], index) => ({ id: String(index), title, reports }));
}

export const reportNamed = (groups: readonly ReportGroup[], id: string | null): Report | undefined =>
  groups.flatMap(({ reports }) => reports).find((report) => report.id === id);
