import { getRefusal, type Permission } from '#session/permissions.ts';

/**
 * Action available on the current screen; its key, button, menu item and entry in the list of keys are derived from it.
 */
export interface Command {
  /** Unique: object and verb, `order.complete`. */
  id: string;
  /** Label in buttons, menus and the list of keys. */
  title: string;
  /** Key combination: `Ctrl+Enter`, `Alt+6`, `F6`. Keys handled by a component are described: `A letter`. */
  key?: string | undefined;
  /** Title of the popup whose footer has the button. Default: the page, while no popup is open. */
  place?: string | undefined;
  /** True for commands of every page, listed apart from the page's own. */
  everywhere?: boolean | undefined;
  /** Two words for the page's bar if the key works wherever focus is: 'next part'. */
  hint?: string | undefined;
  permission?: Permission | undefined;
  /** Why it is unavailable despite permission. */
  refusal?: string | undefined;
  /** True if there is nothing to act on: grey button, key ignored. */
  disabled?: boolean | undefined;
  busy?: boolean | undefined;
  /** Missing if a component handles the key. */
  run?: (() => void) | undefined;
  /** Reverts the last `run`, if possible. */
  undo?: (() => void) | undefined;
}

/** Returns why a command is unavailable, or undefined. */
export const getUnavailableReason = ({ permission, refusal }: Command): string | undefined =>
  (permission && getRefusal(permission)) ?? refusal;

const getPlace = ({ place = 'page' }: Command) => place;

/**
 * Checks whether two commands share an id, or a key in one place.
 * @returns what is wrong with the second, or null
 */
export function getConflict(a: Command, b: Command): string | null {
  if (a.id === b.id) return `There are two commands '${a.id}'.`;
  if (a.key === undefined || a.key !== b.key || getPlace(a) !== getPlace(b)) return null;
  return `${a.key} is '${a.id}' and '${b.id}' (${getPlace(a)}).`;
}
