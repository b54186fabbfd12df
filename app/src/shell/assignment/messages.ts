/** Texts about gained and lost pharmacies (ruling 58). */
export const messages = {
  lost: (pharmacies: readonly string[]) =>
    `${pharmacies.join(', ')} ${pharmacies.length === 1 ? 'is' : 'are'} no longer assigned to you.`,
  gained: (pharmacies: readonly string[]) =>
    `${pharmacies.join(', ')} ${pharmacies.length === 1 ? 'is' : 'are'} assigned to you now.`,
  /** If the affected pharmacies of an order are unknown. */
  orderOfOthers: 'This order has retailers that are not assigned to you.',
  /** @param why sentence with the reason */
  letGo: (why: string, orderNumber: string, unsaved: number) => {
    const closed = `${why} Order #${orderNumber} was closed here and stays unsent for your colleagues.`;
    if (unsaved === 0) return closed;
    return `${closed} ${unsaved === 1 ? '1 line' : `${unsaved} lines`} that you typed ${unsaved === 1 ? 'is' : 'are'} kept beside the order that you open next.`;
  },
} as const;
