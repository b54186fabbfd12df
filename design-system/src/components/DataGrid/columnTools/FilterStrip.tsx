import { Funnel, X } from 'lucide-react';
import type { ColumnFilter, GridColumn } from '../types.ts';
import { describeFilter } from './filterTexts.ts';
import { messages } from './messages.ts';

interface FilterStripProps<Row> {
  /** The grid's name. */
  label: string;
  /** Active filters in column order. */
  filters: readonly { column: GridColumn<Row>; filter: ColumnFilter }[];
  shown: number;
  all: number;
  /** Opens a filter at the pressed button. */
  onOpen(column: string, button: HTMLElement): void;
  onRemove(column: string): void;
  onClear(): void;
}

/** Descriptions of the active filters, above the rows. */
export function FilterStrip<Row>({ label, filters, shown, all, onOpen, onRemove, onClear }: FilterStripProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" className="m-grid-strip" aria-label={messages.getFilters(label)}>
      <Funnel size={16} className="m-grid-strip__mark" aria-hidden="true" />
      {filters.map(({ column, filter }) => (
        <span key={column.id} className="m-grid-chip">
          <button
            type="button"
            className="m-grid-chip__text"
            onClick={(event) => onOpen(column.id, event.currentTarget)}
          >
            <strong>{column.header}</strong> {describeFilter(filter, column.kind ?? 'text')}
          </button>
          <button
            type="button"
            className="m-grid-chip__remove"
            aria-label={messages.remove(column.header)}
            onClick={() => onRemove(column.id)}
          >
            <X size={14} aria-hidden="true" />
          </button>
        </span>
      ))}
      <button type="button" className="m-grid-strip__clear" onClick={onClear}>
        {messages.clearAll}
      </button>
      <span className="m-grid-strip__count" role="status">
        {messages.rowsLeft(shown, all)}
      </span>
    </div>
  );
}
