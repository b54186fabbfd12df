import { useEffect } from 'react';

/** A key with Ctrl (or Command), and what it does: `{ Enter: complete, s: save }`; with Alt: `{ 'Alt+n': start }`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Keys of the whole page, while no popup stands over it. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(
    function listenForShortcuts() {
      const onKeyDown = (event: KeyboardEvent) => {
        const withCtrl = event.ctrlKey || event.metaKey;
        if (withCtrl === event.altKey || event.shiftKey || event.repeat) return;
        const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
        const action = shortcuts[event.altKey ? `Alt+${key}` : key];
        if (!action || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
        event.preventDefault();
        action();
      };
      addEventListener('keydown', onKeyDown);
      return () => removeEventListener('keydown', onKeyDown);
    },
    [shortcuts],
  );
}
