import { type Command, refusedFor } from './command.ts';
import { keyHint } from './keys.ts';
import { perform, useCommands } from './useCommands.ts';

/** What a button of the design system needs to be a command's: pressed where it is refused, it says why. */
export const getButton = (command: Command) => ({
  keyHint: command.key && keyHint(command.key),
  disabled: command.disabled,
  busy: command.busy,
  ...(('permission' in command || 'refusal' in command) && { unavailable: refusedFor(command) }),
  onClick: () => perform(command),
});

/**
 * Makes one command known: `useCommands`.
 * @returns it, with what its button needs
 */
export function useCommand<C extends Command>(command: C): C & { button: ReturnType<typeof getButton> } {
  useCommands([command]);
  return { ...command, button: getButton(command) };
}
