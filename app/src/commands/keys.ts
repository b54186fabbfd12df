/** Part of a keyboard event that identifies the key. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Digits count by key, since French keyboards need Shift for them. Letters count by character, or by key if Alt changes
 * it.
 */
function getKeyName({ key, code, altKey }: PressedKey): string {
  const digit = /^Digit([0-9])$/.exec(code)?.[1];
  if (altKey && digit) return digit;
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return (altKey && /^Key([A-Z])$/.exec(code)?.[1]) || key;
}

/** Symbols count by character and need Shift on some keyboards. */
const isSymbol = (name: string) => /^[^\p{L}\d\s]$/u.test(name);

/** Returns a key in the form `Ctrl+Enter`; null if AltGr types a character. Command counts as Ctrl. */
export function getKey(pressed: PressedKey): string | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const withCtrl = ctrlKey || metaKey;
  if (withCtrl && altKey) return null;
  const name = getKeyName(pressed);
  const parts = [withCtrl && 'Ctrl', altKey && 'Alt', shiftKey && !isSymbol(name) && 'Shift'].filter(Boolean);
  return [...parts, name].join('+');
}

/** Returns a key for display on buttons: `Ctrl ↵`. */
export const keyHint = (key: string): string => key.replace('Enter', '↵').replaceAll('+', ' ');

const KEY_PATTERNS = [/^Shift\+F\d/, /^F\d/, /^Alt\+\d/, /^Ctrl\+/, /^Alt\+/];

/** Sort order of keys: navigation before actions. */
const getRank = (key: string) => {
  const rank = KEY_PATTERNS.findIndex((pattern) => pattern.test(key));
  return rank < 0 ? KEY_PATTERNS.length : Math.max(rank, 1);
};

export const byKey = (a: { key: string }, b: { key: string }): number =>
  getRank(a.key) - getRank(b.key) || a.key.localeCompare(b.key, 'en', { numeric: true });
