/** Texts of choosing among the pharmacies of a group: only groups fetch them. */
export const messages = {
  /** Of a supplier: who is sent nothing from there. */
  noAccount: (pharmacies: readonly string[]) => `no account: ${pharmacies.join(', ')}`,
  /** Above those of an order's retailers that are one's own. */
  others: 'This order has retailers that are not assigned to you.',
  /** @param action the button that reads them: 'Get Orders For Selected Retailers' */
  getSelected: (retailers: number, action: string) =>
    `${retailers === 1 ? '1 retailer is' : `${retailers} retailers are`} selected: press '${action}'.`,
  /** @param pharmacies how many are ticked */
  save: (pharmacies: number) =>
    pharmacies === 0 ? 'Save' : `Save for ${pharmacies === 1 ? '1 pharmacy' : `${pharmacies} pharmacies`}`,
} as const;
