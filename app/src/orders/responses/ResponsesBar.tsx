import type { ResponseFilter } from '@mortar/contract';
import { Button, SearchBox, SegmentedField } from '@mortar/design-system';
import type { Ref } from 'react';
import { messages } from './messages.ts';
import './responses.css';

const FILTERS = (Object.keys(messages.filters) as ResponseFilter[]).map((value) => ({
  value,
  label: messages.filters[value],
}));

export interface ResponsesBarProps {
  filter: ResponseFilter;
  onFilter(filter: ResponseFilter): void;
  /** How many responses the filter shows; missing while they are read. Of the others nobody knows. */
  count?: number | undefined;
  text: string;
  searchRef?: Ref<HTMLInputElement> | undefined;
  onText(text: string): void;
  /** The text to search for: after the pause, or on Enter at once. */
  onSearch(text: string): void;
  /** The Search button. */
  onSearchPressed(): void;
  onRefresh(): void;
  onClear(): void;
  /** Whether there is something to clear. */
  clearable: boolean;
  busy: boolean;
  onArrowDown(): void;
}

/** Which responses are wanted: a filter and a search (002 §2.3). */
export function ResponsesBar(props: ResponsesBarProps) {
  return (
    <div className="responses-bar">
      <SegmentedField
        label={messages.filter}
        options={FILTERS.map((option) => ({
          ...option,
          count: option.value === props.filter ? props.count : undefined,
        }))}
        value={props.filter}
        onChange={props.onFilter}
      />
      <SearchBox
        label={messages.searchLabel}
        inputRef={props.searchRef}
        value={props.text}
        busy={props.busy}
        onChange={props.onText}
        onSearch={props.onSearch}
        onArrowDown={props.onArrowDown}
      />
      <Button variant="outline" tone="neutral" onClick={props.onSearchPressed}>
        {messages.search}
      </Button>
      <Button variant="outline" tone="neutral" onClick={props.onRefresh}>
        {messages.refresh}
      </Button>
      <Button variant="outline" tone="neutral" disabled={!props.clearable} onClick={props.onClear}>
        {messages.clear}
      </Button>
    </div>
  );
}
