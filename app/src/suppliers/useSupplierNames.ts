import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { shortSupplierNames } from '#rules/names/supplierName.ts';
import { useClient } from '#session/services.ts';
import { suppliersQuery } from './api/suppliers.ts';

/**
 * Gives the short name of a supplier, told apart from all that the pharmacy buys from; the full one of a supplier that is
 * not among them, and until they are known. The same function while they stay the same.
 */
export function useSupplierNames(): (name: string) => string {
  const { data } = useQuery(suppliersQuery(useClient()));
  return useMemo(() => {
    const short = shortSupplierNames(data?.map(({ wholesalername }) => wholesalername) ?? []);
    return (name) => short.get(name) ?? name;
  }, [data]);
}
