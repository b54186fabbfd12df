// What a report computes, without a page: filtering, adding, sorting, writing figures. Money is whole cents throughout.

const PREFIXES = { ZA: 'R', BW: 'P', KE: 'K', SZ: 'E', NA: '$', ZW: '$' };
const NBSP = '\u00a0';

const spaced = (digits) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, NBSP);
const halfUp = (value) => Math.round(value + Math.sign(value) * 1e-7);

/** Cents as `R1 234.50`, in the currency of a country. */
export function money(cents, country) {
  const [whole, part] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}${PREFIXES[country] ?? 'R'}${spaced(whole)}.${part}`;
}

/** Cents for the scale of a chart, which needs none: `R1.2m`, `R250k`. */
export function shortMoney(cents, country) {
  const [size, unit] =
    Math.abs(cents) >= 100_000_000 ? [100_000_000, 'm'] : Math.abs(cents) >= 100_000 ? [100_000, 'k'] : [100, ''];
  return `${cents < 0 ? '-' : ''}${PREFIXES[country] ?? 'R'}${Math.round((Math.abs(cents) / size) * 10) / 10}${unit}`;
}

const number = (value) => `${value < 0 ? '-' : ''}${spaced(String(Math.abs(value)))}`;

/** A share of 1 as `12.5%`. */
const rate = (share) => `${(halfUp(share * 1000) / 10).toFixed(1)}%`;

/** A value as a column of its kind shows it; nothing where there is nothing to compare with. */
export function written(value, kind, country) {
  if (typeof value === 'number' && !Number.isFinite(value)) return '';
  if (kind === 'money') return money(value, country);
  if (kind === 'count') return number(value);
  return kind === 'rate' ? rate(value) : String(value);
}

/** The rows between two months and of a supplier in which every word that is sought stands somewhere. */
export function filtered(rows, { from = '', to = '', supplier = '', schedule = '', find = '' }) {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (row.month !== undefined && ((from && row.month < from) || (to && row.month > to))) return false;
    if ((supplier && row.supplier !== supplier) || (schedule && row.schedule !== schedule)) return false;
    const text = Object.values(row)
      .filter((value) => typeof value === 'string')
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Every figure of some rows, added. */
export function sumOf(rows) {
  const sum = {};
  for (const row of rows) {
    for (const [name, value] of Object.entries(row))
      if (typeof value === 'number') sum[name] = (sum[name] ?? 0) + value;
  }
  return sum;
}

/** One row for each combination of some texts, its figures added. */
export function grouped(rows, names) {
  const groups = Map.groupBy(rows, (row) => JSON.stringify(names.map((name) => row[name])));
  return [...groups.values()].map((own) => ({
    ...Object.fromEntries(names.map((name) => [name, own[0][name]])),
    ...sumOf(own),
  }));
}

/** What a column shows of a row: a text, or a figure that stands there or follows from those that do. */
export const valueIn = (column, row, total) => (column.of ? column.of(row, total) : (row[column.id] ?? ''));

/** Rows by a column; equal ones stay as they are. */
export function sorted(rows, column, descending, total) {
  const order = descending ? -1 : 1;
  const key = (row) => valueIn(column, row, total);
  const compare = (one, other) =>
    typeof one === 'string'
      ? one.localeCompare(other, 'en', { numeric: true })
      : (Number.isFinite(one) ? one : -Infinity) - (Number.isFinite(other) ? other : -Infinity) || 0;
  return rows.toSorted((one, other) => order * compare(key(one), key(other)));
}

/** A text that a spreadsheet would take for a formula is made one that it shows. */
const harmless = (text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cell(column, row, total) {
  const value = valueIn(column, row, total);
  if (typeof value === 'string') return quoted(harmless(value));
  if (!Number.isFinite(value)) return '';
  if (column.kind === 'money') return (value / 100).toFixed(2);
  return column.kind === 'rate' ? (halfUp(value * 1000) / 10).toFixed(1) : String(value);
}

/** Rows as a file of commas: amounts in the main unit, rates in per cent, no separators. */
export function getCsv(columns, rows, total) {
  const head = columns.map(({ label, kind }) => quoted(harmless(kind === 'rate' ? `${label} %` : label)));
  const lines = rows.map((row) => columns.map((column) => cell(column, row, total)).join(','));
  return `\ufeff${[head.join(','), ...lines].join('\r\n')}\r\n`;
}

const two = (value) => String(value).padStart(2, '0');

/** The moment of an export in its file's name, by the clock of who exports: 20260105_0907. */
export const fileDate = (now) =>
  `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}_${two(now.getHours())}${two(now.getMinutes())}`;
