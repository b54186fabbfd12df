import { useEffect, useEffectEvent } from 'react';
import type { Command } from './command.ts';
import { getKey } from './keys.ts';
import { perform } from './useCommands.ts';

export interface KeysBeforePage {
  /** Whether a key pressed there is the browser's own for this command, as undo is where something was typed. */
  leaves(command: Command, target: EventTarget | null): boolean;
  /** The popup, by what it holds, in which the keys do what they do on the page, while no other stands over it. */
  alsoIn: string;
}

/**
 * Hears the keys of some commands of the page before the page does: leaves them to the browser where it has the better
 * use for them, and does them in a popup that shows the same as the page.
 */
export function useKeysBeforePage(commands: readonly Command[], { leaves, alsoIn }: KeysBeforePage): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = getKey(event);
    const command = commands.find((each) => each.key === key);
    if (!command) return;
    if (leaves(command, event.target)) return event.stopImmediatePropagation();
    const [popup, another] = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
    if (!popup || another || !popup.querySelector(alsoIn)) return;
    event.preventDefault();
    if (!event.repeat) perform(command);
  });
  useEffect(function listenBeforeThePage() {
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
}
