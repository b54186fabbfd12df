/** Texts of selecting a group's pharmacies, loaded for groups only. */
export const messages = {
  /** Pharmacies without an account at a supplier. */
  noAccount: (pharmacies: readonly string[]) => `no account: ${pharmacies.join(', ')}`,
  /** Above the user's retailers of an order. */
  others: 'This order has retailers that are not assigned to you.',
  /** @param action button that reads them: 'Get Orders For Selected Retailers' */
  getSelected: (retailers: number, action: string) =>
    `${retailers === 1 ? '1 retailer is' : `${retailers} retailers are`} selected: press '${action}'.`,
  /** @param pharmacies number selected */
  save: (pharmacies: number) =>
    pharmacies === 0 ? 'Save' : `Save for ${pharmacies === 1 ? '1 pharmacy' : `${pharmacies} pharmacies`}`,
} as const;
