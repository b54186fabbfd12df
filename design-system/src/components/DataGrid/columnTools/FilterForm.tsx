import { type FormEvent, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { SelectField } from '../../SelectField/SelectField.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { getFilterKind, isActiveFilter } from '../filtering/filters.ts';
import type { ColumnFilter, GridColumn } from '../types.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { formatDateInput, formatNumberInput, parseDateInput, parseNumberInput } from './filterTexts.ts';
import { messages } from './messages.ts';

interface FilterFormProps<Row> {
  column: GridColumn<Row>;
  /** Rows that provide the selectable values. */
  rows: readonly Row[];
  filter: ColumnFilter | undefined;
  /** Called with the filter; undefined removes it. */
  onFilter(filter: ColumnFilter | undefined): void;
  onDone(): void;
}

interface PartProps {
  filter: ColumnFilter | undefined;
  onFilter(filter: ColumnFilter): void;
}

const CONDITIONS = (['contains', 'starts', 'ends'] as const).map((value) => ({
  value,
  label: messages.conditions[value],
}));

function TextFilter({ filter, onFilter }: PartProps) {
  const { match, text } = filter?.kind === 'text' ? filter : ({ match: 'contains', text: '' } as const);
  return (
    <>
      <SelectField
        label={messages.condition}
        hideLabel
        size="sm"
        options={CONDITIONS}
        value={match}
        onChange={(next) => onFilter({ kind: 'text', match: next, text })}
      />
      <TextField
        label={messages.text}
        hideLabel
        size="sm"
        value={text}
        onChange={(next) => onFilter({ kind: 'text', match, text: next })}
      />
    </>
  );
}

/** Length of a full date, longer than numbers used in filters. */
const DATE_LENGTH = 10;

interface SpanFilterProps<Value> {
  from: Value | null;
  to: Value | null;
  write(value: Value | null): string;
  read(text: string): Value | null | undefined;
  error: string;
  placeholder?: string;
  onSpan(span: { from: Value | null; to: Value | null }): void;
}

/** A range filter. Invalid text shows an error and keeps the previous filter. */
function SpanFilter<Value>(props: SpanFilterProps<Value>) {
  const { from, to, write, read, error, placeholder, onSpan } = props;
  const [texts, setTexts] = useState({ from: write(from), to: write(to) });
  const [left, setLeft] = useState({ from: false, to: false });
  // An incomplete date is not an error while typing.
  const wrong = (end: 'from' | 'to') =>
    read(texts[end]) === undefined && (left[end] || texts[end].trim().length >= DATE_LENGTH);
  const field = (end: 'from' | 'to') => (
    <TextField
      label={messages[end]}
      size="sm"
      inputMode="decimal"
      placeholder={placeholder}
      value={texts[end]}
      {...(wrong(end) && { error })}
      onChange={(text) => {
        setTexts({ ...texts, [end]: text });
        const value = read(text);
        if (value !== undefined) onSpan({ from, to, [end]: value });
      }}
      onBlur={() => setLeft({ ...left, [end]: true })}
    />
  );
  return (
    <div className="m-grid-tool__span">
      {field('from')}
      {field('to')}
    </div>
  );
}

/** Filter of a column, applied on every key press. */
export function FilterForm<Row>({ column, rows, filter, onFilter, onDone }: FilterFormProps<Row>) {
  // Key that resets the form when the filter is removed.
  const [resetKey, setRound] = useState(0);
  const kind = getFilterKind(column);
  const shape = column.kind ?? 'text';
  const applyFilter = (next: ColumnFilter) => onFilter(isActiveFilter(next) ? next : undefined);
  const number = filter?.kind === 'number' ? filter : { from: null, to: null };
  const date = filter?.kind === 'date' ? filter : { from: null, to: null };
  function submit(event: FormEvent) {
    // Keeps the event from a form around the grid.
    event.preventDefault();
    event.stopPropagation();
    onDone();
  }
  return (
    <form className="m-grid-tool__form" key={resetKey} onSubmit={submit}>
      {kind === 'text' && <TextFilter filter={filter} onFilter={applyFilter} />}
      {kind === 'choice' && (
        <ChoiceFilter
          column={column}
          rows={rows}
          chosen={filter?.kind === 'choice' ? filter.texts : null}
          onChoose={(texts) => onFilter(texts ? { kind: 'choice', texts } : undefined)}
        />
      )}
      {kind === 'number' && (
        <SpanFilter
          from={number.from}
          to={number.to}
          write={(value) => formatNumberInput(value, shape)}
          read={(text) => parseNumberInput(text, shape)}
          error={messages.notANumber}
          onSpan={(span) => applyFilter({ kind: 'number', ...span })}
        />
      )}
      {kind === 'date' && (
        <SpanFilter
          from={date.from}
          to={date.to}
          write={formatDateInput}
          read={parseDateInput}
          error={messages.notADate}
          placeholder={messages.dateForm}
          onSpan={(span) => applyFilter({ kind: 'date', ...span })}
        />
      )}
      <div className="m-grid-tool__foot">
        <Button
          size="sm"
          variant="ghost"
          disabled={!filter}
          onClick={() => {
            onFilter(undefined);
            setRound(resetKey + 1);
          }}
        >
          {messages.clear}
        </Button>
        <Button type="submit" size="sm" variant="outline" keyHint="↵">
          {messages.done}
        </Button>
      </div>
    </form>
  );
}
