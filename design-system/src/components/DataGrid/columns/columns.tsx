import type { ReactNode } from 'react';
import type { CellValue, GridColumn } from '../types.ts';

/** Options of a column helper, which override its defaults. */
type ColumnOptions<Row, Value extends CellValue> = Partial<Omit<GridColumn<Row>, 'value' | 'format' | 'kind'>> & {
  id: string;
  header: string;
  value(row: Row): Value | null;
};

interface Total {
  /** Shows the sum of the shown rows in the footer. */
  total?: boolean | undefined;
}

/** Returns the sum of a column; rows without a number count as 0. */
export function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number | null): number {
  return rows.reduce((sum, row) => sum + (value(row) ?? 0), 0);
}

/**
 * Returns a column of quantities or counts: end-aligned, with a range filter. `format` is for display; without a number
 * nothing is shown.
 */
export function numberColumn<Row>(
  column: ColumnOptions<Row, number> &
    Total & {
      format?: ((value: number) => string) | undefined;
      /** Returns a cell's text if it shows more than the number. */
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

/** Returns a column of amounts in cents, displayed by `format`. Filters use the main unit: 12.50. */
export function moneyColumn<Row>(
  column: ColumnOptions<Row, number> & Total & { format(cents: number): string },
): GridColumn<Row> {
  return { ...numberColumn({ width: 96, ...column }), kind: 'money' };
}

/** Returns a column of days or moments as ISO text, displayed by `format`, with a date range filter. */
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

/** Returns a column of one of few texts, such as a supplier or a state, with a checkbox filter. */
export function choiceColumn<Row>(
  column: ColumnOptions<Row, string> & Pick<GridColumn<Row>, 'format'>,
): GridColumn<Row> {
  return { ...column, kind: 'choice' };
}

/** Width of an icon and its gap, px. */
export const ICON_WIDTH = 18;

interface RowIcon {
  /** An icon of 16 px. */
  icon: ReactNode;
  label: string;
}

/** Returns a narrow column of icons. Their text is read, searched, filtered and exported. */
export function iconColumn<Row>(
  column: Partial<Omit<GridColumn<Row>, 'value' | 'render' | 'kind'>> & {
    id: string;
    header: string;
    /** Returns a row's icons, most important first. */
    icons(row: Row): readonly RowIcon[];
  },
): GridColumn<Row> {
  const { icons, ...given } = column;
  return {
    width: 56,
    align: 'center',
    renderWidth: (row) => icons(row).length * ICON_WIDTH,
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
