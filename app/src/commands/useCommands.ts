import { toast } from '@mortar/design-system';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { isPopupOpen } from '#keyboard/isPopupOpen.ts';
import { acceptsText } from '#keyboard/typeAhead/acceptsText.ts';
import { type Command, getUnavailableReason } from './command.ts';
import { getKey } from './keys.ts';
import { addCommandsAtom, removeCommandsAtom } from './registry.ts';

/** Runs a command, or shows why it is unavailable. Does nothing if it is disabled or busy. */
export function perform(command: Command): void {
  const refused = getUnavailableReason(command);
  if (command.disabled || command.busy) return;
  if (refused === undefined) command.run?.();
  else toast.error(refused);
}

/**
 * Registers commands while mounted and handles keys of the page. A popup's footer handles its own keys by pressing the
 * button (0006).
 */
export function useCommands(commands: readonly Command[]): void {
  const store = useStore();
  const run = useEffectEvent((id: string, action: 'run' | 'undo') =>
    commands.find((each) => each.id === id)?.[action]?.(),
  );
  // Serialised as the effect's key; handlers come from the latest render.
  const serialised = JSON.stringify(commands);
  useEffect(
    function registerCommands() {
      const registered = (JSON.parse(serialised) as Command[]).map((command, index) => ({
        ...command,
        ...(commands[index]?.run && { run: () => run(command.id, 'run') }),
        ...(commands[index]?.undo && { undo: () => run(command.id, 'undo') }),
      }));
      store.set(addCommandsAtom, registered);
      return () => store.set(removeCommandsAtom, registered);
    },
    [store, serialised],
  );
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = getKey(event);
    const command = commands.find((each) => each.key === key && each.place === undefined && each.run);
    if (!command || isPopupOpen()) return;
    // A single character typed into a field is input.
    if (key?.length === 1 && acceptsText(event.target)) return;
    // The browser has its own shortcuts, and repeats keys held down.
    event.preventDefault();
    if (!event.repeat || !(event.ctrlKey || event.metaKey || event.altKey)) perform(command);
  });
  // Before the browser paints: a key pressed on a page that has just appeared must not be lost.
  useLayoutEffect(function listenForKeys() {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
