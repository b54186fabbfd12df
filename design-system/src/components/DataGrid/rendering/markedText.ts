/** A part of a cell's text that is a match, or is not. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/**
 * Splits a text at its search matches. `pattern` has one group around all of it, so that matches alternate with the
 * rest.
 */
export function textParts(text: string, pattern: RegExp | null): readonly TextPart[] {
  if (!pattern) return [{ text, marked: false }];
  return text.split(pattern).map((part, place) => ({ text: part, marked: place % 2 === 1 }));
}

/** Splits parts at an index of their text. A match across it is marked on both sides. */
export function splitParts(
  parts: readonly TextPart[],
  start: number,
): [before: readonly TextPart[], after: readonly TextPart[]] {
  const before: TextPart[] = [];
  const after: TextPart[] = [];
  let at = 0;
  for (const { text, marked } of parts) {
    const cut = Math.max(0, Math.min(text.length, start - at));
    if (cut > 0) before.push({ text: text.slice(0, cut), marked });
    if (cut < text.length) after.push({ text: text.slice(cut), marked });
    at += text.length;
  }
  return [before, after];
}
