import { normalName } from './names.ts';

/** What names are told apart by: whatever reads alike in any case, form and spacing is the same. */
export const nameKey = (name: string): string =>
  normalName(name).replace(/\s+/gu, ' ').toUpperCase().normalize('NFKC').toLowerCase();

/** Whether two names are the same to whoever reads them. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);
