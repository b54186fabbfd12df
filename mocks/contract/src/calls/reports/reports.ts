import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { report } from '../../entities/report.ts';
import { rows } from '../../tolerant.ts';

export const listReports = call('listReports', {
  method: 'GET',
  path: '/api/Report/get',
  summary: "Lists the retailer's reports; their pages are on the reporting host.",
  section: '002 §2.8, §6, §7',
  answer: z.object({ reports: rows(report) }),
});
