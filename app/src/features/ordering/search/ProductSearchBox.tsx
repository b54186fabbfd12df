import type { SearchField } from '@mortar/contract';
import { Button, SearchBox, SelectField } from '@mortar/design-system';
import type { Ref } from 'react';
import { useHasFocus } from '#keyboard/focus/useHasFocus.ts';
import { messages } from './messages.ts';
import './search.css';

const labels = messages.search;
/** Pause in ms before typing searches (001 §9). */
const DEBOUNCE_MS = 1500;
/** Fields of the product search (001 §2). */
export const PRODUCT_FIELDS = (Object.keys(messages.fields) as SearchField[]).map((value) => ({
  value,
  label: messages.fields[value],
}));

export interface ProductSearchBoxProps<Field extends string> {
  /** Label of what is searched. Default: products. */
  label?: string;
  fields: readonly { value: Field; label: string }[];
  /** True searches while typing (ordering_SearchType '0'), false on Enter or Search ('1'). */
  automatic: boolean;
  /** Returns true for a text that is searched on Enter even if typing searches. */
  waitsForEnter?(text: string): boolean;
  text: string;
  /** True if typing continues the text: focus moves to its end instead of selecting it. */
  continuesTyping: boolean;
  field: Field;
  busy: boolean;
  inputRef: Ref<HTMLInputElement>;
  onText(text: string): void;
  onSearch(change: { text?: string; field?: Field }): void;
  /** Enter: moves focus to the list once results load. */
  onEnter(): void;
  onArrowDown(): void;
}

/** Search text and field, in the layout of the search mode (001 §2). */
export function ProductSearchBox<Field extends string>(props: ProductSearchBoxProps<Field>) {
  const {
    label = labels.label,
    automatic,
    waitsForEnter = () => false,
    text,
    continuesTyping: goesOn,
    field,
    busy,
    inputRef,
    onText,
    onSearch,
    onEnter,
    onArrowDown,
  } = props;
  // Shows the Enter hint only with focus here.
  const typing = useHasFocus('search');
  const submit = () => {
    onSearch({ text });
    onEnter();
  };
  return (
    <search className="product-search" data-pane="search" data-field-keys={labels.keys}>
      <SearchBox
        label={label}
        placeholder={label}
        value={text}
        busy={busy}
        selectOnFocus={goesOn ? 'end' : true}
        inputRef={inputRef}
        debounceMs={(typed) => (automatic && !waitsForEnter(typed) ? DEBOUNCE_MS : Number.POSITIVE_INFINITY)}
        onChange={onText}
        onSearch={(sought) => onSearch({ text: sought })}
        onEnter={onEnter}
        onArrowDown={onArrowDown}
      />
      {!automatic && (
        <Button size="sm" busy={busy} keyHint={typing ? '↵' : undefined} onClick={submit}>
          {labels.button}
        </Button>
      )}
      <SelectField
        label={labels.searchBy}
        hideLabel
        size="sm"
        options={props.fields}
        value={field}
        onChange={(next) => onSearch({ field: next })}
      />
    </search>
  );
}
