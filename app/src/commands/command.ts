import { getRefusal, type Permission } from '#session/permissions.ts';

/** Something that can be done where one is: a key, a button, an item of a menu and of the list of keys are made from it. */
export interface Command {
  /** What it is about, and what it does to it: `order.complete`. Each once. */
  id: string;
  /** As buttons, menus and the list of keys call it. */
  title: string;
  /** As it is pressed: `Ctrl+Enter`, `Alt+6`, `F6`. What a component hears by itself is described: `A letter`. */
  key?: string | undefined;
  /** The popup whose footer has its button, by its title. Default: the page, wherever no popup stands over it. */
  place?: string | undefined;
  /** It is there on every page: the list of keys has it apart from those of the page. */
  everywhere?: boolean | undefined;
  /** Two words for the bar of the page, where its key does something wherever the keyboard is: 'next part'. */
  hint?: string | undefined;
  /** Whether the person may. */
  permission?: Permission | undefined;
  /** Why it cannot be done now, though the person may. */
  refusal?: string | undefined;
  /** There is nothing to do it with: its button is grey, its key does nothing. */
  disabled?: boolean | undefined;
  /** It is being done. */
  busy?: boolean | undefined;
  /** Does it. Missing where a component hears the key by itself. */
  run?: (() => void) | undefined;
  /** Takes back what the last `run` did, where that can be taken back. */
  undo?: (() => void) | undefined;
}

/** Why a command is refused; undefined where it is not. */
export const refusedFor = ({ permission, refusal }: Command): string | undefined =>
  (permission && getRefusal(permission)) ?? refusal;

const getPlace = ({ place = 'page' }: Command) => place;

/**
 * Two commands that cannot both be meant: they have one name, or one key in one place.
 * @returns what is wrong with the second, or null
 */
export function getConflict(one: Command, other: Command): string | null {
  if (one.id === other.id) return `There are two commands '${one.id}'.`;
  if (one.key === undefined || one.key !== other.key || getPlace(one) !== getPlace(other)) return null;
  return `${one.key} is '${one.id}' and '${other.id}' (${getPlace(one)}).`;
}
