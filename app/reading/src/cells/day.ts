import type { ReadCell } from '#workbook/readWorkbook.ts';
import { ownText } from './cellText.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Year first; day first (South Africa); with month name; without separators. */
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?!\d)/;
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?!\d)/;
const NAMED = /^(\d{1,2})[-/. ]?([a-z]{3})[a-z]*[-/. ,]*(\d{4}|\d{2})(?!\d)/i;
const CLOSE = /^(\d{4})(\d{2})(\d{2})$/;

function realDay(year: string, month: string, day: string): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(written) ? null : written;
}

/**
 * Reads a date in any common spelling, as yyyy-MM-dd.
 * @returns '' for an empty cell; null for anything that is not a date
 */
export function readDay(cell: ReadCell | undefined): string | null {
  const text = ownText(cell);
  if (text === '') return '';
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? CLOSE.exec(text) ?? [];
  if (year !== '') return realDay(year, month, day);
  const [, first = '', second = '', last = ''] = DAY_FIRST.exec(text) ?? [];
  if (last !== '') return realDay(last, second, first);
  const [, number = '', name = '', of = ''] = NAMED.exec(text) ?? [];
  const at = MONTHS.indexOf(name.toLowerCase());
  return at < 0 ? null : realDay(of.length === 2 ? `20${of}` : of, String(at + 1), number);
}
