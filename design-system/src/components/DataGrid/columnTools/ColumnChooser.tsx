import '../../CheckboxField/CheckboxField.css';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { matchPattern } from '../filtering/search.ts';
import type { GridColumn, GridDensity } from '../types.ts';
import { type LayoutChange, stepMove } from './layoutChange.ts';
import { messages } from './messages.ts';

/** Number of columns from which a search box is shown. */
const MANY = 12;

interface ColumnChooserProps<Row> {
  /** Selectable columns in order, with `hidden` by the user's choice. */
  columns: readonly GridColumn<Row>[];
  /** Whether the layout differs from the declaration. */
  arranged: boolean;
  density: GridDensity;
  onChange(change: LayoutChange): void;
  onReset(): void;
}

/** Selects and orders the shown columns. The last shown one cannot be hidden. */
export function ColumnChooser<Row>({ columns, arranged, density, onChange, onReset }: ColumnChooserProps<Row>) {
  const [text, setText] = useState('');
  const pattern = matchPattern({ text, match: 'contains' });
  const found = pattern ? columns.filter((column) => pattern.test(column.header)) : columns;
  const shown = columns.filter((column) => !column.hidden);
  const ids = columns.map((column) => column.id);
  return (
    <div className="m-grid-tool__form">
      {columns.length >= MANY && (
        <TextField
          label={messages.findColumn}
          placeholder={messages.findColumn}
          hideLabel
          size="sm"
          value={text}
          onChange={setText}
        />
      )}
      <ul className="m-grid-tool__list">
        {found.map((column) => (
          <li key={column.id} className="m-grid-tool__entry">
            <label className="m-grid-tool__label">
              <input
                type="checkbox"
                className="m-check__box"
                checked={!column.hidden}
                disabled={column.fixed || (!column.hidden && shown.length === 1)}
                onChange={(event) => onChange({ kind: 'show', id: column.id, shown: event.target.checked })}
              />
              <span className="m-grid-tool__name">{column.header}</span>
            </label>
            {([-1, 1] as const).map((step) => {
              const change = stepMove(ids, column.id, step);
              const Icon = step === -1 ? ArrowUp : ArrowDown;
              return (
                <button
                  key={step}
                  type="button"
                  className="m-grid-icon-button"
                  aria-label={step === -1 ? messages.moveUp(column.header) : messages.moveDown(column.header)}
                  aria-disabled={change === null}
                  onClick={() => change && onChange(change)}
                >
                  <Icon size={16} aria-hidden="true" />
                </button>
              );
            })}
          </li>
        ))}
      </ul>
      <div className="m-grid-tool__entry">
        <label className="m-grid-tool__label">
          <input
            type="checkbox"
            className="m-check__box"
            checked={density === 'comfortable'}
            onChange={(event) =>
              onChange({ kind: 'density', density: event.target.checked ? 'comfortable' : 'compact' })
            }
          />
          <span className="m-grid-tool__name">{messages.twoLines}</span>
        </label>
      </div>
      <div className="m-grid-tool__foot">
        <Button size="sm" variant="ghost" disabled={!arranged} onClick={onReset}>
          {messages.reset}
        </Button>
      </div>
    </div>
  );
}
