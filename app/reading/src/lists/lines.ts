import { cellText } from '#cells/cellText.ts';
import { readCodeCell } from '#cells/codeCell.ts';
import { type QuantityCell, readQuantity } from '#cells/quantity.ts';
import { hasCheckDigit } from '#codes/checkDigit.ts';
import { type Lookup, type ReadCode, readCode } from '#codes/readCode.ts';
import type { ReadCell } from '#workbook/readWorkbook.ts';
import { areHeadings, type Columns } from './columns.ts';
import { doubtsBelow, startsNoOrder } from './doubts.ts';
import { readFreeLine, saysANumber } from './freeLine.ts';
import { isCodeRole, type Role } from './headings.ts';
import type { Row } from './table.ts';

/**
 * Why a line is not ordered as it stands. `no code`: it has a quantity alone. `no quantity`: it has a code alone. `not read`:
 * it has neither. `quantity`: it says something that is no quantity, or might be two. `hidden`: its spreadsheet does not show
 * it.
 */
export type LineProblem = 'no code' | 'misread' | 'shortened' | 'quantity' | 'hidden' | 'no quantity' | 'not read';

/** A row of a list: what is ordered, as far as the list says it. */
export interface ListLine {
  /** The row's number in the file. */
  number: number;
  /** Its place among the table's rows. */
  row: number;
  /** As it is shown; '' where it has none. */
  code: string;
  /** In the order in which they are tried. */
  lookups: readonly Lookup[];
  /** How many of those are of the kind that a heading names. */
  named: number;
  /** A check digit says that the first can be nothing else. */
  certain: boolean;
  /** A column, or a mark in the line, says that the number is the quantity to order. */
  counted: boolean;
  /** What the list calls it; '' where it does not. */
  description: string;
  /** Its description is all that names a product: it is searched for by it. */
  byName: boolean;
  /** Null where it is not clear, which `problem` says. */
  quantity: number | null;
  problem: LineProblem | null;
}

/** What a list comes to: every row that holds something is a line. */
export interface List {
  lines: readonly ListLine[];
  /** Rows with a code and no quantity: most of what an order form lists. */
  blank: number;
  /** Rows whose code or quantity is missing or wrong. */
  unclear: number;
  /** Rows with neither. */
  unread: number;
  /** No column says how many: each line is one. */
  each: boolean;
}

const KINDS: Partial<Record<Role, Lookup['field']>> = {
  barcode: 'Barcode',
  nappi: 'Nappi',
  supplier: 'SupplierProduct',
};

/** Of a barcode that lost its zeros to a spreadsheet its check digit is still right with them. */
function padded(text: string): Lookup[] {
  const whole = text.padStart(13, '0');
  return /^\d{7,12}$/.test(text) && hasCheckDigit(whole) ? [{ field: 'Barcode', value: whole }] : [];
}

interface ReadCodes {
  lookups: readonly Lookup[];
  named: number;
  certain: boolean;
  outer?: true | undefined;
}

/** By what a code is looked up: by the kind that its heading says, then by whatever it may be. */
function getLookups(text: string, role: Role): ReadCodes {
  const read = readCode(text);
  const found = [...(read?.lookups ?? []), ...padded(text)];
  const field = KINDS[role];
  const outer = read?.outer;
  if (!field) return { lookups: found, named: 0, certain: read?.certain ?? false, outer };
  const own = found.filter((lookup) => lookup.field === field);
  // Short barcodes and Nappi codes, which nothing tells by themselves.
  const said: Lookup[] = own.length > 0 || found.length === 0 ? own : [{ field, value: text }];
  const lookups = [...said, ...found.filter((lookup) => lookup.field !== field)];
  return { lookups, named: said.length, certain: field === 'Barcode' && hasCheckDigit(text), outer };
}

const ORDER: readonly Role[] = ['barcode', 'nappi', 'code', 'supplier'];

interface CodeColumn {
  column: number;
  role: Role;
}

/** The columns of codes, those that tell most first. */
const codeColumns = (roles: readonly Role[]): CodeColumn[] =>
  roles
    .map((role, column) => ({ role, column }))
    .filter(({ role }) => isCodeRole(role))
    .toSorted((one, other) => ORDER.indexOf(one.role) - ORDER.indexOf(other.role));

const isSame = (one: Lookup) => (other: Lookup) => one.field === other.field && one.value === other.value;

/** A Nappi code with its extension, which some programs give in a column of its own. */
function withExtension(text: string, extension: string): string {
  const last = extension.padStart(3, '0');
  const isWhole = text.length >= 8 || !/^\d{4,7}$/.test(text) || !/^\d{1,3}$/.test(extension);
  return isWhole ? text : text + last;
}

type LineCodes = Pick<ListLine, 'code' | 'lookups' | 'named' | 'certain'> & {
  problem: LineProblem | null;
  /** Its row counts outer packs. */
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
  const whole = codes.filter(({ shortened }) => !shortened);
  const read = whole.map(({ text, role }) => getLookups(text, role));
  const named = read.flatMap(({ lookups, named: own }) => lookups.slice(0, own));
  const all = [...named, ...read.flatMap(({ lookups, named: own }) => lookups.slice(own))];
  const lookups = all.filter((lookup, at) => all.findIndex(isSame(lookup)) === at);
  const problem: LineProblem | null =
    lookups.length > 0 ? null : codes.length === 0 ? 'no code' : whole.length < codes.length ? 'shortened' : 'misread';
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
  ...{ code, lookups, named: 0, certain, outer, problem: null },
});

/** The codes of a text in which a code stands anywhere. */
function codesInText(text: string): LineCodes {
  const { code } = readFreeLine(text);
  if (!code) return NO_CODES;
  return toLineCodes(code);
}

/** Letters enough to search for a product by. */
const isName = (text: string) => /\p{L}{3}/u.test(text);

interface LineParts {
  codes: LineCodes;
  wanted: QuantityCell;
  counted: boolean;
  description: string;
}

function getProblem({ codes, wanted, description }: LineParts): { problem: LineProblem | null; byName: boolean } {
  const nothing = codes.problem === 'no code';
  if (wanted.kind === 'none') return { problem: nothing ? 'not read' : 'no quantity', byName: false };
  if (nothing && isName(description)) {
    // A sum, a sentence: only a clear quantity makes a name a line.
    return wanted.kind === 'quantity' ? { problem: null, byName: true } : { problem: 'not read', byName: false };
  }
  if (nothing) return { problem: wanted.kind === 'quantity' ? 'no code' : 'not read', byName: false };
  return { problem: codes.problem ?? (wanted.kind === 'unclear' ? 'quantity' : null), byName: false };
}

/** A line whose code and quantity stand anywhere in a text. */
function freeParts(text: string): LineParts {
  const { code, quantity, description, ambiguous } = readFreeLine(text);
  const codes = code ? toLineCodes(code) : NO_CODES;
  const wanted: QuantityCell =
    quantity !== null ? { kind: 'quantity', quantity } : code || ambiguous ? { kind: 'unclear' } : { kind: 'none' };
  return { codes, wanted, counted: quantity !== null, description };
}

const getFilled = (cells: readonly ReadCell[]) => cells.filter((cell) => cellText(cell) !== '');
const getText = (cells: readonly ReadCell[]) => getFilled(cells).map(cellText).join(' ');

/** A row above the headings: what it says is no line of theirs. */
const letterhead = (cells: readonly ReadCell[]): LineParts => ({
  ...{ codes: NO_CODES, wanted: { kind: 'none' }, counted: false },
  description: getText(cells),
});

/** Lines that are numbered one, two, three; fewer may be chance. */
const MIN_NUMBERED = 3;

/** Free lines whose quantities are their own numbers are unclear. */
function withoutNumbers(lines: readonly ListLine[]): readonly ListLine[] {
  const counted = lines.filter(({ problem }) => problem === null);
  const isNumbered = counted.length >= MIN_NUMBERED && counted.every(({ quantity }, at) => quantity === at + 1);
  if (!isNumbered) return lines;
  return lines.map((line) => (line.problem === null ? { ...line, quantity: null, problem: 'quantity' } : line));
}

/**
 * The lines of a list, one for each row below its headings. A generator, so that a list of thousands is read in turns.
 */
export function* readLines(rows: readonly Row[], columnsRead: Columns): Generator<void, List> {
  const { roles, above, named, quantity: reason, asked } = columnsRead;
  const columns = codeColumns(roles);
  const quantityAt = roles.indexOf('quantity');
  const describedAt = roles.indexOf('description');
  const extensionAt = roles.indexOf('extension');
  const isFree = roles.includes('line');
  const each = !isFree && quantityAt < 0;
  /** One pack of each line is assumed: the person did not choose it. */
  const isAssumed = each && asked.length === 0;
  const lines: ListLine[] = [];
  /** A pack of each code; where a row says another number, how many is not clear. */
  const ofEach = (codes: LineCodes, cells: readonly ReadCell[]): QuantityCell => {
    if (codes.problem === 'no code') return { kind: 'none' };
    const others = cells.filter((cell, at) => !isCodeRole(roles[at] ?? 'none') && /\p{L}{2}/u.test(cellText(cell)));
    const isUnclear = isAssumed && others.some((cell) => saysANumber(cellText(cell)));
    return isUnclear ? { kind: 'unclear' } : { kind: 'quantity', quantity: 1 };
  };
  const getParts = (cells: readonly ReadCell[]): LineParts => {
    const filled = getFilled(cells);
    // One text where others have columns: the line says all in it.
    const whole = isFree ? roles.indexOf('line') : -1;
    if (whole >= 0) return freeParts(cellText(cells[whole]));
    if (filled.length === 1 && roles.length > 1) {
      const free = freeParts(cellText(filled[0]));
      if (free.codes.problem === null && free.wanted.kind === 'quantity') return free;
    }
    const own = getCodes(cells, columns, extensionAt);
    const description = describedAt < 0 ? '' : cellText(cells[describedAt]);
    const elsewhere = own.problem === null ? own : codesInText(description);
    const codes = elsewhere.problem === null ? elsewhere : own;
    const wanted: QuantityCell = each ? ofEach(codes, cells) : readQuantity(cells[quantityAt]);
    return { codes, wanted, counted: reason !== 'each', description };
  };
  const isDoubtful = doubtsBelow(named ? (rows[above - 1]?.cells ?? []) : []);
  const headings = named ? getText(rows[above - 1]?.cells ?? []).toLowerCase() : '';
  /** Other headings came in between: which column is the quantity below them is not known. */
  let isOther = false;
  /** What was said above is that these are not ordered. */
  let isRefused = false;
  for (const [row, { number, cells, hidden }] of rows.entries()) {
    // The headings themselves are no line.
    if (named && row === above - 1) continue;
    yield;
    const read = row < above ? letterhead(cells) : getParts(cells);
    // Most rows have a code with figures: they are not looked at for headings.
    const isHeading = row >= above && !isFree && !/\d/.test(read.codes.code) && areHeadings(cells);
    if (isHeading) isOther = getText(cells).toLowerCase() !== headings;
    const own = isHeading ? letterhead(cells) : read;
    const isUnclear = isOther || isRefused || own.codes.outer || isDoubtful(cells);
    const parts: LineParts =
      isUnclear && own.wanted.kind === 'quantity' ? { ...own, wanted: { kind: 'unclear' } } : own;
    const { problem: said, byName } = getProblem(parts);
    const problem = hidden && said === null ? 'hidden' : said;
    const isSection = problem === 'not read' || (problem === 'no quantity' && !/\d/.test(parts.codes.code));
    if (isSection && row >= above) isRefused = startsNoOrder(getText(cells));
    const { problem: _, outer: __, ...codes } = parts.codes;
    // A row that is not read is shown as it stands.
    const description = problem === 'not read' ? getText(cells) : parts.description;
    lines.push({
      ...{ ...codes, number, row, description, byName, counted: parts.counted },
      quantity: parts.wanted.kind === 'quantity' && problem !== 'hidden' ? parts.wanted.quantity : null,
      problem,
    });
  }
  const all = isFree ? withoutNumbers(lines) : lines;
  const wrong = all.filter(({ problem }) => problem !== null);
  const blank = wrong.filter(({ problem }) => problem === 'no quantity').length;
  const unread = wrong.filter(({ problem }) => problem === 'not read').length;
  return { lines: all, blank, unclear: wrong.length - blank - unread, unread, each };
}

/** Whether a line is looked up: nothing is wrong with it but that how many are ordered is not clear. */
export const isLookedUp = ({ problem }: Pick<ListLine, 'problem'>): boolean =>
  problem === null || problem === 'quantity' || problem === 'hidden';
