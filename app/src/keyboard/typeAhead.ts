/** What somebody typed for the search while it could not have the keyboard. */
export interface TypedAhead {
  text: string;
  /** Enter came after it: it is searched for at once, and its results take the keyboard. */
  entered: boolean;
}

export const NOTHING_TYPED: TypedAhead = { text: '', entered: false };

/** The part of a keyboard event that decides. */
export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
}

/**
 * A key that comes while the page waits, added to what was typed; null for one that is not the search's: Escape, Tab,
 * arrows, shortcuts, and Enter before anything was typed, which answers what is asked.
 */
export function typedOn(before: TypedAhead, pressed: PressedKey): TypedAhead | null {
  const { key } = pressed;
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.isComposing) return null;
  if (key === 'Enter') return before.text === '' ? null : { ...before, entered: true };
  if (key === 'Backspace') return { text: before.text.slice(0, -1), entered: false };
  if ([...key].length !== 1) return null;
  // A space before the first letter answers nothing and searches for nothing.
  return { text: `${before.text}${key}`.trimStart(), entered: false };
}
