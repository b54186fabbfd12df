import {
  ABOUT,
  BARCODE,
  BESIDE,
  CODE,
  DESCRIPTION,
  EXTENSION,
  IDENTIFIER,
  MAYBE,
  MONEY,
  NAPPI,
  NUMBER,
  ORDERING,
  OTHER_CODE,
  OTHER_COUNT,
  PACKS,
  SUPPLIER_CODE,
  TO_ORDER,
} from './headingWords.ts';

/**
 * What a column of a list holds. `code`: any of the three kinds of codes, which each cell tells by itself. `extension`: the
 * last three figures of a Nappi code, beside the others. `line`: code and quantity anywhere in one text.
 */
export const ROLES = [
  'barcode',
  'nappi',
  'extension',
  'supplier',
  'code',
  'quantity',
  'description',
  'line',
  'none',
] as const;
export type Role = (typeof ROLES)[number];

export const isCodeRole = (role: Role): boolean =>
  role === 'barcode' || role === 'nappi' || role === 'supplier' || role === 'code';

/**
 * How surely a heading names the quantity to order: 3 says so ('Order Qty'), 2 says a quantity of packs ('Qty'), 1 may be
 * another one ('Units', 'Suggested'), 0 is none.
 */
export type QuantityStrength = 0 | 1 | 2 | 3;

/** What a heading says of its column. */
interface Heading {
  /** Null where it says nothing that is known; 'none' where it says that the column is neither code nor quantity. */
  role: Role | null;
  quantity: QuantityStrength;
}

const UNKNOWN: Heading = { role: null, quantity: 0 };

/** `OrderQty`, `order_qty` and `Qty/Order` are words of their own; accents and signs are read past. */
const toWords = (heading: string) =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/#/g, ' number ')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** Units that a row is counted in, whatever they are. */
const UNIT = /^(?:(?:order|ordering|sales|selling|purchase|pack) )?(?:uom|u o m|um|u m|uoi|unit|unit of \w+|eenheid)$/;

/** Whether a heading names the column of the units that its rows are counted in. */
export const namesUnit = (heading: string): boolean => UNIT.test(toWords(heading));

function getStrength(words: string): QuantityStrength {
  if (IDENTIFIER.test(words) && !/\bnumber of\b/.test(words)) return 0;
  if (UNIT.test(words) && words !== 'unit') return 0;
  if (ABOUT.test(words) || MONEY.test(words) || OTHER_COUNT.test(words) || words.includes('%')) return 0;
  const suggested = /\b(?:suggested|suggestion|recommended|proposed|ordered|reorder|re order)\b/.test(words);
  // A word that is not known may make another quantity of it.
  const isPlain = words.split(' ').every((word) => BESIDE.test(word));
  // Units of a quantity, what came in, and what a unit holds have the same words.
  const isOpen = PACKS.test(words) && /\b(?:units?|pcs|pieces|in)$/.test(words);
  if (suggested || isOpen || (!isPlain && PACKS.test(words))) return 1;
  if (TO_ORDER.test(words)) return 3;
  if (PACKS.test(words)) return 2;
  return MAYBE.test(words) ? 1 : 0;
}

/** The longest heading that is read: a sentence above a list is none. */
const LONGEST = 60;

/** What a heading says of its column. */
export function readHeading(heading: string): Heading {
  const words = toWords(heading);
  if (words === '' || words.length > LONGEST || /^[\d ]+$/.test(words)) return UNKNOWN;
  const quantity = getStrength(words);
  const role = getRole(words, quantity);
  return { role, quantity: role === 'quantity' ? quantity : 0 };
}

function getRole(words: string, quantity: QuantityStrength): Role | null {
  if (EXTENSION.test(words) && (NAPPI.test(words) || /^(?:ext|extension|suffix)$/.test(words))) return 'extension';
  if (NAPPI.test(words)) return 'nappi';
  if (BARCODE.test(words)) return 'barcode';
  if (OTHER_CODE.test(words) || (quantity === 0 && UNIT.test(words))) return 'none';
  const isOrderNumber = new RegExp(`\\border ?(?:${NUMBER})\\b`).test(words);
  if (!isOrderNumber && SUPPLIER_CODE.test(words)) return 'supplier';
  if (quantity > 0) return 'quantity';
  if (CODE.test(words)) return 'code';
  const counts = MONEY.test(words) || OTHER_COUNT.test(words) || words.includes('%');
  if (counts || isOrderNumber) return 'none';
  if (/\b(?:product|item|medicine|trade) ?(?:name|description)\b|\bdesc/.test(words)) return 'description';
  if (IDENTIFIER.test(words) || ABOUT.test(words)) return 'none';
  if (DESCRIPTION.test(words)) return 'description';
  return ORDERING.test(words) ? 'none' : null;
}
