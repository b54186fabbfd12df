import type { DecimalSeparator } from '@mortar/reading';
import { genericsKey } from '../catalogue/generics.ts';
import type { Ingredient, ProductFacts } from '../catalogue/product.ts';
import type { Column, Columns } from './columns.ts';
import {
  collapseSpaces,
  readDay,
  readDiscontinued,
  readForm,
  readName,
  readNappi,
  readOriginator,
  readPack,
  readPrice,
  readSchedule,
} from './fields.ts';
import { getStrength, readIngredient } from './ingredients.ts';

/** A line's cells by column name; '' if missing. */
export type Cells = (column: Column) => string;

export function parseCells(columns: Columns, cells: readonly string[]): Cells {
  return (column) => cells[columns.get(column) ?? -1] ?? '';
}

/** An unfinished product: further ingredients may follow. */
export interface ProductDraft {
  line: number;
  nappicode: string;
  facts: Omit<ProductFacts, 'ingredients' | 'genericskey' | 'strength' | 'keyword'>;
  ingredients: Ingredient[];
  repairs: string[];
}

type LineKind = 'blank' | 'ingredient' | 'product';

/**
 * Returns the kind of a line. Without a nappi code it is a further ingredient of the previous product, even for a
 * solvent in the same box. With its own schedule or price it is a product without a code.
 */
export function getKind(cells: Cells, all: readonly string[]): LineKind {
  const empty = (column: Column) => collapseSpaces(cells(column)) === '';
  if (all.every((cell) => collapseSpaces(cell) === '')) return 'blank';
  return empty('nappi') && empty('schedule') && empty('sep') && !empty('ingredient') ? 'ingredient' : 'product';
}

export function getIngredient(cells: Cells): Ingredient | null {
  return readIngredient(cells('ingredient'), cells('strength'), cells('unit'));
}

/** Returns why a nappi code is invalid: a leading character added by some programs gets its own message. */
function codeProblem(written: string): string {
  const [, sign = '', code = ''] = /^(\D+)([\d ]+)$/.exec(written) ?? [];
  return readNappi(code) === null
    ? `nappi code '${written}' has not 8 to 12 digits`
    : `nappi code '${written}' has '${sign.trim()}' before its digits: leave it out`;
}

/**
 * Parses a product's first line, or returns why it is invalid.
 * @param sign the decimal sign of the list's prices, if known
 */
export function readProductLine(line: number, cells: Cells, sign: DecimalSeparator | null): ProductDraft | string {
  const nappicode = readNappi(cells('nappi'));
  if (nappicode === null) return codeProblem(collapseSpaces(cells('nappi')));
  const name = readName(cells('name'));
  const form = readForm(cells('form'));
  const schedule = readSchedule(cells('schedule'));
  const price = readPrice(cells('sep'), [cells('manufacturerprice'), cells('logisticsfee'), cells('vat')], sign);
  const effective = readDay(cells('effective'));
  const pack = readPack(cells('packsize'), cells('quantity'), form);
  const originator = readOriginator(cells('originator'));
  const ingredient = getIngredient(cells);
  return {
    line,
    nappicode,
    ingredients: ingredient ? [ingredient] : [],
    repairs: [name, schedule, price, pack, effective, originator]
      .map(({ repair }) => repair)
      .filter((repair) => repair !== ''),
    facts: {
      nappicode,
      name: name.value,
      form: form.family,
      packsize: pack.value,
      manufacturer: collapseSpaces(cells('applicant')),
      schedule: schedule.value,
      sepcents: price.value,
      datemodified: effective.value,
      discontinued: readDiscontinued(cells('status'), cells('originator')),
    },
  };
}

/** Equivalents require a strength. */
function getKey(ingredients: readonly Ingredient[], form: string): string {
  return ingredients.some(({ strength }) => strength !== '') ? genericsKey(ingredients, form) : '';
}

/** Returns the product after all its lines. */
export function finish({ facts, ingredients }: ProductDraft): ProductFacts {
  return {
    ...facts,
    ingredients,
    strength: getStrength(ingredients),
    genericskey: getKey(ingredients, facts.form),
    keyword: [...new Set(ingredients.map(({ name }) => name.toLowerCase()))].join(' '),
  };
}
