import { normalName } from './names.ts';

/** Returns the comparison key of a name: names that differ only in case, form or spacing have the same. */
export const nameKey = (name: string): string =>
  normalName(name).replace(/\s+/gu, ' ').toUpperCase().normalize('NFKC').toLowerCase();

/** Returns whether two names look the same. */
export const isSameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);
