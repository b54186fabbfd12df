/** Texts of the component; 'Credit Limit Not Set' is the product's (001 §4). */
export const messages = {
  label: 'Credit usage',
  notSet: 'Credit Limit Not Set',
  used: (usage: string, limit: string, percent: number) => `${usage} of ${limit} (${percent}%)`,
  after: (usage: string, percent: number) => `${usage} (${percent}%) after this order`,
} as const;
