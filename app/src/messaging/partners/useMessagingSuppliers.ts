import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '#session/services.ts';
import { messagingSuppliersQuery } from './api/suppliers.ts';
import { type Partner, toPartner } from './model/partner.ts';

/** Milliseconds between two looks at who is online: no event of the hub tells (002 §7). */
const LOOK_AGAIN = 30_000;

const NONE: readonly Partner[] = [];

/** Whom one may write to, and who of them is online: looked at again for as long as it is shown. */
export function useMessagingSuppliers() {
  const query = messagingSuppliersQuery(useClient());
  const { data, isPending, isLoadingError, error, refetch } = useQuery({
    ...query,
    staleTime: LOOK_AGAIN,
    refetchInterval: LOOK_AGAIN,
    refetchOnWindowFocus: true,
  });
  const list = useMemo(() => data?.map(toPartner) ?? NONE, [data]);
  const byHash = useMemo(() => new Map(list.map((one) => [one.hash, one])), [list]);
  return {
    list,
    /** @returns undefined for one that is none of them, and until they are known */
    of: (hash: string): Partner | undefined => byHash.get(hash),
    isPending,
    /** Why they could not be read at all. */
    error: isLoadingError ? error : null,
    reload: () => void refetch(),
  };
}

export type MessagingSuppliers = ReturnType<typeof useMessagingSuppliers>;
