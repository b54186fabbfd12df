import { atom } from 'jotai';
import { type Command, getConflict } from './command.ts';
import { keyHint } from './keys.ts';

/** Commands of everything on screen; in the session's store, so that they end with it. */
export const commandsAtom = atom<readonly Command[]>([]);
commandsAtom.debugLabel = 'commands';

/** Adds commands. Duplicate ids or keys in one place throw in development. */
export const addCommandsAtom = atom(null, (get, set, added: readonly Command[]) => {
  const known = get(commandsAtom);
  if (import.meta.env.DEV) {
    for (const [at, command] of added.entries())
      for (const other of [...known, ...added.slice(0, at)]) {
        const conflict = getConflict(other, command);
        if (conflict) throw new Error(conflict);
      }
  }
  set(commandsAtom, [...known, ...added]);
});

export const removeCommandsAtom = atom(null, (get, set, removed: readonly Command[]) =>
  set(
    commandsAtom,
    get(commandsAtom).filter((command) => !removed.includes(command)),
  ),
);

/** Hints for the page's bar: `F6 next part`. */
export const pageHintsAtom = atom((get) =>
  get(commandsAtom)
    .filter(({ hint, key, disabled }) => hint !== undefined && key !== undefined && !disabled)
    .map(({ hint, key = '' }) => `${keyHint(key)} ${hint}`)
    .join(' · '),
);
pageHintsAtom.debugLabel = 'hints of the page';
