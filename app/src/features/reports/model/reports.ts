import type { Report as ReportAnswer } from '@mortar/contract';

/** A report that can be opened. */
export interface Report {
  /** As the page's address names it; one report alone has it. */
  id: string;
  title: string;
  description: string;
  /** The page to frame. */
  link: string;
}

/** Reports that stand under one heading. */
export interface ReportGroup {
  id: string;
  title: string;
  reports: readonly Report[];
}

/** 'Purchases by month' as `purchases-by-month`. */
const getName = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'report';

/** Groups and their reports in the order in which the server gives them; a title that comes again gets a number. */
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
  return [...groups].map(([title, reports], at) => ({ id: String(at), title, reports }));
}

export const reportNamed = (groups: readonly ReportGroup[], id: string | null): Report | undefined =>
  groups.flatMap(({ reports }) => reports).find((report) => report.id === id);
