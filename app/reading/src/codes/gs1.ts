/** Character that separates parts of a GS1 code. */
export const GS = '\u001d';

/**
 * Total digits of fixed-length parts, by the identifier's first two digits; they need no FNC1 (GS1 General
 * Specifications, 5.10.1). Other parts end at FNC1 or with the code.
 */
const LENGTHS: Readonly<Record<string, number>> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '04': 18,
  '20': 4,
  '41': 16,
  '11': 8,
  '12': 8,
  '13': 8,
  '14': 8,
  '15': 8,
  '16': 8,
  '17': 8,
  '18': 8,
  '19': 8,
  '31': 10,
  '32': 10,
  '33': 10,
  '34': 10,
  '35': 10,
  '36': 10,
};

/** Two-digit identifiers that are read; '02' is the content of an outer pack. */
const READ: readonly string[] = ['01', '02', '10', '11', '17', '21'];

/** Other contents of a code, by application identifier. */
type Gs1Parts = Readonly<Record<string, string>>;

/** Printed form: `(01)06001234567899(17)270131`. */
const PRINTED = /^(?:\(\d{2,4}\)[^()]+)+$/;

function printedParts(text: string): Gs1Parts {
  return Object.fromEntries([...text.matchAll(/\((\d{2,4})\)([^()]+)/g)].map(([, ai = '', value = '']) => [ai, value]));
}

/**
 * Splits a GS1 code into its parts.
 * @param text without its symbology identifier; FNC1 as GS
 * @returns null if a part is too short or there is none
 */
export function gs1Parts(text: string): Gs1Parts | null {
  if (PRINTED.test(text)) return printedParts(text);
  const parts: Record<string, string> = {};
  let rest = text;
  while (rest !== '') {
    if (rest.startsWith(GS)) {
      rest = rest.slice(1);
      continue;
    }
    const ai = rest.slice(0, 2);
    if (!/^\d\d$/.test(ai)) return null;
    const separated = rest.indexOf(GS);
    const end = LENGTHS[ai] ?? (separated < 0 ? rest.length : separated);
    const value = rest.slice(2, end);
    if (rest.length < end || value === '' || value.includes(GS)) return null;
    if (READ.includes(ai)) parts[ai] ??= value;
    rest = rest.slice(end);
  }
  return parts;
}
