import { cellText } from '../columns/cellText.ts';
import { collator } from '../sorting/ordinals.ts';
import type { ColumnFilter, ColumnKind, GridColumn } from '../types.ts';
import { messages } from './messages.ts';

/** Formats a number for typing: money in its main unit. '' for none. */
export function formatNumberInput(value: number | null, kind: ColumnKind): string {
  if (value === null) return '';
  return kind === 'money' ? (value / 100).toFixed(2) : String(value);
}

/** Parses a typed number: spaces group, a comma may be the decimal point. Null for none, undefined if invalid. */
export function parseNumberInput(text: string, kind: ColumnKind): number | null | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (plain === '') return null;
  const number = Number(plain);
  if (!Number.isFinite(number)) return undefined;
  return kind === 'money' ? Math.round(number * 100) : number;
}

/** Formats a day for typing, `2026/11/20`. */
export function formatDateInput(day: string | null): string {
  return day?.replaceAll('-', '/') ?? '';
}

/** Parses a typed day to `2026-11-20`. Null for none, undefined if invalid. */
export function parseDateInput(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  const parts = /^(\d{4})[/.-](\d{2})[/.-](\d{2})$/.exec(text.trim());
  if (!parts) return undefined;
  const day = parts.slice(1).join('-');
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}

/** A text of a column, and its number of rows. */
interface Choice {
  text: string;
  count: number;
}

/** Returns every text of a column, sorted. */
export function getChoices<Row>(rows: readonly Row[], column: GridColumn<Row>): readonly Choice[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = cellText(column, row);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => ({ text, count })).sort((a, b) => collator.compare(a.text, b.text));
}

function spanText(from: string, to: string): string {
  if (from === '') return messages.atMost(to);
  return to === '' ? messages.atLeast(from) : messages.span(from, to);
}

/** Describes a filter in a few words. */
export function describeFilter(filter: ColumnFilter, kind: ColumnKind): string {
  if (filter.kind === 'text') return messages[filter.match](filter.text.trim());
  if (filter.kind === 'number')
    return spanText(formatNumberInput(filter.from, kind), formatNumberInput(filter.to, kind));
  if (filter.kind === 'date') return spanText(formatDateInput(filter.from), formatDateInput(filter.to));
  const texts = filter.texts.map((text) => text || messages.nothing);
  const some = texts.slice(0, 2).join(', ');
  return texts.length > 2 ? messages.andMore(some, texts.length - 2) : some || messages.none;
}
