import type { Cell, CellKind, SheetColumn } from './workbook.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Spreadsheets decode `_x0041_` in a text. */
const ESCAPE = /_(?=x[0-9a-f]{4}_)/gi;
/** Maximum text of a cell. */
const MAX_CELL_LENGTH = 32_767;

/** Escapes text for spreadsheet XML and drops characters it cannot contain. */
export function cellText(text: string): string {
  return text.toWellFormed().replace(UNWRITABLE, '').slice(0, MAX_CELL_LENGTH).replace(ESCAPE, '_x005F_');
}

/** Local time as if UTC, because spreadsheets have no time zones. */
function wallClock(iso: string, withTime: boolean): Date | null {
  // A date without time has no zone.
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (day) return new Date(Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])));
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  const time = withTime ? [moment.getHours(), moment.getMinutes(), moment.getSeconds()] : [];
  return new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate(), ...time));
}

/** Returns the value of a cell. Text is never a formula (ruling 20). */
export function cellValue(value: Cell, kind: CellKind): string | number | Date | null {
  if (value === null || value === '') return null;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    if (kind === 'text') return cellText(String(value));
    return kind === 'money' ? value / 100 : value;
  }
  if (kind === 'date' || kind === 'dateTime') return wallClock(value, kind === 'dateTime') ?? cellText(value);
  return cellText(value);
}

/** Returns the number format of a column (ruling 9; dates 000 §5, 002 §9). */
export function numberFormat(kind: CellKind, currency: string): string {
  const prefix = `"${currency.replaceAll('"', '')}"`;
  return {
    // Stays text when edited.
    text: '@',
    number: 'General',
    money: `${prefix}#,##0.00;-${prefix}#,##0.00`,
    date: 'yyyy/mm/dd',
    dateTime: 'yyyy/mm/dd hh:mm',
  }[kind];
}

const MAX_WIDTH = 60;
const MIN_WIDTH = 6;
/** Space for the filter button, in characters. */
const FILTER_BUTTON_WIDTH = 3;
const AMOUNT = 4;

/** Returns the width for a column's header and rows, in characters. */
export function columnWidth(column: SheetColumn, at: number, rows: readonly (readonly Cell[])[]): number {
  if (column.width) return column.width;
  const space = (cell: Cell | undefined) => {
    if (column.kind === 'date') return 11;
    if (column.kind === 'dateTime') return 17;
    return String(cell ?? '').length + (column.kind === 'money' ? AMOUNT : 1);
  };
  const widest = rows.reduce(
    (widestSoFar, row) => Math.max(widestSoFar, space(row[at])),
    column.header.length + FILTER_BUTTON_WIDTH,
  );
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, widest));
}

const FORBIDDEN_IN_SHEETS = /[\\/?*[\]:]/g;

/** Makes sheet names valid: 31 characters, nothing forbidden, unique. */
export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const plain = cellText(name.replace(FORBIDDEN_IN_SHEETS, ' '))
      .replace(/^'+|'+$/g, '')
      .trim()
      .slice(0, 31)
      .trim();
    const first = plain || `Sheet${index + 1}`;
    let free = first;
    for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${first.slice(0, 27)} ${n}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
