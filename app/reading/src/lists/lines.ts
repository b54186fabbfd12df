import { cellText } from '#cells/cellText.ts';
import { readCodeCell } from '#cells/codeCell.ts';
import { type QuantityCell, readQuantity } from '#cells/quantity.ts';
import { hasCheckDigit } from '#codes/checkDigit.ts';
import { type Lookup, type ReadCode, readCode } from '#codes/readCode.ts';
import type { ReadCell } from '#workbook/readWorkbook.ts';
import { areHeadings, type Columns } from './columns.ts';
import { doubtsBelow, startsNoOrder } from './doubts.ts';
import { hasUnexplainedNumber, readFreeLine } from './freeLine.ts';
import { isCodeRole, type Role } from './headings.ts';
import type { Row } from './table.ts';

/**
 * Why a line is not ordered as it is. `no code`: only a quantity. `no quantity`: only a code. `not read`: neither.
 * `quantity`: invalid or ambiguous. `hidden`: hidden in its spreadsheet.
 */
export type LineProblem = 'no code' | 'misread' | 'shortened' | 'quantity' | 'hidden' | 'no quantity' | 'not read';

/** What a row of a list orders. */
export interface ListLine {
  /** Row number in the file. */
  number: number;
  /** Index among the table's rows. */
  row: number;
  /** For display; '' if there is none. */
  code: string;
  /** In the order of attempts. */
  lookups: readonly Lookup[];
  /** Number of lookups of the kind that the heading names. */
  named: number;
  /** True if a check digit proves the first lookup. */
  certain: boolean;
  /** True if a column or a mark in the line identifies the quantity. */
  counted: boolean;
  /** Product name in the list; '' if there is none. */
  description: string;
  /** True if only the description identifies the product, so it is searched by name. */
  byName: boolean;
  /** Null if unclear; see `problem`. */
  quantity: number | null;
  problem: LineProblem | null;
}

/** Result of reading a list: one line per non-empty row. */
export interface List {
  lines: readonly ListLine[];
  /** Rows with a code but no quantity, as in order forms. */
  blank: number;
  /** Rows with a missing or invalid code or quantity. */
  unclear: number;
  /** Rows with neither. */
  unread: number;
  /** True if no column has quantities, so each line orders one. */
  each: boolean;
}

const KINDS: Partial<Record<Role, Lookup['field']>> = {
  barcode: 'Barcode',
  nappi: 'Nappi',
  supplier: 'SupplierProduct',
};

/** Restores leading zeros lost in a spreadsheet if the check digit is then valid. */
function getPaddedBarcodes(text: string): Lookup[] {
  const padded13 = text.padStart(13, '0');
  return /^\d{7,12}$/.test(text) && hasCheckDigit(padded13) ? [{ field: 'Barcode', value: padded13 }] : [];
}

interface ReadCodes {
  lookups: readonly Lookup[];
  named: number;
  certain: boolean;
  outer?: true | undefined;
}

/** Lookups by the kind that the heading names, then by any other. */
function getLookups(text: string, role: Role): ReadCodes {
  const read = readCode(text);
  const found = [...(read?.lookups ?? []), ...getPaddedBarcodes(text)];
  const field = KINDS[role];
  const outer = read?.outer;
  if (!field) return { lookups: found, named: 0, certain: read?.certain ?? false, outer };
  const own = found.filter((lookup) => lookup.field === field);
  // Short barcodes and Nappi codes cannot be recognised without a heading.
  const byHeading: Lookup[] = own.length > 0 || found.length === 0 ? own : [{ field, value: text }];
  const lookups = [...byHeading, ...found.filter((lookup) => lookup.field !== field)];
  return { lookups, named: byHeading.length, certain: field === 'Barcode' && hasCheckDigit(text), outer };
}

const CODE_ROLE_ORDER: readonly Role[] = ['barcode', 'nappi', 'code', 'supplier'];

interface CodeColumn {
  column: number;
  role: Role;
}

/** Columns of codes, most reliable first. */
const codeColumns = (roles: readonly Role[]): CodeColumn[] =>
  roles
    .map((role, column) => ({ role, column }))
    .filter(({ role }) => isCodeRole(role))
    .toSorted((a, b) => CODE_ROLE_ORDER.indexOf(a.role) - CODE_ROLE_ORDER.indexOf(b.role));

const isSame = (one: Lookup) => (other: Lookup) => one.field === other.field && one.value === other.value;

/** Nappi code with an extension from a separate column. */
function withExtension(text: string, extension: string): string {
  const last = extension.padStart(3, '0');
  const isComplete = text.length >= 8 || !/^\d{4,7}$/.test(text) || !/^\d{1,3}$/.test(extension);
  return isComplete ? text : text + last;
}

type LineCodes = Pick<ListLine, 'code' | 'lookups' | 'named' | 'certain'> & {
  problem: LineProblem | null;
  /** True if its row counts outer packs. */
  outer?: true | undefined;
};

function getCodes(cells: readonly ReadCell[], columns: readonly CodeColumn[], extensionAt: number): LineCodes {
  const extension = readCodeCell(cells[extensionAt]).text;
  const codes = columns
    .map(({ role, column }) => {
      const cell = readCodeCell(cells[column]);
      const joined = role === 'nappi' || role === 'code' ? withExtension(cell.text, extension) : cell.text;
      return { ...cell, text: joined, role };
    })
    .filter(({ text }) => text !== '');
  const intactCodes = codes.filter(({ shortened }) => !shortened);
  const read = intactCodes.map(({ text, role }) => getLookups(text, role));
  const named = read.flatMap(({ lookups, named: own }) => lookups.slice(0, own));
  const all = [...named, ...read.flatMap(({ lookups, named: own }) => lookups.slice(own))];
  const lookups = all.filter((lookup, index) => all.findIndex(isSame(lookup)) === index);
  const problem: LineProblem | null =
    lookups.length > 0
      ? null
      : codes.length === 0
        ? 'no code'
        : intactCodes.length < codes.length
          ? 'shortened'
          : 'misread';
  return {
    code: codes[0]?.text ?? '',
    lookups,
    named: Math.min(named.length, lookups.length),
    certain: read[0]?.certain ?? false,
    outer: read[0]?.outer,
    problem,
  };
}

const NO_CODES: LineCodes = { code: '', lookups: [], named: 0, certain: false, problem: 'no code' };

const toLineCodes = ({ code, lookups, certain, outer }: ReadCode): LineCodes => ({
  code,
  lookups,
  named: 0,
  certain,
  outer,
  problem: null,
});

function codesInText(text: string): LineCodes {
  const { code } = readFreeLine(text);
  if (!code) return NO_CODES;
  return toLineCodes(code);
}

/** True if there are enough letters to search for a product. */
const isName = (text: string) => /\p{L}{3}/u.test(text);

interface LineParts {
  codes: LineCodes;
  quantityCell: QuantityCell;
  counted: boolean;
  description: string;
}

function getProblem({ codes, quantityCell: wanted, description }: LineParts): {
  problem: LineProblem | null;
  byName: boolean;
} {
  const hasNoCode = codes.problem === 'no code';
  if (wanted.kind === 'none') return { problem: hasNoCode ? 'not read' : 'no quantity', byName: false };
  if (hasNoCode && isName(description)) {
    // Excludes totals and sentences: a name needs a clear quantity.
    return wanted.kind === 'quantity' ? { problem: null, byName: true } : { problem: 'not read', byName: false };
  }
  if (hasNoCode) return { problem: wanted.kind === 'quantity' ? 'no code' : 'not read', byName: false };
  return { problem: codes.problem ?? (wanted.kind === 'unclear' ? 'quantity' : null), byName: false };
}

function freeParts(text: string): LineParts {
  const { code, quantity, description, ambiguous } = readFreeLine(text);
  const codes = code ? toLineCodes(code) : NO_CODES;
  const wanted: QuantityCell =
    quantity !== null ? { kind: 'quantity', quantity } : code || ambiguous ? { kind: 'unclear' } : { kind: 'none' };
  return { codes, quantityCell: wanted, counted: quantity !== null, description };
}

const getFilled = (cells: readonly ReadCell[]) => cells.filter((cell) => cellText(cell) !== '');
const getText = (cells: readonly ReadCell[]) => getFilled(cells).map(cellText).join(' ');

/** Row above the headings, which is not a line. */
const letterhead = (cells: readonly ReadCell[]): LineParts => ({
  codes: NO_CODES,
  quantityCell: { kind: 'none' },
  counted: false,
  description: getText(cells),
});

/** Fewer numbers in sequence may be chance. */
const MIN_NUMBERED = 3;

/** Marks free lines as unclear if their quantities are line numbers. */
function withoutLineNumbers(lines: readonly ListLine[]): readonly ListLine[] {
  const counted = lines.filter(({ problem }) => problem === null);
  const isNumbered = counted.length >= MIN_NUMBERED && counted.every(({ quantity }, index) => quantity === index + 1);
  if (!isNumbered) return lines;
  return lines.map((line) => (line.problem === null ? { ...line, quantity: null, problem: 'quantity' } : line));
}

/** Yields while it reads the lines below the headings, so that thousands are read in turns. */
export function* readLines(rows: readonly Row[], columnsRead: Columns): Generator<void, List> {
  const { roles, above, named, quantity: reason, asked } = columnsRead;
  const columns = codeColumns(roles);
  const quantityAt = roles.indexOf('quantity');
  const describedAt = roles.indexOf('description');
  const extensionAt = roles.indexOf('extension');
  const isFree = roles.includes('line');
  const each = !isFree && quantityAt < 0;
  /** True if one pack per line is assumed, not chosen by the user. */
  const isAssumed = each && asked.length === 0;
  const lines: ListLine[] = [];
  /** One pack per code; unclear if the row has another number. */
  const getEachQuantity = (codes: LineCodes, cells: readonly ReadCell[]): QuantityCell => {
    if (codes.problem === 'no code') return { kind: 'none' };
    const others = cells.filter(
      (cell, index) => !isCodeRole(roles[index] ?? 'none') && /\p{L}{2}/u.test(cellText(cell)),
    );
    const isUnclear = isAssumed && others.some((cell) => hasUnexplainedNumber(cellText(cell)));
    return isUnclear ? { kind: 'unclear' } : { kind: 'quantity', quantity: 1 };
  };
  const getParts = (cells: readonly ReadCell[]): LineParts => {
    const filled = getFilled(cells);
    // A single text in place of columns contains the full line.
    const padded13 = isFree ? roles.indexOf('line') : -1;
    if (padded13 >= 0) return freeParts(cellText(cells[padded13]));
    if (filled.length === 1 && roles.length > 1) {
      const free = freeParts(cellText(filled[0]));
      if (free.codes.problem === null && free.quantityCell.kind === 'quantity') return free;
    }
    const own = getCodes(cells, columns, extensionAt);
    const description = describedAt < 0 ? '' : cellText(cells[describedAt]);
    const fromDescription = own.problem === null ? own : codesInText(description);
    const codes = fromDescription.problem === null ? fromDescription : own;
    const wanted: QuantityCell = each ? getEachQuantity(codes, cells) : readQuantity(cells[quantityAt]);
    return { codes, quantityCell: wanted, counted: reason !== 'each', description };
  };
  const isDoubtful = doubtsBelow(named ? (rows[above - 1]?.cells ?? []) : []);
  const headings = named ? getText(rows[above - 1]?.cells ?? []).toLowerCase() : '';
  /** True below other headings, where the quantity column is unknown. */
  let isOther = false;
  /** True below a row that says these are not ordered. */
  let isRefused = false;
  for (const [row, { number, cells, hidden }] of rows.entries()) {
    if (named && row === above - 1) continue;
    yield;
    const read = row < above ? letterhead(cells) : getParts(cells);
    // Skips the expensive check for rows with digits in their code.
    const isHeading = row >= above && !isFree && !/\d/.test(read.codes.code) && areHeadings(cells);
    if (isHeading) isOther = getText(cells).toLowerCase() !== headings;
    const own = isHeading ? letterhead(cells) : read;
    const isUnclear = isOther || isRefused || own.codes.outer || isDoubtful(cells);
    const parts: LineParts =
      isUnclear && own.quantityCell.kind === 'quantity' ? { ...own, quantityCell: { kind: 'unclear' } } : own;
    const { problem: byHeading, byName } = getProblem(parts);
    const problem = hidden && byHeading === null ? 'hidden' : byHeading;
    const isSection = problem === 'not read' || (problem === 'no quantity' && !/\d/.test(parts.codes.code));
    if (isSection && row >= above) isRefused = startsNoOrder(getText(cells));
    const { problem: _, outer: __, ...codes } = parts.codes;
    // Unread rows are shown in full.
    const description = problem === 'not read' ? getText(cells) : parts.description;
    lines.push({
      ...codes,
      number,
      row,
      description,
      byName,
      counted: parts.counted,
      quantity: parts.quantityCell.kind === 'quantity' && problem !== 'hidden' ? parts.quantityCell.quantity : null,
      problem,
    });
  }
  const all = isFree ? withoutLineNumbers(lines) : lines;
  const wrong = all.filter(({ problem }) => problem !== null);
  const blank = wrong.filter(({ problem }) => problem === 'no quantity').length;
  const unread = wrong.filter(({ problem }) => problem === 'not read').length;
  return { lines: all, blank, unclear: wrong.length - blank - unread, unread, each };
}

/** Returns true if a line is looked up: only its quantity may be unclear. */
export const isLookedUp = ({ problem }: Pick<ListLine, 'problem'>): boolean =>
  problem === null || problem === 'quantity' || problem === 'hidden';
