import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { atom, useStore } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import type { KnownProduct, KnownProducts } from '#features/ordering/guidance/model/knownProduct.ts';
import { onOtherOrder } from '#features/ordering/guidance/model/otherOrders.ts';
import { pastOfProduct } from '#features/ordering/guidance/model/pastOfProduct.ts';
import type { OtherUnsentLine } from '#products/history/model/otherUnsentLine.ts';
import type { SentLine } from '#products/history/model/sentLine.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { keys } from '#server/keys.ts';

/** Maximum number of remembered products: those of a large order. */
const MAX_PRODUCTS = 500;

const NOTHING: KnownProduct = { prices: null, past: null, others: null };

const [PRICES] = keys.supplierPrices(null, 0, {});
const [HISTORY] = keys.productHistory(null);
const [LAST_ORDERED, UNSENT] = keys.unsentOfProduct('', 0, false);

/** Facts that a cached answer adds about a product; null if unrelated. */
function getFacts({ queryKey, state: { data } }: Query): { code: string; known: Partial<KnownProduct> } | null {
  const [of, code, third, fourth] = queryKey;
  if (data === undefined) return null;
  if (of === PRICES && typeof code === 'string') return { code, known: { prices: data as readonly SupplierPrice[] } };
  if (of === HISTORY && typeof code === 'string' && queryKey.length === 2)
    return { code, known: { past: pastOfProduct(data as readonly SentLine[]) } };
  if (of === LAST_ORDERED && code === UNSENT && typeof third === 'string') {
    const lines = (data as readonly OtherUnsentLine[]).map(onOtherOrder);
    return { code: third, known: { others: { orderId: Number(fourth), lines } } };
  }
  return null;
}

/** Remembers what ordering read of products beyond the query cache's lifetime, so that nothing is requested twice. */
function watchProducts(queryClient: QueryClient) {
  let known: KnownProducts = new Map();
  const listeners = new Set<() => void>();
  const learn = (query: Query): boolean => {
    const news = getFacts(query);
    if (!news) return false;
    const before = known.get(news.code) ?? NOTHING;
    const others = [...known].filter(([code]) => code !== news.code).slice(1 - MAX_PRODUCTS);
    known = new Map([...others, [news.code, { ...before, ...news.known }]]);
    return true;
  };
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) learn(query);
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !learn(event.query)) return;
    for (const listener of listeners) listener();
  });
  return {
    get: () => known,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** One per session, from its first use. */
const watcherAtom = atom<ReturnType<typeof watchProducts> | null>(null);

/** Returns what this session has read of products since first used. Sends no requests. */
export function useKnownProducts(): KnownProducts {
  const store = useStore();
  const queryClient = useQueryClient();
  const [watcher] = useState(() => {
    const known = store.get(watcherAtom) ?? watchProducts(queryClient);
    store.set(watcherAtom, known);
    return known;
  });
  return useSyncExternalStore(watcher.subscribe, watcher.get);
}
