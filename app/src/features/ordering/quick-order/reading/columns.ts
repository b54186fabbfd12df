import type { ReadCell } from '#documents/workbook/readWorkbook.ts';
import { hasCheckDigit } from '#products/codes/model/checkDigit.ts';
import { cellWords, readCodeCell, readQuantity } from './cells.ts';
import { isCodeRole, type Role, roleOfHeading, tellsOrder } from './headings.ts';
import type { Row } from './table.ts';

/** How a list is read: what each column holds, and which row names them. */
export interface Columns {
  roles: readonly Role[];
  /** Rows above the first line: a letterhead, and the headings as its last; 0 where lines begin at once. */
  above: number;
  /** Whether the last row above names the columns. */
  named: boolean;
}

/** Rows that are looked at, and that a letterhead may have. */
const LOOKED_AT = 300;
const LETTERHEAD = 20;

/** What a medicine is for, as price lists have it: `G03FA`, `N02BE01`. */
const ATC = /^[A-Z]\d{2}[A-Z]{1,2}(?:\d{2})?$/i;

/** A code as far as a cell tells: six figures and more, or letters with figures. */
function looksLikeCode(cell: ReadCell | undefined): boolean {
  const { text, shortened } = readCodeCell(cell);
  if (ATC.test(text)) return false;
  if (shortened || /^\d{6,14}$/.test(text)) return true;
  // `x12` and `12ea` are quantities.
  return /^(?=.*\d)(?=.*[A-Z])[A-Z0-9][A-Z0-9/-]{2,19}$/i.test(text) && readQuantity(cell).kind !== 'quantity';
}

const isQuantity = (cell: ReadCell | undefined) => readQuantity(cell).kind === 'quantity' && !looksLikeCode(cell);

/** A short number: a quantity, or a supplier's code of figures alone. */
const isShortNumber = (cell: ReadCell | undefined) => /^\d{1,6}$/.test(readCodeCell(cell).text);

/** What the cells of a column are, as shares of those that hold something. */
interface Shape {
  filled: number;
  codes: number;
  barcodes: number;
  quantities: number;
  /** They are not all the same. */
  varied: boolean;
  shortNumbers: number;
  /** The median of its figures' number. */
  figures: number;
  texts: number;
}

function shapeOf(rows: readonly Row[], column: number): Shape {
  const cells = rows.map(({ cells: all }) => all[column]).filter((cell) => cellWords(cell) !== '');
  const share = (is: (cell: ReadCell | undefined) => boolean) => cells.filter(is).length / Math.max(1, cells.length);
  const lengths = cells.map((cell) => readCodeCell(cell).text.length).toSorted((one, other) => one - other);
  return {
    filled: cells.length,
    codes: share(looksLikeCode),
    barcodes: share((cell) => /^\d{12,14}$/.test(readCodeCell(cell).text) && hasCheckDigit(readCodeCell(cell).text)),
    quantities: share(isQuantity),
    varied: new Set(cells.map(cellWords)).size > 1,
    shortNumbers: share(isShortNumber),
    figures: lengths[Math.floor(lengths.length / 2)] ?? 0,
    texts: share((cell) => /\p{L}{3}/u.test(cellWords(cell)) && !looksLikeCode(cell)),
  };
}

const HALF = 0.5;

/** The best of those that pass; the first of equals. */
function best(columns: readonly number[], score: (column: number) => number): number | undefined {
  return columns.reduce<number | undefined>(
    (found, column) => (found === undefined || score(column) > score(found) ? column : found),
    undefined,
  );
}

/** What the columns hold by their cells alone, beside what headings said of some. */
function guessed(rows: readonly Row[], said: readonly (Role | null)[]): Role[] {
  const shapes = said.map((_, column) => shapeOf(rows, column));
  const shape = (column: number) => shapes[column] as Shape;
  const roles = [...said];
  const open = () => roles.flatMap((role, column) => (role === null && shape(column).filled > 0 ? [column] : []));
  const has = (is: (role: Role) => boolean) => roles.some((role) => role !== null && is(role));
  if (!has(isCodeRole)) {
    // Names like 'B12' are codes too: what has most of them, the longest first.
    const codes = open().filter((column) => shape(column).codes > HALF);
    const chosen = best(
      codes,
      (column) => shape(column).codes * 10 + shape(column).barcodes * 5 + shape(column).filled / rows.length,
    );
    const numbers = open().filter((column) => shape(column).shortNumbers > HALF);
    const longest =
      numbers.length > 1 || has((role) => role === 'quantity')
        ? best(numbers, (column) => shape(column).figures)
        : undefined;
    const code = chosen ?? longest;
    if (code !== undefined) roles[code] = 'code';
    // A second code of the same line helps where the first is not known.
    for (const column of codes) if (column !== code && shape(column).codes > 0.8) roles[column] = 'code';
  }
  if (!has((role) => role === 'quantity')) {
    const quantity = best(
      open().filter((column) => shape(column).quantities > HALF),
      // A column of ones is how many packs a pack has.
      (column) => shape(column).quantities + (shape(column).varied ? HALF : 0),
    );
    if (quantity !== undefined) roles[quantity] = 'quantity';
  }
  if (!has((role) => role === 'description')) {
    const text = best(
      open().filter((column) => shape(column).texts > HALF),
      (column) => shape(column).texts,
    );
    if (text !== undefined) roles[text] = 'description';
  }
  return roles.map((role) => role ?? 'none');
}

/** The place of the row that names the columns: one among the first whose cells are words that headings have. */
function headingRow(rows: readonly Row[]): number {
  return rows.slice(0, LETTERHEAD).findIndex(({ cells }) => {
    if (cells.some(looksLikeCode)) return false;
    const roles = cells.map((cell) => roleOfHeading(cellWords(cell)));
    const codes = roles.some((role) => role !== null && isCodeRole(role));
    return codes && (roles.filter((role) => role !== null).length > 1 || cells.length === 1);
  });
}

/** One column each of a quantity and a description: the one whose heading says so most, the first of equals. */
function once(roles: readonly (Role | null)[], headings: readonly string[]): (Role | null)[] {
  const chosen = (wanted: Role) =>
    best(
      roles.flatMap((role, column) => (role === wanted ? [column] : [])),
      (column) => (wanted === 'quantity' ? tellsOrder(headings[column] ?? '') : 0),
    );
  const [quantity, description] = [chosen('quantity'), chosen('description')];
  return roles.map((role, column) =>
    (role === 'quantity' && column !== quantity) || (role === 'description' && column !== description) ? 'none' : role,
  );
}

/**
 * Tells what each column of a list holds: by its headings where it has some, else by what stands in it, in any order and
 * among others. Rows above the first line are passed over.
 */
export function columnsOf(rows: readonly Row[]): Columns {
  const count = Math.max(0, ...rows.slice(0, LOOKED_AT).map(({ cells }) => cells.length));
  const headings = headingRow(rows);
  const named = headings >= 0;
  const head = named ? rows[headings]?.cells : undefined;
  const words = Array.from({ length: count }, (_, column) => cellWords(head?.[column]));
  const said = once(words.map(roleOfHeading), words);
  const body = rows.slice(headings + 1, headings + 1 + LOOKED_AT);
  const roles = guessed(body, said);
  if (named) return { roles, above: headings + 1, named };
  // Without words that are known a first row may still be no line: it has neither code nor quantity where lines have them.
  const code = roles.findIndex(isCodeRole);
  const quantity = roles.indexOf('quantity');
  const isLine = ({ cells }: Row) =>
    looksLikeCode(cells[code]) || (isShortNumber(cells[code]) && (quantity < 0 || isQuantity(cells[quantity])));
  const above = code < 0 ? 0 : rows.slice(0, LETTERHEAD).findIndex(isLine);
  const last = rows[above - 1];
  return {
    roles,
    above: Math.max(0, above),
    named: above > 0 && (last?.cells.filter((cell) => cellWords(cell) !== '').length ?? 0) > 1,
  };
}
