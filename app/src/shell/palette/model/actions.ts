import { type Command, getUnavailableReason } from '#commands/command.ts';
import type { Entry } from './entry.ts';

/** Id of the command that opens the palette. */
export const PALETTE = 'palette.open';

/** Returns the current page's commands, without links to pages and disabled ones. */
export const actionEntries = (commands: readonly Command[]): readonly Entry[] =>
  commands
    .filter(({ id, place, run, disabled }) => run && !disabled && place === undefined && id !== PALETTE)
    .filter(({ id }) => !id.startsWith('go.'))
    .map((command) => ({
      id: `action:${command.id}`,
      group: 'actions',
      title: command.title,
      key: command.key,
      refusal: getUnavailableReason(command),
      target: { kind: 'command', id: command.id },
    }));
