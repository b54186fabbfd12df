import type { ReadCell } from '#documents/workbook/readWorkbook.ts';
import { hasCheckDigit } from '#products/codes/model/checkDigit.ts';
import { type Lookup, readCode } from '#products/codes/model/readCode.ts';
import { cellWords, readCodeCell, readQuantity } from './cells.ts';
import type { Columns } from './columns.ts';
import { isCodeRole, type Role } from './headings.ts';
import type { Row } from './table.ts';

/** Why a line is not looked up. */
export type LineProblem = 'no code' | 'misread' | 'shortened' | 'quantity';

/** A line of a list: what is ordered, as far as the list says it. */
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
  /** What the list calls it; '' where it does not. */
  description: string;
  /** Null where it is not clear, which `problem` says. */
  quantity: number | null;
  problem: LineProblem | null;
}

/** What a list comes to. */
export interface List {
  lines: readonly ListLine[];
  /** Rows with a code and no quantity: most of what an order form lists. */
  blank: number;
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
}

/** By what a code is looked up: by the kind that its heading says, then by whatever it may be. */
function lookupsOf(text: string, role: Role): ReadCodes {
  const read = readCode(text);
  const any = [...(read?.lookups ?? []), ...padded(text)];
  const field = KINDS[role];
  if (!field) return { lookups: any, named: 0, certain: read?.certain ?? false };
  const own = any.filter((lookup) => lookup.field === field);
  // Short barcodes and Nappi codes, which nothing tells by themselves.
  const said: Lookup[] = own.length > 0 || any.length === 0 ? own : [{ field, value: text }];
  const lookups = [...said, ...any.filter((lookup) => lookup.field !== field)];
  return { lookups, named: said.length, certain: field === 'Barcode' && hasCheckDigit(text) };
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

function codesOf(cells: readonly ReadCell[], columns: readonly CodeColumn[]) {
  const codes = columns
    .map(({ role, column }) => ({ ...readCodeCell(cells[column]), role }))
    .filter(({ text }) => text !== '');
  const whole = codes.filter(({ shortened }) => !shortened);
  const read = whole.map(({ text, role }) => lookupsOf(text, role));
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
    problem,
  };
}

/**
 * The lines of a list: rows with a code and a quantity. A row with neither is none, and one without a quantity orders
 * nothing. A generator, for a list of thousands is read in turns.
 */
export function* readLines(rows: readonly Row[], { roles, above }: Columns): Generator<void, List> {
  const columns = codeColumns(roles);
  const quantityAt = roles.indexOf('quantity');
  const describedAt = roles.indexOf('description');
  const each = quantityAt < 0;
  const lines: ListLine[] = [];
  let blank = 0;
  for (const [row, { number, cells }] of rows.entries()) {
    if (row < above) continue;
    yield;
    const read = codesOf(cells, columns);
    const wanted = each ? ({ kind: 'quantity', quantity: 1 } as const) : readQuantity(cells[quantityAt]);
    const nothing = read.problem === 'no code';
    // Headings of a part, and sums below it.
    if (nothing && (each || wanted.kind !== 'quantity')) continue;
    if (wanted.kind === 'none') {
      blank += 1;
      continue;
    }
    const quantity = wanted.kind === 'quantity' ? wanted.quantity : null;
    const description = describedAt < 0 ? '' : cellWords(cells[describedAt]);
    lines.push({
      ...read,
      number,
      row,
      description,
      quantity,
      problem: read.problem ?? (quantity === null ? 'quantity' : null),
    });
  }
  return { lines, blank, each };
}
