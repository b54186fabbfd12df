import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { creditUsageQuery } from '#orders/lines/api/creditUsage.ts';
import { creditExcess } from '#orders/sending/model/overCredit.ts';
import type { UnsentSupplier } from '#orders/sending/model/unsentSupplier.ts';
import type { Cents } from '#rules/money.ts';
import { useClient } from '#session/services.ts';

const known = <Data>(queries: readonly { data: Data | undefined }[]) => queries.map(({ data }) => data ?? null);

/** What sending would be over the credit at suppliers; what cannot be read is not said to be over. */
export function useCreditExcess(suppliers: readonly UnsentSupplier[]): ReadonlyMap<string, Cents> {
  const client = useClient();
  const queries = suppliers.map(({ code }) => creditUsageQuery(client, code));
  const usages = useQueries({ queries, combine: known });
  return useMemo(() => creditExcess(suppliers, usages), [suppliers, usages]);
}
