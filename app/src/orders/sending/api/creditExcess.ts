import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { creditUsageQuery } from '#orders/lines/api/creditUsage.ts';
import { creditExcess } from '#orders/sending/model/overCredit.ts';
import type { UnsentSupplier } from '#orders/sending/model/unsentSupplier.ts';
import type { Cents } from '#rules/money.ts';
import { useClient } from '#session/services.ts';

const known = <Data>(queries: readonly { data: Data | undefined }[]) => queries.map(({ data }) => data ?? null);

/**
 * What sending would be over the credit at suppliers; what cannot be read is not said to be over.
 * @param asks false once nothing is to be sent: what is known stays, and sending has nobody read it again for a list that closes
 */
export function useCreditExcess(suppliers: readonly UnsentSupplier[], asks: boolean): ReadonlyMap<string, Cents> {
  const client = useClient();
  const queries = suppliers.map(({ code }) => ({ ...creditUsageQuery(client, code), enabled: asks }));
  const usages = useQueries({ queries, combine: known });
  return useMemo(() => creditExcess(suppliers, usages), [suppliers, usages]);
}
