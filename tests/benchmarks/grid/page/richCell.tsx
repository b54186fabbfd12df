import type { ReactNode } from 'react';
import type { BenchColumn } from './columns.ts';
import { textOf } from './columns.ts';
import type { Line } from './rows.ts';

/** What a rich cell holds, the same in every contender that renders with React. */
export function richCell(column: BenchColumn, line: Line): ReactNode {
  const text = textOf(line, column.field);
  switch (column.rich) {
    case 'badge':
      return <span className="b-badge">{text}</span>;
    case 'quantity':
      return <input className="b-quantity" inputMode="numeric" aria-label="Quantity" value={text} readOnly />;
    case 'checkbox':
      return <input type="checkbox" aria-label="Taken" checked={line.taken} readOnly />;
    case 'buttons':
      return (
        <>
          <button type="button" className="b-button" aria-label={`Add ${text}`}>
            +
          </button>
          <button type="button" className="b-button" aria-label={`Remove ${text}`}>
            −
          </button>
        </>
      );
    default:
      return text;
  }
}
