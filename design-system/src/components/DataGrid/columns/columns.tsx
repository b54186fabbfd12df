import type { ReactNode } from 'react';
import type { CellValue, GridColumn } from '../types.ts';

/** A column as a helper takes it: what it says goes before what the helper would say. */
type ColumnOptions<Row, Value extends CellValue> = Partial<Omit<GridColumn<Row>, 'value' | 'format' | 'kind'>> & {
  id: string;
  header: string;
  value(row: Row): Value | null;
};

interface Total {
  /** The footer shows the sum of the rows that show. */
  total?: boolean | undefined;
}

/** The sum of a column; rows without a number add nothing. */
export function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number | null): number {
  return rows.reduce((sum, row) => sum + (value(row) ?? 0), 0);
}

/** Quantities and counts: at the end, filtered from – to. `format` is for the eye; without a number nothing shows. */
export function numberColumn<Row>(
  column: ColumnOptions<Row, number> &
    Total & {
      format?: ((value: number) => string) | undefined;
      /** What shows in a cell that says more than its number. */
      text?: ((row: Row) => string) | undefined;
    },
): GridColumn<Row> {
  const { total, format = String, text, ...given } = column;
  return {
    width: 72,
    align: 'end',
    ...(total && { summary: (rows) => format(sumOf(rows, given.value)) }),
    ...given,
    kind: 'number',
    format: (value, row) => (typeof value !== 'number' ? '' : text ? text(row) : format(value)),
  };
}

/** Amounts in cents, as `format` shows them. Filters take the main unit: 12.50. */
export function moneyColumn<Row>(
  column: ColumnOptions<Row, number> & Total & { format(cents: number): string },
): GridColumn<Row> {
  return { ...numberColumn({ width: 96, ...column }), kind: 'money' };
}

/** Days and moments as ISO text, as `format` shows them. Filtered between two days. */
export function dateColumn<Row>(
  column: ColumnOptions<Row, string> & { format(moment: string): string },
): GridColumn<Row> {
  const { format, ...given } = column;
  return {
    width: 144,
    ...given,
    kind: 'date',
    format: (value) => (typeof value === 'string' && value !== '' ? format(value) : ''),
  };
}

/** A text out of few, such as a supplier or a state: filtered by ticking. */
export function choiceColumn<Row>(
  column: ColumnOptions<Row, string> & Pick<GridColumn<Row>, 'format'>,
): GridColumn<Row> {
  return { ...column, kind: 'choice' };
}

/** An icon and the gap to the next, px. */
export const ICON_ROOM = 18;

/** A mark on a row. */
interface RowIcon {
  /** A picture of 16 px. */
  icon: ReactNode;
  /** Its word. */
  label: string;
}

/** A narrow column of marks. The word is read, searched, filtered by and exported; the picture only seems to be alone. */
export function iconColumn<Row>(
  column: Partial<Omit<GridColumn<Row>, 'value' | 'render' | 'kind'>> & {
    id: string;
    header: string;
    /** The marks of a row, the weightiest first. */
    icons(row: Row): readonly RowIcon[];
  },
): GridColumn<Row> {
  const { icons, ...given } = column;
  return {
    width: 56,
    align: 'center',
    room: (row) => icons(row).length * ICON_ROOM,
    ...given,
    kind: 'choice',
    value: (row) =>
      icons(row)
        .map(({ label }) => label)
        .join(', '),
    render: (row) => (
      <span className="m-grid-icons">
        {icons(row).map(({ icon, label }) => (
          <span key={label} role="img" aria-label={label} title={label}>
            {icon}
          </span>
        ))}
      </span>
    ),
  };
}
