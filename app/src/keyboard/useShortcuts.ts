import { useEffect } from 'react';

/** A key with Ctrl (or Command), and what it does: `{ Enter: complete, s: save }`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Keys of the whole page, while no popup stands over it. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(
    function listenForShortcuts() {
      const onKeyDown = (event: KeyboardEvent) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.repeat) return;
        const action = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
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
