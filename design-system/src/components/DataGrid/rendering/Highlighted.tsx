interface HighlightedProps {
  text: string;
  /** From `matchPattern`. */
  pattern: RegExp;
}

/** A text with its search matches marked. */
export function Highlighted({ text, pattern }: HighlightedProps) {
  const parts = text.split(pattern);
  if (parts.length === 1) return text;
  return parts.map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <mark key={place} className="m-grid-match">
        {part}
      </mark>
    ),
  );
}
