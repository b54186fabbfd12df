import type { Ingredient } from '../catalogue/product.ts';
import { SPELLINGS, WATER_WORDS } from './data/spellings.ts';
import { collapseSpaces, readNumber } from './fields.ts';

const AMOUNT = /\s*\(?\d+([.,]\d+)?\s*(mg|mcg|µg|ug|g|ml|iu|%)\)?$/i;

/** Returns an ingredient's normalized name: one spelling, without amount, water and 'equivalent to'. */
function ingredientName(text: string): string {
  const lower = collapseSpaces(text).toLowerCase().replace(AMOUNT, '');
  const [, intended = lower] =
    /(?:equivalent|equivqlent|equiv\.?|eq\.?) *to +(?:[\d.,]+ *[a-zµ]+ +(?:of +)?)?(.+)$/.exec(lower) ?? [];
  const words = intended
    .replace(AMOUNT, '')
    .replace(/[().,;:*]+/g, ' ')
    .split(/\s+/)
    .map((word) => SPELLINGS[word] ?? word)
    .filter((word) => word !== '' && !WATER_WORDS.includes(word));
  const name = words.join(' ').replace(/^ethinyl estradiol/, 'ethinylestradiol');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const UNIT_SPELLINGS: Readonly<Record<string, string>> = {
  ug: 'mcg',
  µg: 'mcg',
  microgram: 'mcg',
  micrograms: 'mcg',
  iu: 'IU',
  'i.u': 'IU',
  'i.u.': 'IU',
  units: 'u',
  gm: 'g',
};

/** 'mg/5ml' for 'MG/ 5 ml'; 'mcg' for 'µg'; '' for the list's placeholder 'ZZZ'. */
function unitName(text: string): string {
  const [amount = '', per] = collapseSpaces(text).toLowerCase().replaceAll(' ', '').split('/');
  const unit = UNIT_SPELLINGS[amount] ?? amount;
  return per === undefined || unit === '' ? unit : `${unit}/${per.replace(/^1(?=[a-z])/, '').replace('cm²', 'cm2')}`;
}

/** Maximum significant digits of a strength; further ones are rounding noise of spreadsheets. */
const DIGITS = 9;

/** '0.25' for '0,25', '500' for '500.0' and '1.16' for '1.15999999998'; words are unchanged. */
function strengthText(text: string): string {
  const number = readNumber(text);
  return number === null ? collapseSpaces(text) : String(Number(number.toPrecision(DIGITS)));
}

/** Returns the ingredient of one line, or null if it has none. */
export function readIngredient(name: string, strength: string, unit: string): Ingredient | null {
  const spelled = ingredientName(name);
  if (spelled === '') return null;
  // The placeholder 'ZZZ' marks its strength as missing too.
  if (/^zzz$/i.test(collapseSpaces(unit))) return { name: spelled, strength: '', unit: '' };
  return { name: spelled, strength: strengthText(strength), unit: unitName(unit) };
}

/** '250/125 mg' of two or three ingredients of one unit; '' if that would not help a buyer. */
export function getStrength(ingredients: readonly Ingredient[]): string {
  const units = new Set(ingredients.map(({ unit }) => unit));
  const [unit] = units;
  const known = ingredients.every(({ strength }) => readNumber(strength) !== null);
  if (!known || ingredients.length > 3 || units.size !== 1 || !unit) return '';
  return `${ingredients.map(({ strength }) => strength).join('/')} ${unit}`;
}
