import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlace } from '#pages/usePlace.ts';
import { askUnsavedAtom, hasUnsavedAtom } from '#unsaved/unsaved.ts';
import { listenBeforePop } from './listenBeforePop.ts';

/** The place of an entry in the browser's history, as the router counts; none where it did not make the entry. */
const getPlace = (state: unknown) => (state as { idx?: unknown } | null)?.idx;

/**
 * While something is unsaved, the browser's own ways off the page ask too: Back and Forward with the question of the
 * application, closing and reloading with the browser's (decision 0005).
 */
export function useUnsavedGuard(): void {
  const store = useStore();
  const unsaved = useAtomValue(hasUnsavedAtom);
  const { key } = useLocation();
  useEffect(
    function askBeforeClosing() {
      if (!unsaved) return;
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [unsaved],
  );
  useEffect(
    function askBeforeGoingBack() {
      const here = getPlace(history.state);
      // What closes over the page, or a tab that gives way to another, takes nothing of it away.
      if (!unsaved || typeof here !== 'number' || isPlace(history.state)) return;
      let wanted: number | null = null;
      return listenBeforePop((state) => {
        if (!store.get(hasUnsavedAtom)) return false;
        const there = getPlace(state);
        const by = wanted ?? (typeof there === 'number' ? there - here : 0);
        if (by === 0) return false;
        // The router never hears of it: the page stays as it is while the address goes there and back.
        if (wanted === null) {
          wanted = by;
          history.go(-by);
        } else {
          wanted = null;
          store.set(askUnsavedAtom, { proceed: () => history.go(by), leaves: true });
        }
        return true;
      });
    },
    [unsaved, key, store],
  );
}
