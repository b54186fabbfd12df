import { useEffect, useEffectEvent } from 'react';

/**
 * Alt and a figure open a list of the left pane; not while a popup stands over the page. The figure's key counts, not its
 * letter: on a French keyboard figures stand behind Shift.
 * @param count how many lists there are
 */
export function useListKeys(count: number, open: (at: number) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
    const at = Number(/^Digit([1-9])$/.exec(event.code)?.[1] ?? 0) - 1;
    if (at < 0 || at >= count || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    event.preventDefault();
    open(at);
  });
  useEffect(function listenForListKeys() {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
