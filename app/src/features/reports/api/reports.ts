import { listReports } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import { type ReportGroup, toReportGroups } from '#features/reports/model/reports.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Returns the query of the retailer's reports by group; none is an empty list (002 §7). */
export function reportsQuery(client: Client) {
  return queryOptions({
    queryKey: keys.reports,
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }): Promise<readonly ReportGroup[]> =>
      toReportGroups(valueOrNull(await client.send(listReports, { signal }))?.reports ?? []),
  });
}
