import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlace } from '#pages/usePlace.ts';
import { hasUnsavedAtom, unsavedPromptAtom } from '#unsaved/unsaved.ts';
import { listenBeforePop } from './listenBeforePop.ts';

/** Index of a history entry as counted by the router; undefined for foreign entries. */
const getHistoryIndex = (state: unknown) => (state as { idx?: unknown } | null)?.idx;

/**
 * Asks before unsaved changes are lost by Back and Forward, with the application's prompt, or by closing and reloading,
 * with the browser's (decision 0005).
 */
export function useUnsavedGuard(): void {
  const store = useStore();
  const unsaved = useAtomValue(hasUnsavedAtom);
  const { key } = useLocation();
  useEffect(
    function confirmClosing() {
      if (!unsaved) return;
      const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', handleBeforeUnload);
      return () => window.removeEventListener('beforeunload', handleBeforeUnload);
    },
    [unsaved],
  );
  useEffect(
    function confirmGoingBack() {
      const currentIndex = getHistoryIndex(history.state);
      // Closing a popup or changing tabs loses nothing.
      if (!unsaved || typeof currentIndex !== 'number' || isPlace(history.state)) return;
      let pendingDelta: number | null = null;
      return listenBeforePop((state) => {
        if (!store.get(hasUnsavedAtom)) return false;
        const targetIndex = getHistoryIndex(state);
        const by = pendingDelta ?? (typeof targetIndex === 'number' ? targetIndex - currentIndex : 0);
        if (by === 0) return false;
        // Hidden from the router: the page stays while the address goes back and forth.
        if (pendingDelta === null) {
          pendingDelta = by;
          history.go(-by);
        } else {
          pendingDelta = null;
          store.set(unsavedPromptAtom, { proceed: () => history.go(by), leaves: true });
        }
        return true;
      });
    },
    [unsaved, key, store],
  );
}
