import { Button, SearchBox, SegmentedField } from '@mortar/design-system';
import type { Ref } from 'react';
import { messages } from './messages.ts';
import type { ShownFilter } from './model/toResponsesRequest.ts';
import './responses.css';

const FILTERS: readonly { value: ShownFilter; label: string }[] = (
  Object.keys(messages.filters) as (keyof typeof messages.filters)[]
).map((value) => ({ value, label: messages.filters[value] }));

const MESSAGING_FILTERS: typeof FILTERS = [...FILTERS, { value: 'Unread', label: messages.unread }];

export interface ResponsesBarProps {
  filter: ShownFilter;
  onFilter(filter: ShownFilter): void;
  /** True to include unread ones; clearing then resets the filter too. */
  messaging: boolean;
  /** Number of filtered responses; missing while loading. */
  count?: number | undefined;
  text: string;
  searchRef?: Ref<HTMLInputElement> | undefined;
  onText(text: string): void;
  /** Called after the debounce, or at once on Enter. */
  onSearch(text: string): void;
  onSearchPressed(): void;
  onRefresh(): void;
  onClear(): void;
  clearable: boolean;
  busy: boolean;
  onArrowDown(): void;
}

/** Filters and searches responses (002 §2.3). */
export function ResponsesBar(props: ResponsesBarProps) {
  return (
    <div className="responses-bar">
      <SegmentedField
        label={messages.filter}
        options={(props.messaging ? MESSAGING_FILTERS : FILTERS).map((option) => ({
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
      <Button
        variant="outline"
        tone="neutral"
        // Not disabled, to keep focus after clearing.
        unavailable={props.clearable ? undefined : messages.nothingToClear}
        onClick={props.onClear}
      >
        {messages.clear}
      </Button>
    </div>
  );
}
