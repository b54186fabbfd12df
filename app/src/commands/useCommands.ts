import { toast } from '@mortar/design-system';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { isPopupOpen } from '#keyboard/popupIsOpen.ts';
import { acceptsText } from '#keyboard/takesLetters.ts';
import { type Command, refusedFor } from './command.ts';
import { getKey } from './keys.ts';
import { addCommandsAtom, removeCommandsAtom } from './registry.ts';

/** Does it, or says why not. Where there is nothing to do it with, or it is being done, nothing happens. */
export function perform(command: Command): void {
  const refused = refusedFor(command);
  if (command.disabled || command.busy) return;
  if (refused === undefined) command.run?.();
  else toast.error(refused);
}

/**
 * Makes commands known while the component stands, and hears the keys of those that belong to the page. Keys of a popup
 * are its footer's: it presses the button that shows them (0006).
 */
export function useCommands(commands: readonly Command[]): void {
  const store = useStore();
  const run = useEffectEvent((id: string, what: 'run' | 'undo') => commands.find((each) => each.id === id)?.[what]?.());
  // What of them is seen; what they do is always that of the last drawing.
  const seen = JSON.stringify(commands);
  useEffect(
    function makeKnown() {
      const known = (JSON.parse(seen) as Command[]).map((command, at) => ({
        ...command,
        ...(commands[at]?.run && { run: () => run(command.id, 'run') }),
        ...(commands[at]?.undo && { undo: () => run(command.id, 'undo') }),
      }));
      store.set(addCommandsAtom, known);
      return () => store.set(removeCommandsAtom, known);
    },
    [store, seen],
  );
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = getKey(event);
    const command = commands.find((each) => each.key === key && each.place === undefined && each.run);
    if (!command || isPopupOpen()) return;
    // A sign alone is written where something is.
    if (key?.length === 1 && acceptsText(event.target)) return;
    // The browser has keys of its own, and sends one that is held down again and again.
    event.preventDefault();
    if (!event.repeat || !(event.ctrlKey || event.metaKey || event.altKey)) perform(command);
  });
  useEffect(function listenForKeys() {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
