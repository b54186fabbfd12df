import { GS } from '@mortar/reading';

/** Modifier keys of scanners, not part of a code. */
const HELD: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'NumLock', 'Dead'];

/** Control characters that scanners send with Ctrl: line end, tab, GS1 separator. */
const WITH_CONTROL: Readonly<Record<string, string>> = {
  KeyM: 'Enter',
  KeyJ: 'Enter',
  KeyI: 'Tab',
  BracketRight: GS,
};

/** Control characters as keys; some scanners send a function key for GS. */
const AS_KEYS: Readonly<Record<string, string>> = { '\n': 'Enter', '\r': 'Enter', '\t': 'Tab', F8: GS, [GS]: GS };

/** Returns true for digits typed with Alt, another way of scanners to send control characters. */
export const isAltDigit = ({ altKey, code }: KeyboardEvent): boolean => altKey && /^Numpad\d$/.test(code);

/** Returns the control character of digits typed with Alt; null until complete. */
export function getAltKey(digits: string): string | null {
  const number = /^0+(\d{2})$/.exec(digits)?.[1] ?? /^(?:29|30|28)$/.exec(digits)?.[0];
  if (number === undefined || Number(number) > 31) return null;
  if (number === '29') return GS;
  if (number === '13' || number === '10') return 'Enter';
  return number === '09' ? 'Tab' : 'control';
}

/** Returns a key for scan recognition; null for irrelevant ones. */
export function getScannerKey(event: KeyboardEvent): string | null {
  const { key, code, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (HELD.includes(key)) return null;
  if (event.isComposing || event.repeat || (key === 'Tab' && shiftKey)) return 'other';
  if (ctrlKey && !altKey && !metaKey) return WITH_CONTROL[code] ?? (key === ']' ? GS : 'control');
  if ((ctrlKey || altKey || metaKey) && !event.getModifierState('AltGraph')) return 'control';
  const named = AS_KEYS[key];
  if (named !== undefined) return named;
  if (/^F\d{1,2}$/.test(key)) return 'control';
  return [...key].length === 1 || key === 'Enter' || key === 'Tab' ? key : 'other';
}
