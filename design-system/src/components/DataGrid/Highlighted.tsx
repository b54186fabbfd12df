interface HighlightedProps {
  text: string;
  /** From `matchPattern`: one capturing group. */
  pattern: RegExp;
}

/** A text with its search matches marked. Splitting at a captured group puts the matches at the odd places. */
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
