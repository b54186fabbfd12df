// Computations of reports without a page: filtering, adding, sorting, formatting. Money is whole cents throughout.

const PREFIXES = { ZA: 'R', BW: 'P', KE: 'K', SZ: 'E', NA: '$', ZW: '$' };
const NBSP = '\u00a0';

const spaced = (digits) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, NBSP);
const halfUp = (value) => Math.round(value + Math.sign(value) * 1e-7);

/** Formats cents as `R1 234.50`, in the currency of a country. */
export function money(cents, country) {
  const [integer, part] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}${PREFIXES[country] ?? 'R'}${spaced(integer)}.${part}`;
}

/** Formats cents for a chart's scale: `R1.2m`, `R250k`. */
export function shortMoney(cents, country) {
  const [size, unit] =
    Math.abs(cents) >= 100_000_000 ? [100_000_000, 'm'] : Math.abs(cents) >= 100_000 ? [100_000, 'k'] : [100, ''];
  return `${cents < 0 ? '-' : ''}${PREFIXES[country] ?? 'R'}${Math.round((Math.abs(cents) / size) * 10) / 10}${unit}`;
}

const number = (value) => `${value < 0 ? '-' : ''}${spaced(String(Math.abs(value)))}`;

/** Formats a share of 1 as `12.5%`. */
const rate = (share) => `${(halfUp(share * 1000) / 10).toFixed(1)}%`;

/** Formats a column's value; '' without a comparison. */
export function written(value, kind, country) {
  if (typeof value === 'number' && !Number.isFinite(value)) return '';
  if (kind === 'money') return money(value, country);
  if (kind === 'count') return number(value);
  return kind === 'rate' ? rate(value) : String(value);
}

/** Returns the rows between two months, of a supplier, that contain all search words. */
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

/** Returns the sum of every number over rows. */
export function sumOf(rows) {
  const sum = {};
  for (const row of rows) {
    for (const [name, value] of Object.entries(row))
      if (typeof value === 'number') sum[name] = (sum[name] ?? 0) + value;
  }
  return sum;
}

/** Returns one row per combination of texts, with numbers added. */
export function grouped(rows, names) {
  const groups = Map.groupBy(rows, (row) => JSON.stringify(names.map((name) => row[name])));
  return [...groups.values()].map((own) => ({
    ...Object.fromEntries(names.map((name) => [name, own[0][name]])),
    ...sumOf(own),
  }));
}

/** Returns a row's value in a column: a text, or a stored or computed number. */
export const valueIn = (column, row, total) => (column.of ? column.of(row, total) : (row[column.id] ?? ''));

/** Returns rows sorted by a column; stable. */
export function sorted(rows, column, descending, total) {
  const order = descending ? -1 : 1;
  const key = (row) => valueIn(column, row, total);
  const compare = (a, b) =>
    typeof a === 'string'
      ? a.localeCompare(b, 'en', { numeric: true })
      : (Number.isFinite(a) ? a : -Infinity) - (Number.isFinite(b) ? b : -Infinity) || 0;
  return rows.toSorted((a, b) => order * compare(key(a), key(b)));
}

/** Escapes text that a spreadsheet would evaluate as a formula. */
const harmless = (text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cell(column, row, total) {
  const value = valueIn(column, row, total);
  if (typeof value === 'string') return quoted(harmless(value));
  if (!Number.isFinite(value)) return '';
  if (column.kind === 'money') return (value / 100).toFixed(2);
  return column.kind === 'rate' ? (halfUp(value * 1000) / 10).toFixed(1) : String(value);
}

/** Returns rows as CSV: amounts in the main unit, rates in per cent, no separators. */
export function getCsv(columns, rows, total) {
  const head = columns.map(({ label, kind }) => quoted(harmless(kind === 'rate' ? `${label} %` : label)));
  const lines = rows.map((row) => columns.map((column) => cell(column, row, total)).join(','));
  return `\ufeff${[head.join(','), ...lines].join('\r\n')}\r\n`;
}

const two = (value) => String(value).padStart(2, '0');

/** Returns the timestamp of an export's file name in local time: 20260105_0907. */
export const fileDate = (now) =>
  `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}_${two(now.getHours())}${two(now.getMinutes())}`;
