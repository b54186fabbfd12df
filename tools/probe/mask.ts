import { createHash } from 'node:crypto';

/** Dates are kept as they are. */
const DATES = /^\d{4}[-/]\d{2}[-/]\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;
/** Fields with enumerations or switches of the contract; their text is kept. */
const WORDS =
  /^(resultcode|code|type|status|statusdescription|indicator|group|schedule|productschedule|category|sender|orderstatus|countrysetting|softwarename|version|isactive|filter)$/i;
/** Setting names contain their area. A short single word in a setting is a choice, not free text. */
const SETTING = /_/;
const CHOICE = /^[#\w.-]{1,12}$/;
/** Public trade codes; calls need them as parameters. */
const CODES = /(nappi(code)?|barcode|productcode|suppliercode|wholesalercode|convid|messageid|id)$/i;
const SECRETS = /(token|password|hash)/i;

const digest = (text: string) => createHash('sha256').update(`mortar ${text}`).digest('hex');

/** Returns text of the same length and kind: letters for letters, digits for digits, other characters unchanged. */
function maskText(text: string): string {
  const source = digest(text);
  let at = 0;
  return text.replace(/[\p{L}\p{N}]/gu, (character) => {
    const number = Number.parseInt(source.charAt(at++ % source.length), 16);
    if (/\p{N}/u.test(character)) return String(number % 10);
    const replacement = String.fromCharCode(97 + number);
    return character === character.toUpperCase() ? replacement.toUpperCase() : replacement;
  });
}

/** Returns a different amount of similar size with the same number of decimals. */
function maskAmount(amount: number): number {
  const places = (String(amount).split('.')[1] ?? '').length;
  const share = 0.7 + (Number.parseInt(digest(String(amount)).slice(0, 4), 16) / 0xffff) * 0.5;
  return Number((amount * share).toFixed(places));
}

/**
 * Masks an answer. Names and texts become other letters of the same length, amounts become similar amounts, and tokens
 * and hashes are removed. Types, dates, codes, contract words and row counts stay. Equal texts are masked equally.
 */
export function masked(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(one, field));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, nested]) => [name, masked(nested, name)]));
  if (typeof value === 'number') return Number.isInteger(value) ? value : maskAmount(value);
  if (typeof value !== 'string' || value === '') return value;
  if (SECRETS.test(field)) return 'x'.repeat(Math.min(value.length, 16));
  const isChoice = SETTING.test(field) && CHOICE.test(value);
  if (DATES.test(value) || WORDS.test(field) || CODES.test(field) || isChoice || /^(true|false)$/i.test(value))
    return value;
  if (value.startsWith('data:')) return `${value.slice(0, value.indexOf(',') + 1)}AAAA`;
  return maskText(value);
}
