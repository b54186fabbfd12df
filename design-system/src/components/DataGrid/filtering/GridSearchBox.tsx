import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { messages } from '../messages.ts';

interface GridSearchBoxProps {
  /** The grid's name. */
  label: string;
  text: string;
  onText(text: string): void;
  /** Position of the active row among the matching rows, or their number; empty without a search. */
  count: string;
  /** Called on Enter and Shift+Enter: next or previous row. */
  onStep(step: 1 | -1): void;
  /** Called on ArrowDown, to move to the rows. */
  onLeave(): void;
  ref: Ref<HTMLInputElement>;
}

/** The grid's own search box, which filters rows. */
export function GridSearchBox({ label, text, onText, count, onStep, onLeave, ref }: GridSearchBoxProps) {
  return (
    <>
      <Search className="m-grid-search-icon" size={16} aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        className="m-grid-search"
        aria-label={messages.search(label)}
        placeholder={messages.searchPlaceholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'ArrowDown') onLeave();
          else if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          else return;
          event.preventDefault();
        }}
      />
      <output className="m-grid-search-count">{count}</output>
    </>
  );
}
