import type { SearchField } from '@mortar/contract';
import { Button, SearchBox, SelectField } from '@mortar/design-system';
import type { RefObject } from 'react';
import { messages } from './messages.ts';
import type { ProductSearch } from './model/productSearch.ts';
import './search.css';

const labels = messages.search;
const FIELDS = (Object.keys(messages.fields) as SearchField[]).map((value) => ({
  value,
  label: messages.fields[value],
}));

export interface ProductSearchBoxProps {
  /** True searches while typing (ordering_SearchType '0'), false on Enter or Search ('1'). */
  automatic: boolean;
  text: string;
  /** True where the text is not a search that is over: focus goes behind it instead of selecting it. */
  goesOn: boolean;
  field: SearchField;
  busy: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  onText(text: string): void;
  onSearch(change: Partial<ProductSearch>): void;
  /** Enter: after the results have come, the list takes the keyboard. */
  onEnter(): void;
  onArrowDown(): void;
}

/** The text that is searched for and the field it is searched in; one shape a search mode (001 §2). */
export function ProductSearchBox(props: ProductSearchBoxProps) {
  const { automatic, text, goesOn, field, busy, inputRef, onText, onSearch, onEnter, onArrowDown } = props;
  const submit = () => {
    onSearch({ text });
    onEnter();
  };
  return (
    <search className="product-search" data-pane="search">
      <SearchBox
        label={labels.label}
        placeholder={labels.placeholder}
        value={text}
        busy={busy}
        selectOnFocus={goesOn ? 'end' : true}
        inputRef={inputRef}
        {...(!automatic && { debounceMs: Number.POSITIVE_INFINITY })}
        onChange={onText}
        onSearch={(sought) => onSearch({ text: sought })}
        onEnter={onEnter}
        onArrowDown={onArrowDown}
      />
      <SelectField
        label={labels.searchBy}
        hideLabel
        size="sm"
        options={FIELDS}
        value={field}
        onChange={(next) => onSearch({ field: next })}
      />
      {!automatic && (
        <Button busy={busy} keyHint="↵" onClick={submit}>
          {labels.button}
        </Button>
      )}
    </search>
  );
}
