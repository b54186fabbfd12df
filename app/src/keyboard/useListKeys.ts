import { useEffect, useEffectEvent } from 'react';

/**
 * Alt and a figure open a tab of a pane; not while a popup stands over the page. The figure's key counts, not its
 * letter: on a French keyboard figures stand behind Shift.
 * @param figures which figures do
 * @param open called with the place of the figure among them
 */
export function useListKeys(figures: readonly number[], open: (at: number) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
    const at = figures.indexOf(Number(/^Digit([1-9])$/.exec(event.code)?.[1] ?? 0));
    if (at < 0 || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    event.preventDefault();
    open(at);
  });
  useEffect(function listenForListKeys() {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
