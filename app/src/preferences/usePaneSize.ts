import { useState } from 'react';
import { useRememberedValue } from './useRemembered.ts';

/** Share of a list while nothing in it is chosen, in per cent: its detail is a heading and a sentence. */
const LIST_ALONE = 80;

/**
 * The panes of a list and the detail of what is chosen in it: pass it on to `SplitPane`. Until something is, the list has
 * the room, and where the separator is left then is not remembered.
 */
export function useDetailPane(name: string, initial: number, isChosen: boolean) {
  const chosen = usePaneSize(name, initial);
  const [alone, setAlone] = useState(LIST_ALONE);
  return isChosen ? chosen : { initial: LIST_ALONE, size: alone, onResize: setAlone };
}

const share = (stored: unknown) => (typeof stored === 'number' && stored > 0 && stored < 100 ? stored : undefined);

/** How much of a pane its first half takes, as this person left it on this computer: pass it on to `SplitPane`. */
export function usePaneSize(name: string, initial: number) {
  const [size, onResize] = useRememberedValue(`pane ${name}`, initial, share);
  return { initial, size, onResize };
}
