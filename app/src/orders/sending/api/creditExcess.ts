import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { creditUsageQuery } from '#orders/lines/api/creditUsage.ts';
import { creditExcess } from '#orders/sending/model/overCredit.ts';
import type { UnsentSupplier } from '#orders/sending/model/unsentSupplier.ts';
import type { Cents } from '#rules/money.ts';
import { useClient } from '#session/services.ts';

const getData = <Data>(queries: readonly { data: Data | undefined }[]) => queries.map(({ data }) => data ?? null);

/**
 * Returns the amount above the credit per supplier; unknown credit counts as none.
 * @param prompts false once sending has started, so that known credit is kept without further requests
 */
export function useCreditExcess(suppliers: readonly UnsentSupplier[], prompts: boolean): ReadonlyMap<string, Cents> {
  const client = useClient();
  const queries = suppliers.map(({ code }) => ({ ...creditUsageQuery(client, code), enabled: prompts }));
  const usages = useQueries({ queries, combine: getData });
  return useMemo(() => creditExcess(suppliers, usages), [suppliers, usages]);
}
