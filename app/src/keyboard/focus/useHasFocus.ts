import { useSyncExternalStore } from 'react';
import { getFocusedRegion, hintAt } from './hints.ts';

/** Calls back when focus changes or is lost. */
function subscribe(onChange: () => void): () => void {
  // Moves to another element are reported by `focusin`.
  const onLeave = ({ relatedTarget }: FocusEvent) => relatedTarget === null && onChange();
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onLeave);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onLeave);
  };
}

/** Returns the key hints for the current focus: `hintAt`. */
export const useHint = (page: string): string =>
  useSyncExternalStore(subscribe, () => hintAt(document.activeElement, page));

/** Returns true if a region has focus; `'row'`: if a row of its grids has. */
export function useHasFocus(pane: string, part?: 'row'): boolean {
  return useSyncExternalStore(subscribe, () => {
    const place = getFocusedRegion(document.activeElement);
    return place?.pane === pane && (part === undefined || place.row);
  });
}
