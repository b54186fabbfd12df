import { hidesCharacters, LENGTHS, type Schedule, visibleText } from '@mortar/contract';
import { type DecimalSeparator, readAmount, readCodeCell, readDay as readDayCell } from '@mortar/reading';
import { PLACEHOLDER_CENTS } from '../catalogue/product.ts';
import { OFFICIAL_FORMS, type OfficialForm } from './data/forms.ts';

/** A parsed cell, and the repair it needed; '' for none. */
interface Read<T> {
  value: T;
  repair: string;
}

const read = <T>(value: T, repair = ''): Read<T> => ({ value, repair });

/** Normalizes spaces and µ, and trims. */
export function collapseSpaces(text: string): string {
  return text
    .replace(/μ/g, 'µ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** Parses a nappi code of 8 to 12 digits with any separators, or null (ruling 15). */
export function readNappi(text: string): string | null {
  const { text: digits, shortened } = readCodeCell(text);
  return !shortened && /^\d{8,12}$/.test(digits) && Number(digits) > 0 ? digits : null;
}

export function readName(text: string): Read<string> {
  const full = visibleText(collapseSpaces(text));
  const name = full.slice(0, LENGTHS.description).trim();
  // Whitespace is repaired separately and does not count as invisible.
  if (hidesCharacters(text.replace(/\s/g, ' '))) return read(name, 'invisible characters left out of the name');
  if (name !== full) return read(name, `name cut at ${LENGTHS.description} characters`);
  return read(name, name === text ? '' : 'spaces or signs in the name put right');
}

/** Returns the strictest of the schedules. A blank one counts as 4, prescription only, to be safe. */
export function readSchedule(text: string): Read<Schedule> {
  const digits = [...text.replace(/\(.*?\)/g, '').matchAll(/[0-7]/g)].map(([digit]) => digit);
  const strictest = digits.sort().at(-1) as Schedule | undefined;
  if (strictest === undefined) return read('4', `schedule ${collapseSpaces(text) || 'blank'} taken as 4`);
  return read(strictest, /^S[0-7]$/.test(text) ? '' : `schedule '${text}' read as ${strictest}`);
}

/** Parses a number of a strength or a pack; null if there is none, or if a comma may separate thousands or decimals. */
export function readNumber(text: string): number | null {
  const read = readAmount(text, null);
  if (read.kind === 'amount') return read.value;
  // The list writes decimals with a point.
  return read.kind === 'ambiguous' && text.includes('.') ? read.values[1] : null;
}

const toCents = (rand: number) => Math.round(rand * 100);
/** Placeholders include VAT: R0.0228706 is R0.02. */
const isPlaceholder = (rand: number) => toCents(rand) <= PLACEHOLDER_CENTS;
/** Maximum rounding difference between a price and the sum of its parts (rand). */
const TOLERANCE = 0.02;
/** Far above any medicine: a misplaced decimal point, not a price. */
const MAX_PRICE = 1_000_000;

/** Returns the sum of a price's parts in rand; null if one is missing. */
function sumOf(parts: readonly string[], separator: DecimalSeparator | null): number | null {
  const amounts = parts.map((part) => readAmount(part, separator));
  return amounts.reduce<number | null>(
    (sum, part) => (sum !== null && part.kind === 'amount' && part.value >= 0 ? sum + part.value : null),
    0,
  );
}

/** Resolves an ambiguous price by the sum of its parts, else none. */
function readAmbiguous(sep: string, values: readonly [number, number], sum: number | null): Read<number> {
  const fits = sum === null ? undefined : values.find((value) => Math.abs(sum - value) <= TOLERANCE);
  if (fits !== undefined) return read(toCents(fits));
  const [thousands, decimal] = values.map((value) => value.toFixed(2));
  return read(0, `price '${sep}' may be ${thousands} or ${decimal}, kept without supplier prices`);
}

/**
 * Parses a price.
 * @param parts manufacturer price, logistics fee and VAT
 * @param sign the decimal sign of the list's prices, if known
 * @returns cents; 0 without a usable price
 */
export function readPrice(sep: string, parts: readonly string[], separator: DecimalSeparator | null): Read<number> {
  const sum = sumOf(parts, separator);
  const amount = readAmount(sep, separator);
  if (amount.kind === 'ambiguous') return readAmbiguous(collapseSpaces(sep), amount.values, sum);
  const given = amount.kind === 'amount' ? amount.value : null;
  if (given === null || given < 0 || given > MAX_PRICE) {
    if (sum !== null && !isPlaceholder(sum) && sum <= MAX_PRICE) {
      return read(toCents(sum), 'price missing, taken from its parts');
    }
    return read(
      0,
      amount.kind === 'none' ? 'price missing, kept without supplier prices' : `price ${sep} is none, kept without`,
    );
  }
  if (isPlaceholder(given)) return read(0, `placeholder price of R${given}, kept without supplier prices`);
  const cents = toCents(given);
  if (sum !== null && Math.abs(sum - given) > TOLERANCE) {
    return read(cents, `price parts add up to ${sum.toFixed(2)}, not ${given.toFixed(2)}; the price stands`);
  }
  return read(cents);
}

/** Returns the family of a form's code; unknown codes are their own. */
export function readForm(text: string): OfficialForm {
  const code = collapseSpaces(text).toUpperCase();
  return OFFICIAL_FORMS.get(code) ?? { family: code, unit: '' };
}

/** '30', '100ml', '10 x 3ml'; '' for 0. */
export function readPack(size: string, quantity: string, form: OfficialForm): Read<string> {
  const amount = readNumber(size);
  if (amount === null || amount <= 0) return read('', `pack size ${collapseSpaces(size) || 'blank'} left out`);
  const packs = readNumber(quantity) ?? 1;
  const one = `${Number(amount.toFixed(3))}${form.unit}`;
  return read(packs > 1 && Number.isInteger(packs) ? `${packs} x ${one}` : one);
}

/** Returns the price's effective date as yyyy-MM-dd; '' if there is none. */
export function readDay(text: string): Read<string> {
  const day = readDayCell(text);
  return read(day ?? '', day === null ? `effective date '${collapseSpaces(text)}' left out` : '');
}

/** Matches 'Discontinued' in the list's spellings, 'Discontinue' and 'Discountinued', also in the next column. */
export function readDiscontinued(...texts: readonly string[]): boolean {
  return texts.some((text) => /^\s*disco(u)?n?tin/i.test(text));
}

const KINDS = ['Originator', 'Generic'] as const;

/** Parses Originator or Generic in any spelling: '0riginator', 'Orginator', 'generic '. */
export function readOriginator(text: string): Read<(typeof KINDS)[number] | ''> {
  const normalized = collapseSpaces(text).toLowerCase().replace(/^0/, 'o');
  const kind = /^or[a-z]*nator$/.test(normalized) ? 'Originator' : normalized === 'generic' ? 'Generic' : '';
  if (kind === '')
    return read(kind, normalized === '' ? '' : `'${collapseSpaces(text)}' is neither originator nor generic`);
  return read(
    kind,
    collapseSpaces(text).toLowerCase() === kind.toLowerCase() ? '' : `'${collapseSpaces(text)}' read as ${kind}`,
  );
}
