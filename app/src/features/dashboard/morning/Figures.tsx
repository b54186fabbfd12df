import { StatusLabel } from '@mortar/design-system';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import './morning.css';

/** What a card is about, large, with what it is made of beside it. */
export const Figure = ({ value, children }: { value: string; children: ReactNode }) => (
  <p className="morning-figure">
    <strong translate="no">{value}</strong>
    <span>{children}</span>
  </p>
);

interface StatusFigureProps {
  status: 'waiting' | 'regretted';
  value: string;
  children: string;
}

/** A figure of what came of orders. */
export const StatusFigure = ({ status, value, children }: StatusFigureProps) => (
  <Figure value={value}>
    <StatusLabel status={status}>{children}</StatusLabel>
  </Figure>
);

/** Rows of a card that are in sight; the others are counted. */
const FEW = 4;

interface FigureRowsProps<Row> {
  /** What the rows are. */
  label: string;
  rows: readonly Row[];
  getKey(row: Row): string | number;
  /** Names take the lines that they need: what tells products apart is never cut. */
  wraps?: boolean;
  /** What it is called. */
  name(row: Row): ReactNode;
  /** Its figure. */
  value(row: Row): ReactNode;
}

/** A few names with their figures. */
export function FigureRows<Row>({ label, rows, getKey, wraps, name, value }: FigureRowsProps<Row>) {
  const shown = rows.length > FEW ? rows.slice(0, FEW - 1) : rows;
  return (
    <ul className="morning-rows" aria-label={label}>
      {shown.map((row) => (
        <li key={getKey(row)}>
          <span className="morning-name" data-wraps={wraps}>
            {name(row)}
          </span>
          <span className="morning-value" translate="no">
            {value(row)}
          </span>
        </li>
      ))}
      {shown.length < rows.length && <li className="morning-more">{messages.more(rows.length - shown.length)}</li>}
    </ul>
  );
}
