import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Cents, toCents } from '#rules/money.ts';
import { useClient } from '#session/services.ts';
import { suppliersQuery } from './api/suppliers.ts';

export interface SupplierTerms {
  code: string;
  /** Full name. */
  name: string;
  /** Cents; 0 for none. */
  minimum: Cents;
}

/** Returns suppliers' terms by code and by full name; empty while loading. */
export function useSupplierTerms() {
  const { data } = useQuery(suppliersQuery(useClient()));
  return useMemo(() => {
    const all = (data ?? []).map(
      ({ wholesalercode: code, wholesalername: name, minimumordervalue }): SupplierTerms => ({
        code,
        name,
        minimum: toCents(minimumordervalue),
      }),
    );
    return {
      byCode: new Map(all.map((terms) => [terms.code, terms])),
      byName: new Map(all.map((terms) => [terms.name, terms])),
    };
  }, [data]);
}
