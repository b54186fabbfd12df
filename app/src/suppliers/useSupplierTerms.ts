import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Cents, toCents } from '#rules/money.ts';
import { useClient } from '#session/services.ts';
import { suppliersQuery } from './api/suppliers.ts';

/** What was agreed with a supplier. */
export interface SupplierTerms {
  code: string;
  /** Its full name. */
  name: string;
  /** Cents; 0 where there is none. */
  minimum: Cents;
}

/** What was agreed with each supplier, by its code and by its full name; empty while it is not known. */
export function useSupplierTerms() {
  const { data } = useQuery(suppliersQuery(useClient()));
  return useMemo(() => {
    const all = (data ?? []).map(
      ({ wholesalercode: code, wholesalername: name, minimumordervalue }): SupplierTerms => ({
        ...{ code, name, minimum: toCents(minimumordervalue) },
      }),
    );
    return {
      byCode: new Map(all.map((terms) => [terms.code, terms])),
      byName: new Map(all.map((terms) => [terms.name, terms])),
    };
  }, [data]);
}
