import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type LastOrderedRequest,
  sentOfProductQuery,
  unsentOfProductQuery,
} from '#products/history/api/lastOrdered.ts';
import { useClient } from '#session/services.ts';
import { checkLastOrdered, type LastOrderedRead } from './model/checkLastOrdered.ts';

function readOf({ isFetching, isError, error, data }: UseQueryResult<readonly unknown[]>): LastOrderedRead {
  return { waiting: isFetching, failed: isError, error, rows: data?.length ?? 0 };
}

/** Reads other orders of a product, with the resulting verdict. */
export function useLastOrdered(requested: LastOrderedRequest) {
  const client = useClient();
  const unsent = useQuery(unsentOfProductQuery(client, requested));
  const sent = useQuery(sentOfProductQuery(client, requested));
  const [unsentRead, sentRead] = [readOf(unsent), readOf(sent)];
  return { unsent, sent, unsentRead, sentRead, verdict: checkLastOrdered(unsentRead, sentRead) };
}

/** Prefetches other orders once a product is selected, before its supplier is. */
export function useLastOrderedPrefetch(requested: LastOrderedRequest | null): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const { productcode, orderid, group } = requested ?? {};
  useEffect(
    function prefetchList() {
      if (productcode === undefined || orderid === undefined || group === undefined) return;
      const about = { productcode, orderid, group };
      void queryClient.prefetchQuery({ ...unsentOfProductQuery(client, about), retry: false });
      void queryClient.prefetchQuery({ ...sentOfProductQuery(client, about), retry: false });
    },
    [client, queryClient, productcode, orderid, group],
  );
}
