import { useState } from 'react';
import { useRememberedValue } from './useRemembered.ts';

/** Size of a list without a selection, in per cent: its detail is a heading and a sentence. */
const LIST_ALONE = 80;

/**
 * Returns the pane size for a list and its detail, for `SplitPane`. Without a selection the list is larger, and
 * resizing is not stored.
 */
export function useDetailPane(name: string, initial: number, isChosen: boolean) {
  const chosen = usePaneSize(name, initial);
  const [alone, setAlone] = useState(LIST_ALONE);
  return isChosen ? chosen : { initial: LIST_ALONE, size: alone, onResize: setAlone };
}

const share = (stored: unknown) => (typeof stored === 'number' && stored > 0 && stored < 100 ? stored : undefined);

/** Returns the user's stored size of the first pane on this computer, for `SplitPane`. */
export function usePaneSize(name: string, initial: number) {
  const [size, onResize] = useRememberedValue(`pane ${name}`, initial, share);
  return { initial, size, onResize };
}
