import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Toaster as Region } from './Toaster.tsx';
import { toastStore } from './toast.ts';

const fetchRegion = () => import('./Toaster.tsx').then(({ Toaster }) => Toaster);

interface LazyToasterProps {
  /** Loads the region. */
  load?: (() => Promise<typeof Region>) | undefined;
}

/**
 * The `Toaster`, loaded after the first page: toasts follow user actions and wait for it. If loading fails, the page
 * works without it and each toast retries.
 */
export const Toaster = ({ load = fetchRegion }: LazyToasterProps) => {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const [Fetched, setFetched] = useState<typeof Region | null>(null);
  useEffect(
    function loadOnce() {
      if (Fetched) return;
      let isUnmounted = false;
      load().then(
        (region) => !isUnmounted && setFetched(() => region),
        () => undefined,
      );
      return () => {
        isUnmounted = true;
      };
    },
    // Retries with each new toast.
    [Fetched, load, entries],
  );
  return Fetched && <Fetched />;
};
