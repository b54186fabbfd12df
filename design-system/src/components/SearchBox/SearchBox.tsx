import './SearchBox.css';
import { Search, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { FieldProps } from '../Field/fieldProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useDebounced } from './useDebounced.ts';

/** Maximum number of characters; more is cut off when pasting. */
const MAX_LENGTH = 1_000;

export interface SearchBoxProps extends Pick<FieldProps, 'disabled' | 'inputRef' | 'autoFocus'> {
  /** Accessible name: `Search products`. Also the placeholder. */
  label: string;
  /** Controlled value. */
  value: string;
  /** Called with the text on every keystroke. */
  onChange: (text: string) => void;
  /** Called with the text to search: after the pause, at once on Enter, and empty when cleared (ruling 21). */
  onSearch: (text: string) => void;
  /** Milliseconds without typing before it searches, or a function of the text; `Infinity` to wait for Enter. */
  debounceMs?: number | ((text: string) => number) | undefined;
  /** A shorter hint than the label. */
  placeholder?: string | undefined;
  /** True while searching. */
  busy?: boolean | undefined;
  /** Called on ArrowDown, to move focus into the results. */
  onArrowDown?: (() => void) | undefined;
  /** Called on Enter, after the search was started. */
  onEnter?: ((text: string) => void) | undefined;
  /** Focus selects the text, so that typing replaces it; `end` moves the cursor to its end. */
  selectOnFocus?: boolean | 'end' | undefined;
}

/**
 * Replaces line breaks in pasted text with spaces: browsers join the words of adjacent lines, which then are not found.
 */
function pasteOnOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text');
  if (!/[\r\n\t]/.test(text)) return;
  event.preventDefault();
  const box = event.currentTarget;
  const { length } = box.value;
  const [start, end] = [box.selectionStart ?? length, box.selectionEnd ?? length];
  const room = MAX_LENGTH - length + (end - start);
  box.setRangeText(text.trim().replace(/\s+/g, ' ').slice(0, room), start, end, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A search box: typing searches after a pause, Enter at once; Escape or the cross clears it. */
export const SearchBox = (props: SearchBoxProps) => {
  const { label, value, onChange, onSearch, debounceMs = 1500, busy = false, onArrowDown, onEnter } = props;
  const box = useRef<HTMLDivElement>(null);
  const search = useDebounced(
    onSearch,
    (text) => (typeof debounceMs === 'function' ? debounceMs(text) : debounceMs),
    value,
  );
  const clear = () => {
    onChange('');
    search.now('');
    box.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Shortcuts with modifiers belong to the page: Ctrl+Enter does not search.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter') {
      search.flush(value);
      onEnter?.(value);
    } else if (event.key === 'ArrowDown' && onArrowDown) onArrowDown();
    else if (event.key === 'Escape' && value !== '') clear();
    else return;
    event.preventDefault();
  };
  return (
    // Marks a filled search box for its popup, which leaves Escape to it.
    <div ref={box} className="m-search" data-owns-escape={value === '' ? undefined : ''}>
      <span className="m-search__icon">{busy ? <Spinner /> : <Search size={16} aria-hidden="true" />}</span>
      <input
        ref={props.inputRef}
        type="search"
        className="m-search__box"
        aria-label={label}
        aria-busy={busy || undefined}
        placeholder={props.placeholder ?? label}
        value={value}
        maxLength={MAX_LENGTH}
        disabled={props.disabled}
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: searching is what a screen opens with, by the caller's choice
        autoFocus={props.autoFocus}
        onChange={(event) => {
          onChange(event.target.value);
          search.later(event.target.value);
        }}
        onFocus={(event) => {
          const { length } = event.target.value;
          if (props.selectOnFocus) event.target.setSelectionRange(props.selectOnFocus === 'end' ? length : 0, length);
        }}
        onPaste={pasteOnOneLine}
        onKeyDown={onKeyDown}
      />
      {value !== '' && !props.disabled && (
        <span className="m-search__clear">
          <IconButton label="Clear" size="xs" icon={<X size={16} aria-hidden="true" />} onClick={clear} />
        </span>
      )}
    </div>
  );
};
