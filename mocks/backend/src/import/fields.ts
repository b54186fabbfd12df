import type { Schedule } from '@mortar/contract';
import { PLACEHOLDER_CENTS } from '../catalogue/product.ts';
import { OFFICIAL_FORMS, type OfficialForm } from './data/forms.ts';

/** What a cell was read as, and what had to be put right for it; '' nothing. */
interface Read<T> {
  value: T;
  repair: string;
}

const read = <T>(value: T, repair = ''): Read<T> => ({ value, repair });

/** One kind of space, one kind of µ, no space at the ends or twice. */
export function collapseSpaces(text: string): string {
  return text
    .replace(/μ/g, 'µ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** A nappi code of 8 to 12 digits, or null (ruling 15). Spaces inside are left out. */
export function readNappi(text: string): string | null {
  const digits = text.replace(/[\s\u00a0]+/g, '').replace(/\.0+$/, '');
  return /^\d{8,12}$/.test(digits) && Number(digits) > 0 ? digits : null;
}

export function readName(text: string): Read<string> {
  const name = collapseSpaces(text);
  return read(name, name === text ? '' : 'spaces or signs in the name put right');
}

/** The strictest of the schedules named. A blank one is taken as 4: on prescription, until somebody knows. */
export function readSchedule(text: string): Read<Schedule> {
  const digits = [...text.replace(/\(.*?\)/g, '').matchAll(/[0-7]/g)].map(([digit]) => digit);
  const strictest = digits.sort().at(-1) as Schedule | undefined;
  if (strictest === undefined) return read('4', `schedule ${collapseSpaces(text) || 'blank'} taken as 4`);
  return read(strictest, /^S[0-7]$/.test(text) ? '' : `schedule '${text}' read as ${strictest}`);
}

/** A number that may carry a currency sign, spaces, a decimal comma or many decimals; null where there is none. */
export function readNumber(text: string): number | null {
  const bare = text.replace(/[R\s\u00a0]/gi, '');
  const dotted = /^-?\d+,\d+$/.test(bare) ? bare.replace(',', '.') : bare.replaceAll(',', '');
  return /^-?\d*\.?\d+(e-?\d+)?$/i.test(dotted) ? Number(dotted) : null;
}

const toCents = (rand: number) => Math.round(rand * 100);
/** Lists write placeholders with VAT and all: R0.0228706 is R0.02. */
const isPlaceholder = (rand: number) => toCents(rand) <= PLACEHOLDER_CENTS;
/** The parts are rounded each for themselves; by this much they may differ from their sum (rand). */
const TOLERANCE = 0.02;
/** Far above the dearest medicine: a slip of the decimal point, not a price. */
const DEAREST = 1_000_000;

/** @param parts manufacturer price, logistics fee and VAT @returns cents; 0 where nothing can be charged */
export function readPrice(sep: string, parts: readonly string[]): Read<number> {
  const numbers = parts.map(readNumber);
  const complete = numbers.every((part) => part !== null && part >= 0);
  const sum = complete ? numbers.reduce<number>((total, part) => total + (part ?? 0), 0) : null;
  const given = readNumber(sep);
  if (given === null || given < 0 || given > DEAREST) {
    if (sum !== null && !isPlaceholder(sum) && sum <= DEAREST) {
      return read(toCents(sum), 'price missing, taken from its parts');
    }
    return read(
      0,
      given === null ? 'price missing, kept without supplier prices' : `price ${sep} is none, kept without`,
    );
  }
  if (isPlaceholder(given)) return read(0, `placeholder price of R${given}, kept without supplier prices`);
  const cents = toCents(given);
  if (sum !== null && Math.abs(sum - given) > TOLERANCE) {
    return read(cents, `price parts add up to ${sum.toFixed(2)}, not ${given.toFixed(2)}; the price stands`);
  }
  return read(cents);
}

/** The family a form's code belongs to; unknown codes stand for themselves. */
export function readForm(text: string): OfficialForm {
  const code = collapseSpaces(text).toUpperCase();
  return OFFICIAL_FORMS.get(code) ?? { family: code, unit: '' };
}

/** '30', '100ml', '10 x 3ml'; '' where the list says 0. */
export function readPack(size: string, quantity: string, form: OfficialForm): Read<string> {
  const amount = readNumber(size);
  if (amount === null || amount <= 0) return read('', `pack size ${collapseSpaces(size) || 'blank'} left out`);
  const packs = readNumber(quantity) ?? 1;
  const one = `${Number(amount.toFixed(3))}${form.unit}`;
  return read(packs > 1 && Number.isInteger(packs) ? `${packs} x ${one}` : one);
}

/** yyyy-MM-dd from any of the ways lists write a day; '' where there is none. */
export function readDay(text: string): string {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(text.trim()) ?? [];
  if (year && month && day) return realDay(year, month, day);
  const [, last, middle, first] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})/.exec(text.trim()) ?? [];
  return first && middle && last ? realDay(first, middle, last) : '';
}

function realDay(year: string, month: string, day: string): string {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(written) ? '' : written;
}

/** 'Discontinued', 'discontinued', 'Discontinue', and where it slipped into the next column 'Discountinued'. */
export function readDiscontinued(...texts: readonly string[]): boolean {
  return texts.some((text) => /^\s*disco(u)?n?tin/i.test(text));
}

const KINDS = ['Originator', 'Generic'] as const;

/** Originator or Generic in any of its spellings: '0riginator', 'Orginator', 'generic '. */
export function readOriginator(text: string): Read<(typeof KINDS)[number] | ''> {
  const letters = collapseSpaces(text).toLowerCase().replace(/^0/, 'o');
  const kind = /^or[a-z]*nator$/.test(letters) ? 'Originator' : letters === 'generic' ? 'Generic' : '';
  if (kind === '')
    return read(kind, letters === '' ? '' : `'${collapseSpaces(text)}' is neither originator nor generic`);
  return read(
    kind,
    collapseSpaces(text).toLowerCase() === kind.toLowerCase() ? '' : `'${collapseSpaces(text)}' read as ${kind}`,
  );
}
