import type { Settings, SupplierPrice } from '@mortar/contract';
import { aFewAtATime } from '#server/aFewAtATime.ts';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { supplierPricesQuery } from './supplierPrices.ts';

/** So many products are asked about at one time. */
const AT_ONCE = 6;
/** Milliseconds for which prices that were read count as those of now. */
const FRESH_FOR = 60_000;

/** What suppliers ask, by the product's code. */
export type PricesByCode = ReadonlyMap<string, readonly SupplierPrice[]>;

export interface ReadPricesOptions {
  /** Called with how many were read. */
  onRead?(count: number): void;
  /** Nothing more is asked then. */
  signal?: AbortSignal;
}

/**
 * Reads what suppliers ask for several products, a call each, as the page does for one.
 * @throws {CallError} where one cannot be read; the signal's reason where it was called off
 */
export function useReadPrices(): (codes: Iterable<string>, options?: ReadPricesOptions) => Promise<PricesByCode> {
  const { client, queryClient } = useServices();
  const settings: Settings = useSettings();
  const { grouporderingenabled } = useSession().staff;
  return async (codes, { onRead, signal = new AbortController().signal } = {}) => {
    const prices = new Map<string, readonly SupplierPrice[]>();
    await aFewAtATime([...new Set(codes)], { atOnce: AT_ONCE, signal }, async (code) => {
      const query = supplierPricesQuery(client, code, settings, grouporderingenabled);
      prices.set(code, await queryClient.fetchQuery({ ...query, staleTime: FRESH_FOR }));
      onRead?.(prices.size);
    });
    return prices;
  };
}
