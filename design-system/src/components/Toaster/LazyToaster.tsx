import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Toaster as Region } from './Toaster.tsx';
import { toastStore } from './toast.ts';

const fetchRegion = () => import('./Toaster.tsx').then(({ Toaster }) => Toaster);

interface LazyToasterProps {
  /** How the region is fetched. */
  load?: (() => Promise<typeof Region>) | undefined;
}

/**
 * The `Toaster`, fetched behind the first page: nothing is toasted before somebody did something, and toasts wait for it.
 * Where it cannot be fetched the page is none the worse, and each toast tries again.
 */
export const Toaster = ({ load = fetchRegion }: LazyToasterProps) => {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const [Fetched, setFetched] = useState<typeof Region | null>(null);
  useEffect(
    function loadOnce() {
      if (Fetched) return;
      let gone = false;
      load().then(
        (region) => !gone && setFetched(() => region),
        () => undefined,
      );
      return () => {
        gone = true;
      };
    },
    // Another toast is another try.
    [Fetched, load, entries],
  );
  return Fetched && <Fetched />;
};
