import type { PackComparison } from '#rules/priceList/packSize.ts';

/** Texts of preferred products (001 §2, §4, §5). */
export const messages = {
  title: 'Preferred Products Found',
  about: (product: string, substitutes: number) =>
    substitutes === 1
      ? `There is a preferred product in place of ${product}.`
      : `There are ${substitutes} preferred products in place of ${product}.`,
  original: 'Original',
  substitute: 'Substitute',
  /** Nothing is preselected, and Enter selects nothing. */
  choose: 'Choose one below, with ↓ or Space.',
  list: 'Substitutes',
  loading: 'Loading preferred products...',
  none: 'No preferred products found.',
  vip: 'VIP',
  columns: { rank: 'Rank', nappi: 'Nappi Code', description: 'Description', pack: 'Pack', sep: 'SEP' },
  facts: { nappi: 'Nappi', pack: 'Pack', sep: 'SEP' },
  /** Pack contents in the common unit: `50 x 3ml`, `30 units`, `100 ml`. */
  contents: (amount: number, { unit, each }: PackComparison['in']) =>
    `${Number(amount.toFixed(3))} ${each === null ? unit || 'units' : `x ${each}${unit}`}`,
  differs: {
    less: (amount: string) => `${amount} less than the original`,
    more: (amount: string) => `${amount} more than the original`,
    same: 'The same price as the original',
    /** Appended to one of the three if packs differ. */
    forSame: (text: string, contents: string) => `${text}, for the same ${contents}.`,
  },
  /** For another pack size: resulting number of packs. */
  packs: {
    become: (packs: number, becomes: string, was: string) =>
      `Another pack: ${packs === 1 ? '1 pack is' : `${packs} packs are`} ${becomes} instead of ${was}.`,
    unknown: 'Another pack: the prices cannot be compared.',
  },
  disclaimer:
    'The preferred products list is a help to choose. No liability is accepted for a substitution: whether it is suitable is for the pharmacist to judge.',
  continueWithOriginal: 'Continue With Original',
  continueWithSubstitute: 'Continue With Substitute',
  selectSubstitute: 'Please select a substitute product.',
} as const;
