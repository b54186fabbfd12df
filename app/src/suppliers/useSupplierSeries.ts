import { SERIES, type Series } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '#session/services.ts';
import { suppliersQuery } from './api/suppliers.ts';

/**
 * Returns the chart series of a pharmacy's suppliers by name, equal on all pages. From the sixteenth on they repeat.
 */
export function getSeries(suppliers: readonly string[]): ReadonlyMap<string, Series> {
  const names = [...new Set(suppliers)].toSorted();
  return new Map(names.map((name, index) => [name, SERIES[index % SERIES.length] ?? 'rest']));
}

/** Returns a function for a supplier's chart series; 'rest' for others and while loading. Stable identity. */
export function useSupplierSeries(): (name: string) => Series {
  const { data } = useQuery(suppliersQuery(useClient()));
  return useMemo(() => {
    const series = getSeries(data?.map(({ wholesalername }) => wholesalername) ?? []);
    return (name) => series.get(name) ?? 'rest';
  }, [data]);
}
