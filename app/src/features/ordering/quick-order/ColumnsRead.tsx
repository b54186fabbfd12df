import { SelectField } from '@mortar/design-system';
import { type Columns, cellText, ROLES, type Role, type Table } from '@mortar/reading';
import { messages } from './messages.ts';
import './quickOrder.css';

const texts = messages.list;

const OPTIONS = ROLES.map((value) => ({ value, label: texts.roles[value] }));

const SHOWN = { rows: 3, columns: 12 };

export interface ColumnsReadProps {
  table: Pick<Table, 'rows'>;
  columns: Columns;
  onRole(column: number, role: Role): void;
}

/** Shows the detected role of each column with sample rows; changing one reads the list again. */
export function ColumnsRead({ table: { rows }, columns: { roles, above, named }, onRole }: ColumnsReadProps) {
  const head = named ? rows[above - 1]?.cells : undefined;
  const first = rows.slice(above, above + SHOWN.rows);
  const shown = roles.map((role, column) => ({ role, column })).slice(0, SHOWN.columns);
  return (
    <ul className="quick-columns" aria-label={texts.columns}>
      {shown.map(({ role, column }) => (
        <li key={column}>
          <SelectField
            size="sm"
            label={cellText(head?.[column]) || texts.column(column + 1)}
            options={OPTIONS}
            value={role}
            onChange={(next) => onRole(column, next)}
          />
          {first.map(({ number, cells }) => (
            <span key={number}>{cellText(cells[column])}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
