import { type Command, getUnavailableReason } from './command.ts';
import { keyHint } from './keys.ts';
import { perform, useCommands } from './useCommands.ts';

/** Returns a command's props for a design system button, which shows the reason if pressed while unavailable. */
export const getButtonProps = (command: Command) => ({
  keyHint: command.key && keyHint(command.key),
  disabled: command.disabled,
  busy: command.busy,
  ...(('permission' in command || 'refusal' in command) && { unavailable: getUnavailableReason(command) }),
  onClick: () => perform(command),
});

/**
 * Registers one command with `useCommands`.
 * @returns the command with its button's props
 */
export function useCommand<C extends Command>(command: C): C & { button: ReturnType<typeof getButtonProps> } {
  useCommands([command]);
  return { ...command, button: getButtonProps(command) };
}
