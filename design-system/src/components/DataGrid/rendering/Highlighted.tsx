import { textParts } from './markedText.ts';

interface HighlightedProps {
  text: string;
  /** From `matchPattern`. */
  pattern: RegExp;
}

/** Text with marked search matches. */
export function Highlighted({ text, pattern }: HighlightedProps) {
  const parts = textParts(text, pattern);
  if (parts.length === 1) return text;
  return parts.map((part, place) =>
    part.marked ? (
      <mark key={place} className="m-grid-match">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
