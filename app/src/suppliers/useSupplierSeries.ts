import { SERIES, type Series } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '#session/services.ts';
import { suppliersQuery } from './api/suppliers.ts';

/** What each of a pharmacy's suppliers looks like in charts, by name: the same on every page. A sixteenth shares a look. */
export function getSeries(suppliers: readonly string[]): ReadonlyMap<string, Series> {
  const names = [...new Set(suppliers)].toSorted();
  return new Map(names.map((name, at) => [name, SERIES[at % SERIES.length] ?? 'rest']));
}

/**
 * Gives what a supplier looks like in every chart and list; 'rest' for one that the pharmacy does not buy from, and until
 * they are known. The same function while they stay the same.
 */
export function useSupplierSeries(): (name: string) => Series {
  const { data } = useQuery(suppliersQuery(useClient()));
  return useMemo(() => {
    const series = getSeries(data?.map(({ wholesalername }) => wholesalername) ?? []);
    return (name) => series.get(name) ?? 'rest';
  }, [data]);
}
