import { useQueries } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useKnownProducts } from '#features/ordering/guidance/api/knownProducts.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { creditUsageQuery } from '#orders/lines/api/creditUsage.ts';
import { leftEach } from '#retailers/model/orderShares.ts';
import { useOrderShares } from '#retailers/useOrderPharmacies.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { useSupplierTerms } from '#suppliers/useSupplierTerms.ts';
import { readingsAtom } from './api/reviewReadings.ts';
import { reviewOrder } from './model/reviewOrder.ts';

const NO_LINES: readonly OrderLine[] = [];

const getData = <Data>(queries: readonly { data: Data | undefined }[]) => queries.map(({ data }) => data);

/** Returns the warnings about the open order from known data, without waiting. */
export function useReview() {
  const client = useClient();
  const { order } = useCurrentOrder();
  const { grouporderingenabled: group } = useSession().staff;
  const lines = order?.lines ?? NO_LINES;
  const orderId = order?.id ?? 0;
  const shares = useOrderShares(order);
  // Remaining quantities of a partly sent order differ by pharmacy, so no single minimum applies.
  const isPartlySent = shares !== null && shares.length > 0 && leftEach(shares) === null;
  const { byCode: terms } = useSupplierTerms();
  const minimums = useMemo(() => new Map([...terms].map(([code, { minimum }]) => [code, minimum])), [terms]);
  const codes = useMemo(() => [...new Set(lines.map(({ supplierCode }) => supplierCode))], [lines]);
  const queries = codes.map((code) => ({ ...creditUsageQuery(client, code), enabled: !group }));
  const usages = useQueries({ queries, combine: getData });
  const products = useKnownProducts();
  const readings = useAtomValue(readingsAtom);
  return useMemo(() => {
    const { duplicates, otherValues, past } = readings.orderid === orderId ? readings : NOTHING_READ;
    const credits = codes.flatMap((code, index) => {
      const usage = usages[index];
      return usage === undefined ? [] : [[code, usage] as const];
    });
    return reviewOrder({
      orderId,
      lines,
      products,
      duplicates,
      past,
      group,
      minimums: isPartlySent ? new Map() : minimums,
      credits: new Map(credits),
      otherValues: otherValues?.bySupplier ?? null,
    });
  }, [orderId, lines, products, readings, group, isPartlySent, minimums, codes, usages]);
}

const NOTHING_READ = { duplicates: null, otherValues: null, past: null };
