/** Text typed for the search while it could not have focus. */
export interface TypedAhead {
  text: string;
  /** True if Enter followed: searches at once and focuses the results. */
  entered: boolean;
}

export const NOTHING_TYPED: TypedAhead = { text: '', entered: false };

/** Relevant part of a keyboard event. */
export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
}

/**
 * Adds a key to the text; null for keys not meant for the search: Escape, Tab, arrows, shortcuts, and Enter without
 * text, which answers a prompt.
 */
export function appendKey(before: TypedAhead, pressed: PressedKey): TypedAhead | null {
  const { key } = pressed;
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.isComposing) return null;
  if (key === 'Enter') return before.text === '' ? null : { ...before, entered: true };
  if (key === 'Backspace') return { text: before.text.slice(0, -1), entered: false };
  if ([...key].length !== 1) return null;
  // Ignores leading spaces.
  return { text: `${before.text}${key}`.trimStart(), entered: false };
}
