import { useQueries } from '@tanstack/react-query';
import type { SupplierTotal } from '#orders/current/model/line.ts';
import { creditUsageQuery } from '#orders/lines/api/creditUsage.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { useSupplierTerms } from '#suppliers/useSupplierTerms.ts';
import { type SupplierGuide, supplierGuide } from './model/supplierGuide.ts';

const getData = <Data>(queries: readonly { data: Data | undefined }[]) => queries.map(({ data }) => data ?? null);

/**
 * Returns each total's effect on its supplier, by name. Credit needs a request per supplier; there is none for a group
 * (ruling 39).
 */
export function useSupplierGuides(totals: readonly SupplierTotal[]): ReadonlyMap<string, SupplierGuide> {
  const client = useClient();
  const { grouporderingenabled } = useSession().staff;
  const { byName } = useSupplierTerms();
  const suppliers = totals.flatMap((total) => {
    const agreed = byName.get(total.supplier);
    return agreed ? [{ ...total, ...agreed }] : [];
  });
  const queries = suppliers.map(({ code }) => ({ ...creditUsageQuery(client, code), enabled: !grouporderingenabled }));
  const credits = useQueries({ queries, combine: getData });
  return new Map(
    suppliers.map(({ supplier, total, minimum }, index) => [
      supplier,
      supplierGuide(total, minimum, credits[index] ?? null),
    ]),
  );
}
