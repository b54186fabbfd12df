import { useSyncExternalStore } from 'react';
import { getPlace, hintAt } from './hints.ts';

/** Calls back when something else has the keyboard, or nothing. */
function subscribe(onChange: () => void): () => void {
  // What is left for something else is told by what it is left for.
  const onLeave = ({ relatedTarget }: FocusEvent) => relatedTarget === null && onChange();
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onLeave);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onLeave);
  };
}

/** What the keys do where the keyboard is now: `hintAt`. */
export const useHint = (page: string): string =>
  useSyncExternalStore(subscribe, () => hintAt(document.activeElement, page));

/** Whether a part of the page has the keyboard; `'row'`: whether one of its grid's rows has. */
export function useHasFocus(pane: string, what?: 'row'): boolean {
  return useSyncExternalStore(subscribe, () => {
    const place = getPlace(document.activeElement);
    return place?.pane === pane && (what === undefined || place.row);
  });
}
