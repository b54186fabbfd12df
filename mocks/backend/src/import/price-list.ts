import { type DecimalSeparator, getDecimalSeparator } from '@mortar/reading';
import type { Ingredient, ProductFacts } from '../catalogue/product.ts';
import { type Column, type Columns, readHeading } from './columns.ts';
import {
  type Cells,
  finish,
  getIngredient,
  getKind,
  type ProductDraft,
  parseCells,
  readProductLine,
} from './product-line.ts';
import type { Counts, ImportReport, ReportLine } from './report.ts';

/** A line of a file in any format. */
export interface Row {
  /** Line number in the file, from 1. */
  line: number;
  cells: readonly string[];
}

/** The file is not the medicine price list. Its message is for the user. */
export class NotAPriceList extends Error {
  constructor(reason: string) {
    super(`This is not the Database of Medicine Prices: ${reason} Nothing was changed.`);
    this.name = 'NotAPriceList';
  }
}

/** Maximum number of lines before the headings, for titles. */
const HEADING_WITHIN = 20;

/** Returns whether one of the first rows is the list's heading. */
export const namesColumns = (rows: readonly (readonly string[])[]): boolean =>
  rows.slice(0, HEADING_WITHIN).some((cells) => readHeading(cells) !== null);

function findHeading(rows: readonly Row[]): { at: number; columns: Columns } {
  for (const [at, { cells }] of rows.slice(0, HEADING_WITHIN).entries()) {
    const columns = readHeading(cells);
    if (columns) return { at, columns };
  }
  throw new NotAPriceList('its first lines do not name the columns Nappi Code, Medicine Schedule, SEP and the rest.');
}

const same = (a: Ingredient, b: Ingredient) => a.name === b.name && a.strength === b.strength && a.unit === b.unit;

const PRICES = ['sep', 'manufacturerprice', 'logisticsfee', 'vat'] as const satisfies Column[];

/** Returns every price with its parts, which share one notation. */
const getPrices = (rows: readonly Row[], columns: Columns) =>
  rows.flatMap(({ cells }) => PRICES.map((column) => parseCells(columns, cells)(column)));

/** Parses the lines in order and accounts for each. */
class PriceListParser {
  readonly products = new Map<number, ProductDraft>();
  readonly lines: ReportLine[] = [];
  readonly counts: Counts = {
    read: 0,
    headings: 0,
    blank: 0,
    products: 0,
    ingredients: 0,
    duplicates: 0,
    refused: 0,
  };
  /** The decimal sign of the prices, if detectable. */
  readonly sign: DecimalSeparator | null;
  /** The product that further ingredients belong to; null after a refused one. */
  above: ProductDraft | null = null;

  constructor(sign: DecimalSeparator | null) {
    this.sign = sign;
  }

  refuse(line: number, text: string) {
    this.counts.refused += 1;
    this.lines.push({ line, outcome: 'refused', text });
  }

  ingredient(line: number, cells: Cells) {
    const found = getIngredient(cells);
    if (!this.above) return this.refuse(line, 'a further ingredient without a product above it');
    if (!found) return this.refuse(line, 'a further ingredient without a name');
    this.counts.ingredients += 1;
    if (!this.above.ingredients.some((known) => same(known, found))) this.above.ingredients.push(found);
  }

  product(line: number, cells: Cells) {
    const found = readProductLine(line, cells, this.sign);
    if (typeof found === 'string') {
      this.above = null;
      return this.refuse(line, found);
    }
    const known = this.products.get(Number(found.nappicode));
    if (known) return this.duplicate(known, found);
    if (found.facts.name === '') {
      this.above = null;
      return this.refuse(line, `${found.nappicode} has no name`);
    }
    this.counts.products += 1;
    this.products.set(Number(found.nappicode), found);
    this.above = found;
  }

  /** Merges a repeated nappi code: adds its ingredient, and its price if the first had none. */
  duplicate(known: ProductDraft, again: ProductDraft) {
    this.counts.duplicates += 1;
    this.above = known;
    for (const found of again.ingredients) {
      if (!known.ingredients.some((ingredient) => same(ingredient, found))) known.ingredients.push(found);
    }
    let text = `${again.nappicode} is the product of line ${known.line}`;
    if (known.facts.sepcents === 0 && again.facts.sepcents > 0) {
      known.facts = { ...known.facts, sepcents: again.facts.sepcents };
      known.repairs = known.repairs.filter((repair) => !repair.includes('price'));
      text += ', its price was taken from here';
    }
    this.lines.push({ line: again.line, outcome: 'merged', text });
  }
}

/**
 * Parses the South African Database of Medicine Prices.
 * @param rows all lines of the file, headings included
 * @param source the file's name, for the report
 * @throws NotAPriceList if the lines are something else
 */
export function readPriceList(
  rows: readonly Row[],
  source: string,
): { products: ProductFacts[]; report: ImportReport } {
  const { at, columns } = findHeading(rows);
  const lines = rows.slice(at + 1);
  const parser = new PriceListParser(getDecimalSeparator(getPrices(lines, columns)));
  parser.counts.read = rows.length;
  parser.counts.headings = at + 1;
  for (const { line, cells: all } of lines) {
    const cells = parseCells(columns, all);
    const kind = getKind(cells, all);
    if (kind === 'blank') parser.counts.blank += 1;
    else parser[kind](line, cells);
  }
  if (parser.products.size === 0) {
    const [first] = parser.lines;
    const why = first ? ` Line ${first.line}: ${first.text}.` : '';
    throw new NotAPriceList(`it has the columns, but no product.${why}`);
  }
  const grown = [...parser.products.values()];
  const repaired = grown.filter(({ repairs }) => repairs.length > 0);
  const reported: ReportLine[] = [
    ...parser.lines,
    ...repaired.map(({ line, nappicode, repairs }) => ({
      line,
      outcome: 'repaired' as const,
      text: `${nappicode}: ${repairs.join('; ')}`,
    })),
  ].sort((a, b) => a.line - b.line);
  const report = { source, counts: parser.counts, repaired: repaired.length, lines: reported };
  return { products: grown.map(finish), report };
}
