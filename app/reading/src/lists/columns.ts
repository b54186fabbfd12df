import { cellText } from '#cells/cellText.ts';
import { readQuantity } from '#cells/quantity.ts';
import { readFreeLine } from './freeLine.ts';
import { isCodeRole, type Role, readHeading } from './headings.ts';
import { getShape, isQuantity, isShortNumber, looksLikeCode, type Shape } from './shape.ts';
import type { Row } from './table.ts';

/**
 * Why a column is the quantity. `heading`: its heading says so. `numbers`: it is the only one with whole numbers. `line`: each
 * line says its own. `chosen`: a person chose it. `each`: nothing says how many, and each line orders one. `asked`: several
 * may be it, or one that may be something else.
 */
export const QUANTITY_REASONS = ['heading', 'numbers', 'line', 'chosen', 'each', 'asked'] as const;
export type QuantityReason = (typeof QUANTITY_REASONS)[number];

/** How a list is read: what each column holds, and which row names them. */
export interface Columns {
  roles: readonly Role[];
  /** Rows above the first line of the columns: a letterhead, and the headings as its last; 0 where no row names them. */
  above: number;
  /** Whether the last row above names the columns. */
  named: boolean;
  quantity: QuantityReason;
  /** Columns of which one may be the quantity, where a person is or was asked (ruling 65); none otherwise. */
  asked: readonly number[];
}

/** Rows that are looked at, and that a letterhead may have. */
const LOOKED_AT = 300;
const LETTERHEAD = 20;

const HALF = 0.5;

/** Packs of most lines: a column whose half is above is one of stock, prices or numbers. */
const PLAUSIBLE = 1000;
/** The same number in each of several rows: an order's, a branch's, a year. */
const REPEATED = 50;

/** Whether numbers are in the proportion that people order in. */
const isPlausible = ({ quantities, median, varied, counted, filled }: Shape) =>
  quantities > HALF && median <= PLAUSIBLE && !counted && (varied || filled === 1 || median <= REPEATED);

/** The best of those that pass; the first of equals. */
function best(columns: readonly number[], score: (column: number) => number): number | undefined {
  return columns.reduce<number | undefined>(
    (found, column) => (found === undefined || score(column) > score(found) ? column : found),
    undefined,
  );
}

interface Said {
  headings: readonly ReturnType<typeof readHeading>[];
  /** What stands above each column; '' where nothing does. */
  words: readonly string[];
}

/** The columns of codes: those that headings name, else those whose cells are codes. */
function codeRoles(shapes: readonly Shape[], rows: number, { headings }: Said): Role[] {
  const roles = headings.map(({ role }): Role => (role === 'quantity' || role === null ? 'none' : role));
  const open = shapes.flatMap(({ filled }, column) => (roles[column] === 'none' && filled > 0 ? [column] : []));
  const shape = (column: number) => shapes[column] as Shape;
  // Numbers with a check digit are codes, whatever stands above them.
  for (const column of open) if (shape(column).barcodes > 0.8) roles[column] = 'code';
  if (roles.some(isCodeRole)) return roles;
  const free = open.filter((column) => headings[column]?.role === null);
  // Names like 'B12' are codes too: what has most of them, the longest first.
  const codes = free.filter((column) => shape(column).codes > HALF);
  const chosen = best(codes, (column) => shape(column).codes * 10 + shape(column).filled / rows);
  const numbers = free.filter((column) => shape(column).shortNumbers > HALF && !shape(column).counted);
  const hasQuantity = headings.some(({ quantity }) => quantity > 0);
  const longest = numbers.length > 1 || hasQuantity ? best(numbers, (column) => shape(column).digits) : undefined;
  const code = chosen ?? longest;
  if (code !== undefined) roles[code] = 'code';
  // A second code of the same line helps where the first is not known.
  for (const column of codes) if (column !== code && shape(column).codes > 0.8) roles[column] = 'code';
  return roles;
}

interface QuantityChoice {
  column: number | null;
  reason: QuantityReason;
  asked: readonly number[];
}

const asking = (asked: readonly number[]): QuantityChoice => ({ column: null, reason: 'asked', asked });

/**
 * Which column is the quantity to order. Headings count first, then what stands below them: whole numbers in the proportion
 * that people order in. Where two are as good, where a heading may mean something else, or where all numbers are of
 * something else, a person is asked.
 */
function getQuantity(shapes: readonly Shape[], roles: readonly Role[], { headings, words }: Said): QuantityChoice {
  const isFree = (column: number) => !isCodeRole(roles[column] ?? 'none') && roles[column] !== 'extension';
  const columns = shapes.flatMap(({ filled }, column) => (filled > 0 && isFree(column) ? [column] : []));
  const getStrength = (column: number) => headings[column]?.quantity ?? 0;
  const plausible = columns.filter((column) => isPlausible(shapes[column] as Shape));
  const said = columns.filter((column) => getStrength(column) > 0);
  const strongest = Math.max(0, ...said.map(getStrength));
  const leading = said.filter((column) => getStrength(column) === strongest);
  const unknown = plausible.filter((column) => headings[column]?.role === null);
  if (strongest >= 2) {
    // Beside a quantity of whatever kind, a column of orders may be it.
    const orders = said.filter((column) => getStrength(column) === 1 && plausible.includes(column));
    if (strongest === 2 && orders.length > 0) return asking([...leading, ...orders].toSorted((a, b) => a - b));
    const [column = null, another] = leading;
    const fits = column !== null && (shapes[column]?.median ?? 0) <= PLAUSIBLE;
    return another === undefined && fits ? { column, reason: 'heading', asked: [] } : asking(leading);
  }
  if (strongest === 1) return asking([...new Set([...said, ...unknown])].toSorted((one, other) => one - other));
  const [only, another] = unknown;
  if (only !== undefined) {
    const isContents = (shapes[only]?.told ?? 0) >= HALF;
    // Whatever its heading says is not known.
    const isNamed = words[only] !== '';
    return another === undefined && !isContents && !isNamed
      ? { column: only, reason: 'numbers', asked: [] }
      : asking(unknown);
  }
  // Numbers of something else, as their headings say: an order of one each might be meant, or one of them.
  const isUnknown = (column: number) => headings[column]?.role === null && (shapes[column]?.digitsRead ?? 0) > HALF;
  const numbers = columns.filter((column) => (shapes[column]?.quantities ?? 0) > HALF || isUnknown(column));
  // A blank form orders nothing.
  const blank = headings.flatMap(({ quantity }, column) => (quantity > 1 && !columns.includes(column) ? [column] : []));
  const others = [...blank, ...numbers].toSorted((one, other) => one - other);
  return others.length > 0 ? asking(others) : { column: null, reason: 'each', asked: [] };
}

function getDescription(shapes: readonly Shape[], roles: readonly Role[], { headings }: Said): number | undefined {
  const named = roles.flatMap((role, column) => (role === 'description' ? [column] : []));
  const [first] = named;
  if (first !== undefined) return first;
  const texts = shapes.flatMap(({ filled, texts: share }, column) =>
    filled > 0 && share > HALF && roles[column] === 'none' && headings[column]?.role === null ? [column] : [],
  );
  return best(texts, (column) => shapes[column]?.texts ?? 0);
}

/** Whether cells say something of a line: a code, also within a text, or a quantity. What costs most is asked last. */
const areOfLine = (cells: Row['cells']): boolean =>
  cells.some((cell) => looksLikeCode(cell) || readQuantity(cell).kind === 'quantity') ||
  cells.some((cell) => readFreeLine(cellText(cell)).code !== null);

/** Whether the cells of a row name columns: of codes or descriptions, and of quantities or others. */
export function areHeadings(cells: Row['cells']): boolean {
  if (areOfLine(cells)) return false;
  const said = cells.map((cell) => readHeading(cellText(cell))).filter(({ role }) => role !== null);
  const codes = said.some(({ role }) => role !== null && isCodeRole(role));
  const names = codes || said.some(({ role }) => role === 'description');
  return (names && said.some(({ quantity }) => quantity > 0)) || (codes && said.length > 1);
}

/** Whether the cells name a column of codes among others that are not known, or a single one. */
const nameCodes = (cells: Row['cells']) =>
  !areOfLine(cells) &&
  cells.some((cell) => {
    const { role } = readHeading(cellText(cell));
    return role !== null && isCodeRole(role);
  });

/** The place of the row that names the columns; a sentence among lines is no heading of them. */
function headingRow(rows: readonly Row[]): number {
  const first = rows.slice(0, LETTERHEAD);
  const line = first.findIndex(({ cells }) => areOfLine(cells));
  return first.findIndex(({ cells }, place) => areHeadings(cells) || ((line < 0 || place < line) && nameCodes(cells)));
}

const isFilled = ({ cells }: Row) => cells.filter((cell) => cellText(cell) !== '').length;

/**
 * Lines without columns: codes alone, or code and quantity somewhere in each. A heading of codes says so of most.
 * @param place the row of the heading; -1 without one
 */
function ofLines(rows: readonly Row[], place: number): Columns {
  const saysQuantity = (text: string) => !/^\d+$/.test(text) && readFreeLine(text).quantity !== null;
  const isCodeAlone = ({ cells: [cell] }: Row) => looksLikeCode(cell) && !saysQuantity(cellText(cell));
  const shared = { above: place + 1, named: place >= 0, asked: [] };
  const body = rows.slice(place + 1);
  const alone = body.filter(isCodeAlone).length;
  return alone === body.length || (place >= 0 && alone > body.length * HALF)
    ? { ...shared, roles: ['code'], quantity: 'each' }
    : { ...shared, roles: ['line'], quantity: 'line' };
}

/**
 * Tells what each column of a list holds: by its headings where it has some, else by what stands in it, in any order and
 * among others.
 */
export function getColumns(rows: readonly Row[]): Columns {
  const place = headingRow(rows);
  if (rows.slice(0, LOOKED_AT).every(({ cells }) => cells.length <= 1)) return ofLines(rows, place);
  if (place >= 0) return columnsBelow(rows, place);
  const columns = columnsBelow(rows, -1);
  const heading = unknownHeadings(rows, columns);
  return heading < 0 ? columns : columnsBelow(rows, heading);
}

/** The place of a row above the first line whose words are not known; -1 without one. */
function unknownHeadings(rows: readonly Row[], { roles }: Columns): number {
  const code = roles.findIndex(isCodeRole);
  const quantity = roles.indexOf('quantity');
  const isLine = ({ cells }: Row) =>
    looksLikeCode(cells[code]) || (isShortNumber(cells[code]) && (quantity < 0 || isQuantity(cells[quantity])));
  const place = code < 0 ? -1 : rows.slice(0, LETTERHEAD).findIndex(isLine) - 1;
  const last = rows[place];
  return last !== undefined && isFilled(last) > 1 && !areOfLine(last.cells) ? place : -1;
}

/** The columns by the headings in a row and what stands below it. @param place -1 without headings */
function columnsBelow(rows: readonly Row[], place: number): Columns {
  const count = Math.max(0, ...rows.slice(0, LOOKED_AT).map(({ cells }) => cells.length));
  const named = place >= 0;
  const head = named ? rows[place]?.cells : undefined;
  const headings = Array.from({ length: count }, (_, column) => readHeading(cellText(head?.[column])));
  const body = rows.slice(place + 1, place + 1 + LOOKED_AT);
  const shapes = headings.map((_, column) => getShape(body, column));
  const said = { headings, words: headings.map((_, column) => cellText(head?.[column])) };
  const found = codeRoles(shapes, body.length, said);
  const { column, reason, asked } = getQuantity(shapes, found, said);
  const described = getDescription(shapes, found, said);
  const roles = found.map((role, at): Role => {
    if (at === column) return 'quantity';
    if (at === described && !asked.includes(at)) return 'description';
    return role === 'description' ? 'none' : role;
  });
  return { roles, above: place + 1, named, quantity: reason, asked };
}

/** The same columns with another meaning for one of them: a quantity and a description are one column each. */
export function withRole(columns: Columns, column: number, role: Role): Columns {
  const single = role === 'quantity' || role === 'description';
  const roles = columns.roles.map((now, at) => (at === column ? role : single && now === role ? 'none' : now));
  if (role === 'quantity') return { ...columns, roles, quantity: 'chosen' };
  const lost = columns.roles[column] === 'quantity';
  return { ...columns, roles, ...(lost && { quantity: 'each' as const }) };
}

/** The same columns where a person says that none of them is the quantity: each line orders one. */
export const withoutQuantity = (columns: Columns): Columns => ({
  ...columns,
  roles: columns.roles.map((role) => (role === 'quantity' ? 'none' : role)),
  quantity: 'each',
});

/** What a layout is remembered by: its headings; null where it has none, so that nothing tells it from another. */
export function getLayoutKey(rows: readonly Row[], { above, named }: Columns): string | null {
  const head = rows[above - 1]?.cells ?? [];
  return named ? head.map((cell) => cellText(cell).toLowerCase()).join('|') : null;
}
