/** What of an event says which key it is. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * A figure counts by its key, not by its letter: on a French keyboard figures stand behind Shift. A letter counts by what
 * it writes, and where Alt makes another sign of it, by its key.
 */
function getName({ key, code, altKey }: PressedKey): string {
  const figure = /^Digit([0-9])$/.exec(code)?.[1];
  if (altKey && figure) return figure;
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return (altKey && /^Key([A-Z])$/.exec(code)?.[1]) || key;
}

/** Neither a letter nor a figure: it counts by what it writes, and needs Shift on some keyboards. */
const isSign = (name: string) => /^[^\p{L}\d\s]$/u.test(name);

/** A key as commands name it, `Ctrl+Enter`; null where AltGr writes a sign. Command counts as Ctrl. */
export function getKey(pressed: PressedKey): string | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const withCtrl = ctrlKey || metaKey;
  if (withCtrl && altKey) return null;
  const name = getName(pressed);
  const held = [withCtrl && 'Ctrl', altKey && 'Alt', shiftKey && !isSign(name) && 'Shift'].filter(Boolean);
  return [...held, name].join('+');
}

/** A key as buttons show it: `Ctrl ↵`. */
export const keyHint = (key: string): string => key.replace('Enter', '↵').replaceAll('+', ' ');

const RANKS = [/^Shift\+F\d/, /^F\d/, /^Alt\+\d/, /^Ctrl\+/, /^Alt\+/];

/** Where a key stands in a list of keys: those that lead about the page first, then those that do something. */
const getRank = (key: string) => {
  const rank = RANKS.findIndex((pattern) => pattern.test(key));
  return rank < 0 ? RANKS.length : Math.max(rank, 1);
};

export const byKey = (one: { key: string }, other: { key: string }): number =>
  getRank(one.key) - getRank(other.key) || one.key.localeCompare(other.key, 'en', { numeric: true });
