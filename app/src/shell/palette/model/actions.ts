import { type Command, refusedFor } from '#commands/command.ts';
import type { Entry } from './entry.ts';

/** The command that opens the palette itself. */
export const PALETTE = 'palette.open';

/** What the page as it stands can do; ways to pages are places, and what there is nothing to do with is left out. */
export const actionEntries = (commands: readonly Command[]): readonly Entry[] =>
  commands
    .filter(({ id, place, run, disabled }) => run && !disabled && place === undefined && id !== PALETTE)
    .filter(({ id }) => !id.startsWith('go.'))
    .map((command) => ({
      ...{ id: `action:${command.id}`, group: 'actions', title: command.title },
      ...{ key: command.key, refusal: refusedFor(command) },
      target: { kind: 'command', id: command.id },
    }));
