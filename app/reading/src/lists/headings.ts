import {
  ABOUT,
  BARCODE,
  CODE,
  DESCRIPTION,
  EXTENSION,
  IDENTIFIER,
  MAYBE,
  MONEY,
  NAPPI,
  NEUTRAL_WORD,
  NUMBER,
  ORDERING,
  OTHER_CODE,
  OTHER_COUNT,
  PACKS,
  SUPPLIER_CODE,
  TO_ORDER,
} from './headingWords.ts';

/**
 * Roles of columns. `code`: any kind of code, decided per cell. `extension`: the last three digits of a Nappi code.
 * `line`: code and quantity within one text.
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
 * Certainty that a heading names the order quantity: 3 certain ('Order Qty'), 2 packs ('Qty'), 1 perhaps ('Units',
 * 'Suggested'), 0 no.
 */
export type QuantityStrength = 0 | 1 | 2 | 3;

interface Heading {
  /** Null if unknown; 'none' for neither code nor quantity. */
  role: Role | null;
  quantity: QuantityStrength;
}

const UNKNOWN: Heading = { role: null, quantity: 0 };

/** Splits `OrderQty`, `order_qty` and `Qty/Order` into words; drops accents and punctuation. */
const toWords = (heading: string) =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/#/g, ' number ')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

const UNIT = /^(?:(?:order|ordering|sales|selling|purchase|pack) )?(?:uom|u o m|um|u m|uoi|unit|unit of \w+|eenheid)$/;

export const namesUnit = (heading: string): boolean => UNIT.test(toWords(heading));

function getStrength(words: string): QuantityStrength {
  if (IDENTIFIER.test(words) && !/\bnumber of\b/.test(words)) return 0;
  if (UNIT.test(words) && words !== 'unit') return 0;
  if (ABOUT.test(words) || MONEY.test(words) || OTHER_COUNT.test(words) || words.includes('%')) return 0;
  const suggested = /\b(?:suggested|suggestion|recommended|proposed|ordered|reorder|re order)\b/.test(words);
  // An unknown word may change the meaning.
  const isPlain = words.split(' ').every((word) => NEUTRAL_WORD.test(word));
  // Units, received quantities and pack contents share these words.
  const isOpen = PACKS.test(words) && /\b(?:units?|pcs|pieces|in)$/.test(words);
  if (suggested || isOpen || (!isPlain && PACKS.test(words))) return 1;
  if (TO_ORDER.test(words)) return 3;
  if (PACKS.test(words)) return 2;
  return MAYBE.test(words) ? 1 : 0;
}

/** Longer texts are sentences, not headings. */
const MAX_HEADING_LENGTH = 60;

export function readHeading(heading: string): Heading {
  const words = toWords(heading);
  if (words === '' || words.length > MAX_HEADING_LENGTH || /^[\d ]+$/.test(words)) return UNKNOWN;
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
