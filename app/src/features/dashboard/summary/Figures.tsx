import { StatusLabel } from '@mortar/design-system';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import './summary.css';

/** Shows a card's main number with its breakdown. */
export const Figure = ({ value, children }: { value: string; children: ReactNode }) => (
  <p className="summary-figure">
    <strong translate="no">{value}</strong>
    <span>{children}</span>
  </p>
);

interface StatusFigureProps {
  status: 'waiting' | 'regretted';
  value: string;
  children: string;
}

export const StatusFigure = ({ status, value, children }: StatusFigureProps) => (
  <Figure value={value}>
    <StatusLabel status={status}>{children}</StatusLabel>
  </Figure>
);

/** Maximum number of visible rows; the rest are counted. */
const MAX_ROWS = 4;

interface FigureRowsProps<Row> {
  /** Accessible name of the list. */
  label: string;
  rows: readonly Row[];
  getKey(row: Row): string | number;
  /** True to wrap names instead of truncating them, because products differ in their last words. */
  wraps?: boolean;
  name(row: Row): ReactNode;
  value(row: Row): ReactNode;
}

/** Lists a few names with their values. */
export function FigureRows<Row>({ label, rows, getKey, wraps, name, value }: FigureRowsProps<Row>) {
  const shown = rows.length > MAX_ROWS ? rows.slice(0, MAX_ROWS - 1) : rows;
  return (
    <ul className="summary-rows" aria-label={label}>
      {shown.map((row) => (
        <li key={getKey(row)}>
          <span className="summary-name" data-wraps={wraps}>
            {name(row)}
          </span>
          <span className="summary-value" translate="no">
            {value(row)}
          </span>
        </li>
      ))}
      {shown.length < rows.length && <li className="summary-more">{messages.more(rows.length - shown.length)}</li>}
    </ul>
  );
}
