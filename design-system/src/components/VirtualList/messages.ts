/** The list's own words. */
export const messages = {
  /** On the button that leads to rows that came in while somebody read elsewhere. */
  showNew: (count: number) => `Show ${count} new`,
  /** Said of several rows that came in together. */
  arrived: (label: string, count: number) => `${label}: ${count} new`,
};
