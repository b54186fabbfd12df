import { useEffectEvent, useLayoutEffect } from 'react';
import type { Command } from './command.ts';
import { getKey } from './keys.ts';
import { perform } from './useCommands.ts';

export interface KeysBeforePage {
  /** True if the browser keeps the key, such as undo in a text field. */
  leaves(command: Command, target: EventTarget | null): boolean;
  /** Selector of a popup in which the keys work as on the page, while it is topmost. */
  alsoIn: string;
}

/**
 * Handles some commands' keys before the page: leaves them to the browser where appropriate, and runs them in a popup
 * that mirrors the page.
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
  useLayoutEffect(function captureKeys() {
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
}
