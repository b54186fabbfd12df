import { computeSpread } from './statistics.ts';

/** Returns the median with minimum and maximum, with decimals for small values; – without values. */
export function spreadText(values: readonly number[]): string {
  if (values.length === 0) return '–';
  const { median: middle, minimum, maximum } = computeSpread(values);
  const few = maximum < 1 ? 3 : 1;
  const digits = maximum >= 20 || values.every(Number.isInteger) ? 0 : few;
  return `${middle.toFixed(digits)} [${minimum.toFixed(digits)}–${maximum.toFixed(digits)}]`;
}

/** Returns rows of cells as aligned lines of text; the first row is the header. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0))) ?? [];
  const line = (row: readonly string[], fill: string) =>
    `| ${widths.map((width, place) => (row[place] ?? '').padEnd(width, fill)).join(' | ')} |`;
  const [header = [], ...others] = rows;
  return [
    line(header, ' '),
    line(
      widths.map(() => ''),
      '-',
    ),
    ...others.map((row) => line(row, ' ')),
  ].join('\n');
}
