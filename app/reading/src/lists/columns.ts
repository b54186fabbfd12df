import { cellText } from '#cells/cellText.ts';
import { readQuantity } from '#cells/quantity.ts';
import { readFreeLine } from './freeLine.ts';
import { isCodeRole, type Role, readHeading } from './headings.ts';
import { getShape, isQuantity, isShortNumber, looksLikeCode, type Shape } from './shape.ts';
import type { Row } from './table.ts';

/**
 * Why a column is the quantity. `heading`: its heading says so. `numbers`: the only column of whole numbers. `line`:
 * each line contains its own. `chosen`: chosen by the user. `each`: none found, each line orders one. `asked`: several
 * candidates, or an uncertain one.
 */
export const QUANTITY_REASONS = ['heading', 'numbers', 'line', 'chosen', 'each', 'asked'] as const;
export type QuantityReason = (typeof QUANTITY_REASONS)[number];

/** Interpretation of a list: the role of each column and the heading row. */
export interface Columns {
  roles: readonly Role[];
  /** Rows above the first line: a letterhead, with the headings last; 0 if no row names the columns. */
  above: number;
  /** True if the last row above names the columns. */
  named: boolean;
  quantity: QuantityReason;
  /** Columns offered to the user as the quantity (ruling 65); empty otherwise. */
  asked: readonly number[];
}

const SAMPLED_ROWS = 300;
const LETTERHEAD_ROWS = 20;

const HALF = 0.5;

/** Packs per line; a column with a higher median holds stock, prices or numbers. */
const MAX_PLAUSIBLE_MEDIAN = 1000;
/** A higher number repeated in every row is an order number, branch or year. */
const MAX_REPEATED = 50;

/** True if numbers are in the range of order quantities. */
const isPlausible = ({ quantities, median, varied, counted, filled }: Shape) =>
  quantities > HALF && median <= MAX_PLAUSIBLE_MEDIAN && !counted && (varied || filled === 1 || median <= MAX_REPEATED);

function best(columns: readonly number[], score: (column: number) => number): number | undefined {
  return columns.reduce<number | undefined>(
    (found, column) => (found === undefined || score(column) > score(found) ? column : found),
    undefined,
  );
}

interface HeadingInfo {
  headings: readonly ReturnType<typeof readHeading>[];
  /** Heading of each column; '' if there is none. */
  words: readonly string[];
}

/** Columns of codes, by heading, otherwise by content. */
function codeRoles(shapes: readonly Shape[], rows: number, { headings }: HeadingInfo): Role[] {
  const roles = headings.map(({ role }): Role => (role === 'quantity' || role === null ? 'none' : role));
  const open = shapes.flatMap(({ filled }, column) => (roles[column] === 'none' && filled > 0 ? [column] : []));
  const shape = (column: number) => shapes[column] as Shape;
  // Numbers with valid check digits are codes, whatever the heading.
  for (const column of open) if (shape(column).barcodes > 0.8) roles[column] = 'code';
  if (roles.some(isCodeRole)) return roles;
  const free = open.filter((column) => headings[column]?.role === null);
  // Names like 'B12' are codes too: prefers the column with most of them, then the fullest.
  const codes = free.filter((column) => shape(column).codes > HALF);
  const chosen = best(codes, (column) => shape(column).codes * 10 + shape(column).filled / rows);
  const numbers = free.filter((column) => shape(column).shortNumbers > HALF && !shape(column).counted);
  const hasQuantity = headings.some(({ quantity }) => quantity > 0);
  const longest = numbers.length > 1 || hasQuantity ? best(numbers, (column) => shape(column).digits) : undefined;
  const code = chosen ?? longest;
  if (code !== undefined) roles[code] = 'code';
  // A second code of a line helps if the first is unknown.
  for (const column of codes) if (column !== code && shape(column).codes > 0.8) roles[column] = 'code';
  return roles;
}

interface QuantityChoice {
  column: number | null;
  reason: QuantityReason;
  asked: readonly number[];
}

const offerColumns = (asked: readonly number[]): QuantityChoice => ({ column: null, reason: 'asked', asked });

/**
 * Finds the quantity column: by heading, then by plausible whole numbers. Asks the user if two are equal, if a heading
 * is ambiguous, or if all numbers mean something else.
 */
function findQuantityColumn(
  shapes: readonly Shape[],
  roles: readonly Role[],
  { headings, words }: HeadingInfo,
): QuantityChoice {
  const isFree = (column: number) => !isCodeRole(roles[column] ?? 'none') && roles[column] !== 'extension';
  const columns = shapes.flatMap(({ filled }, column) => (filled > 0 && isFree(column) ? [column] : []));
  const getStrength = (column: number) => headings[column]?.quantity ?? 0;
  const plausible = columns.filter((column) => isPlausible(shapes[column] as Shape));
  const byHeading = columns.filter((column) => getStrength(column) > 0);
  const strongest = Math.max(0, ...byHeading.map(getStrength));
  const leading = byHeading.filter((column) => getStrength(column) === strongest);
  const unknown = plausible.filter((column) => headings[column]?.role === null);
  if (strongest >= 2) {
    // Next to a plain quantity, an orders column may be the one.
    const orders = byHeading.filter((column) => getStrength(column) === 1 && plausible.includes(column));
    if (strongest === 2 && orders.length > 0) return offerColumns([...leading, ...orders].toSorted((a, b) => a - b));
    const [column = null, another] = leading;
    const fits = column !== null && (shapes[column]?.median ?? 0) <= MAX_PLAUSIBLE_MEDIAN;
    return another === undefined && fits ? { column, reason: 'heading', asked: [] } : offerColumns(leading);
  }
  if (strongest === 1) return offerColumns([...new Set([...byHeading, ...unknown])].toSorted((a, b) => a - b));
  const [only, another] = unknown;
  if (only !== undefined) {
    const isContents = (shapes[only]?.repeatedInText ?? 0) >= HALF;
    // Its heading has an unknown meaning.
    const isNamed = words[only] !== '';
    return another === undefined && !isContents && !isNamed
      ? { column: only, reason: 'numbers', asked: [] }
      : offerColumns(unknown);
  }
  // Numbers with other headings: the order may be one of each line, or one of them.
  const isUnknown = (column: number) => headings[column]?.role === null && (shapes[column]?.numberLike ?? 0) > HALF;
  const numbers = columns.filter((column) => (shapes[column]?.quantities ?? 0) > HALF || isUnknown(column));
  // An empty quantity column is a blank form and orders nothing.
  const blank = headings.flatMap(({ quantity }, column) => (quantity > 1 && !columns.includes(column) ? [column] : []));
  const others = [...blank, ...numbers].toSorted((a, b) => a - b);
  return others.length > 0 ? offerColumns(others) : { column: null, reason: 'each', asked: [] };
}

function findDescriptionColumn(
  shapes: readonly Shape[],
  roles: readonly Role[],
  { headings }: HeadingInfo,
): number | undefined {
  const named = roles.flatMap((role, column) => (role === 'description' ? [column] : []));
  const [first] = named;
  if (first !== undefined) return first;
  const texts = shapes.flatMap(({ filled, texts: share }, column) =>
    filled > 0 && share > HALF && roles[column] === 'none' && headings[column]?.role === null ? [column] : [],
  );
  return best(texts, (column) => shapes[column]?.texts ?? 0);
}

/** True if cells contain a code, also within text, or a quantity. Most expensive check last. */
const containsLine = (cells: Row['cells']): boolean =>
  cells.some((cell) => looksLikeCode(cell) || readQuantity(cell).kind === 'quantity') ||
  cells.some((cell) => readFreeLine(cellText(cell)).code !== null);

/** Returns true if a row names columns: codes or descriptions, and quantities or others. */
export function areHeadings(cells: Row['cells']): boolean {
  if (containsLine(cells)) return false;
  const byHeading = cells.map((cell) => readHeading(cellText(cell))).filter(({ role }) => role !== null);
  const codes = byHeading.some(({ role }) => role !== null && isCodeRole(role));
  const names = codes || byHeading.some(({ role }) => role === 'description');
  return (names && byHeading.some(({ quantity }) => quantity > 0)) || (codes && byHeading.length > 1);
}

/** True if cells name a code column, alone or among unknown ones. */
const namesCodeColumn = (cells: Row['cells']) =>
  !containsLine(cells) &&
  cells.some((cell) => {
    const { role } = readHeading(cellText(cell));
    return role !== null && isCodeRole(role);
  });

/** Index of the heading row; a sentence between lines is not one. */
function headingRow(rows: readonly Row[]): number {
  const first = rows.slice(0, LETTERHEAD_ROWS);
  const line = first.findIndex(({ cells }) => containsLine(cells));
  return first.findIndex(
    ({ cells }, place) => areHeadings(cells) || ((line < 0 || place < line) && namesCodeColumn(cells)),
  );
}

const isFilled = ({ cells }: Row) => cells.filter((cell) => cellText(cell) !== '').length;

/**
 * Lines without columns: codes alone, or code and quantity within the text. With a heading of codes, most lines are
 * enough.
 * @param place index of the heading row; -1 without one
 */
function getLineColumns(rows: readonly Row[], place: number): Columns {
  const containsQuantity = (text: string) => !/^\d+$/.test(text) && readFreeLine(text).quantity !== null;
  const isCodeAlone = ({ cells: [cell] }: Row) => looksLikeCode(cell) && !containsQuantity(cellText(cell));
  const shared = { above: place + 1, named: place >= 0, asked: [] };
  const body = rows.slice(place + 1);
  const alone = body.filter(isCodeAlone).length;
  return alone === body.length || (place >= 0 && alone > body.length * HALF)
    ? { ...shared, roles: ['code'], quantity: 'each' }
    : { ...shared, roles: ['line'], quantity: 'line' };
}

/** Returns the role of each column, by heading, otherwise by content, in any order. */
export function getColumns(rows: readonly Row[]): Columns {
  const place = headingRow(rows);
  if (rows.slice(0, SAMPLED_ROWS).every(({ cells }) => cells.length <= 1)) return getLineColumns(rows, place);
  if (place >= 0) return columnsBelow(rows, place);
  const columns = columnsBelow(rows, -1);
  const heading = unknownHeadings(rows, columns);
  return heading < 0 ? columns : columnsBelow(rows, heading);
}

/** Index of a row above the first line with unknown words; -1 without one. */
function unknownHeadings(rows: readonly Row[], { roles }: Columns): number {
  const code = roles.findIndex(isCodeRole);
  const quantity = roles.indexOf('quantity');
  const isLine = ({ cells }: Row) =>
    looksLikeCode(cells[code]) || (isShortNumber(cells[code]) && (quantity < 0 || isQuantity(cells[quantity])));
  const place = code < 0 ? -1 : rows.slice(0, LETTERHEAD_ROWS).findIndex(isLine) - 1;
  const last = rows[place];
  return last !== undefined && isFilled(last) > 1 && !containsLine(last.cells) ? place : -1;
}

/** Columns by a heading row and the rows below. @param place -1 without headings */
function columnsBelow(rows: readonly Row[], place: number): Columns {
  const count = Math.max(0, ...rows.slice(0, SAMPLED_ROWS).map(({ cells }) => cells.length));
  const named = place >= 0;
  const head = named ? rows[place]?.cells : undefined;
  const headings = Array.from({ length: count }, (_, column) => readHeading(cellText(head?.[column])));
  const body = rows.slice(place + 1, place + 1 + SAMPLED_ROWS);
  const shapes = headings.map((_, column) => getShape(body, column));
  const byHeading = { headings, words: headings.map((_, column) => cellText(head?.[column])) };
  const found = codeRoles(shapes, body.length, byHeading);
  const { column, reason, asked } = findQuantityColumn(shapes, found, byHeading);
  const described = findDescriptionColumn(shapes, found, byHeading);
  const roles = found.map((role, index): Role => {
    if (index === column) return 'quantity';
    if (index === described && !asked.includes(index)) return 'description';
    return role === 'description' ? 'none' : role;
  });
  return { roles, above: place + 1, named, quantity: reason, asked };
}

/** Returns the columns with one role changed; quantity and description exist once. */
export function withRole(columns: Columns, column: number, role: Role): Columns {
  const single = role === 'quantity' || role === 'description';
  const roles = columns.roles.map((now, index) => (index === column ? role : single && now === role ? 'none' : now));
  if (role === 'quantity') return { ...columns, roles, quantity: 'chosen' };
  const lost = columns.roles[column] === 'quantity';
  return { ...columns, roles, ...(lost && { quantity: 'each' as const }) };
}

/** Returns the columns without a quantity, so that each line orders one. */
export const withoutQuantity = (columns: Columns): Columns => ({
  ...columns,
  roles: columns.roles.map((role) => (role === 'quantity' ? 'none' : role)),
  quantity: 'each',
});

/** Returns the key under which a layout is remembered: its headings; null without any, since nothing identifies it. */
export function getLayoutKey(rows: readonly Row[], { above, named }: Columns): string | null {
  const head = rows[above - 1]?.cells ?? [];
  return named ? head.map((cell) => cellText(cell).toLowerCase()).join('|') : null;
}
