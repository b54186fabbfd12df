import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { shortSupplierNames } from '#rules/names/supplierName.ts';
import { useClient } from '#session/services.ts';
import { suppliersQuery } from './api/suppliers.ts';

/**
 * Returns a function for suppliers' short names, unique among the pharmacy's; the full name for others and while
 * loading. Stable identity.
 */
export function useSupplierNames(): (name: string) => string {
  const { data } = useQuery(suppliersQuery(useClient()));
  return useMemo(() => {
    const short = shortSupplierNames(data?.map(({ wholesalername }) => wholesalername) ?? []);
    return (name) => short.get(name) ?? name;
  }, [data]);
}
