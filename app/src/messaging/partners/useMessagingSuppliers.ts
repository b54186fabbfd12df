import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '#session/services.ts';
import { messagingSuppliersQuery } from './api/suppliers.ts';
import { type Partner, toPartner } from './model/partner.ts';

/** Polling interval of the online status in ms, since the hub has no event for it (002 §7). */
const POLL_INTERVAL = 30_000;

const NONE: readonly Partner[] = [];

/** Reads possible recipients, polling their online status while mounted. */
export function useMessagingSuppliers() {
  const query = messagingSuppliersQuery(useClient());
  const { data, isPending, isLoadingError, error, refetch } = useQuery({
    ...query,
    staleTime: POLL_INTERVAL,
    refetchInterval: POLL_INTERVAL,
    refetchOnWindowFocus: true,
  });
  const list = useMemo(() => data?.map(toPartner) ?? NONE, [data]);
  const byHash = useMemo(() => new Map(list.map((one) => [one.hash, one])), [list]);
  return {
    list,
    /** @returns undefined if unknown or loading */
    of: (hash: string): Partner | undefined => byHash.get(hash),
    isPending,
    /** Why they could not be read. */
    error: isLoadingError ? error : null,
    reload: () => void refetch(),
  };
}

export type MessagingSuppliers = ReturnType<typeof useMessagingSuppliers>;
