import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type PricesByCode, useReadPrices } from '#products/prices/api/readPrices.ts';
import { errorText } from '#server/outcome.ts';

/**
 * Loads supplier prices of products once. Errors are reported and retried on request.
 * @param codes of the products
 */
export function useMovePrices(codes: readonly string[]) {
  const readPrices = useReadPrices();
  const [prices, setPrices] = useState<PricesByCode>(() => new Map());
  const [reading, setReading] = useState<{ done: number; of: number } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const missing = codes.filter((code) => !prices.has(code));
  const missingKey = JSON.stringify(missing.toSorted());
  const start = useEffectEvent(async (missingCodes: readonly string[], signal: AbortSignal) => {
    setReading({ done: 0, of: missingCodes.length });
    setError(null);
    try {
      const read = await readPrices(missingCodes, {
        signal,
        onRead: (done) => setReading({ done, of: missingCodes.length }),
      });
      if (signal.aborted) return;
      setPrices((before) => new Map([...before, ...read]));
    } catch (failed) {
      if (!signal.aborted) setError(errorText(failed));
    }
    if (!signal.aborted) setReading(null);
  });
  useEffect(
    function loadMissing() {
      void attempt;
      const missingCodes = JSON.parse(missingKey) as string[];
      if (missingCodes.length === 0) return;
      const controller = new AbortController();
      void start(missingCodes, controller.signal);
      return () => controller.abort();
    },
    [missingKey, attempt],
  );
  return {
    getPrices: useCallback((code: string) => prices.get(code), [prices]),
    reading,
    error,
    /** Retries failed prices. */
    again: () => setAttempt((count) => count + 1),
  };
}
