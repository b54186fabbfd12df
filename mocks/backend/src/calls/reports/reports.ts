import { listReports } from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { refuse, value } from '../../http/reply.ts';
import { REPORTS } from '../../reports/reports.ts';
import { rights } from '../../rules/access/rights.ts';

const answerList = handle(listReports, rights.openReports, ({ reportsOrigin, staff }) => {
  const { allows, text } = rights.readReports;
  if (!allows(staff.role.rolepermissions)) return refuse(text);
  return value({
    reports: REPORTS.map(({ name, group, title, description }) => ({
      group,
      title,
      description,
      link: `${reportsOrigin}/reports/${name}.html`,
    })),
  });
});

export const reportCalls = [answerList];
