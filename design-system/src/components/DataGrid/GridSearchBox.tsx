import type { Ref } from 'react';
import { WORDS } from './words.ts';

interface GridSearchBoxProps {
  /** The grid's name. */
  label: string;
  text: string;
  onText(text: string): void;
  /** ArrowDown: on to the rows. */
  onLeave(): void;
  ref: Ref<HTMLInputElement>;
}

/** The grid's own search box. */
export function GridSearchBox({ label, text, onText, onLeave, ref }: GridSearchBoxProps) {
  return (
    <input
      ref={ref}
      type="search"
      className="m-grid-search"
      aria-label={WORDS.search(label)}
      placeholder={WORDS.searchPlaceholder}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        onLeave();
      }}
    />
  );
}
