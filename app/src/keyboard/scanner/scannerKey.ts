import { GS } from '@mortar/reading';

/** Keys that a scanner holds down for a sign: they are no keys of a code. */
const HELD: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'NumLock', 'Dead'];

/** Control characters as scanners press them with Ctrl: end of line, tab, and what separates the parts of a code. */
const WITH_CONTROL: Readonly<Record<string, string>> = {
  ...{ KeyM: 'Enter', KeyJ: 'Enter', KeyI: 'Tab', BracketRight: GS },
};

/** The same as the signs themselves, or as the function key that some scanners have for GS. */
const AS_KEYS: Readonly<Record<string, string>> = { '\n': 'Enter', '\r': 'Enter', '\t': 'Tab', F8: GS, [GS]: GS };

/** Figures that are typed with Alt make the sign of that number: a scanner's other way to send control characters. */
export const isAltDigit = ({ altKey, code }: KeyboardEvent): boolean => altKey && /^Numpad\d$/.test(code);

/** The key that figures typed with Alt make; null until they are a control character. */
export function getAltKey(digits: string): string | null {
  const number = /^0+(\d{2})$/.exec(digits)?.[1] ?? /^(?:29|30|28)$/.exec(digits)?.[0];
  if (number === undefined || Number(number) > 31) return null;
  if (number === '29') return GS;
  if (number === '13' || number === '10') return 'Enter';
  return number === '09' ? 'Tab' : 'control';
}

/** A key as the recognition of scans has it; null for one that says nothing. */
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
