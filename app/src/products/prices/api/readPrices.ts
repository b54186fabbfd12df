import type { Settings } from '@mortar/contract';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { runConcurrently } from '#server/runConcurrently.ts';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { supplierPricesQuery } from './supplierPrices.ts';

/** Maximum number of concurrent requests. */
const MAX_CONCURRENT = 6;
/** Milliseconds for which prices stay fresh. */
const STALE_TIME_MS = 60_000;

/** Supplier prices by product code. */
export type PricesByCode = ReadonlyMap<string, readonly SupplierPrice[]>;

export interface ReadPricesOptions {
  /** Called with the number read so far. */
  onRead?(count: number): void;
  /** Stops further requests. */
  signal?: AbortSignal;
}

/**
 * Reads supplier prices of several products, with a call each.
 * @throws {CallError} if one cannot be read; the signal's reason if aborted
 */
export function useReadPrices(): (codes: Iterable<string>, options?: ReadPricesOptions) => Promise<PricesByCode> {
  const { client, queryClient } = useServices();
  const settings: Settings = useSettings();
  const { grouporderingenabled } = useSession().staff;
  return async (codes, { onRead, signal = new AbortController().signal } = {}) => {
    const prices = new Map<string, readonly SupplierPrice[]>();
    await runConcurrently([...new Set(codes)], { atOnce: MAX_CONCURRENT, signal }, async (code) => {
      const query = supplierPricesQuery(client, code, settings, grouporderingenabled);
      prices.set(code, await queryClient.fetchQuery({ ...query, staleTime: STALE_TIME_MS }));
      onRead?.(prices.size);
    });
    return prices;
  };
}
