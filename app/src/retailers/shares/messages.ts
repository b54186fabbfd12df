/** Texts of what is left of a group's order for each of its pharmacies (ruling 54). */
export const messages = {
  /** The column of what is left to be sent for each, and what stands there for one that was sent all. */
  value: 'Order Value',
  nothingLeft: 'Sent',
  sent: (pharmacy: string) => `${pharmacy}: sent`,
  share: (pharmacy: string, amount: string) => `${pharmacy} ${amount}`,
  /** Behind what is left of an order of which a part was sent. */
  leftFor: (pharmacy: string) => `left for ${pharmacy}`,
  leftEach: (waiting: number, pharmacies: number, total: string) =>
    `left for each of ${waiting} of its ${pharmacies} pharmacies; ${total} in all`,
  left: (byPharmacy: string) => `left: ${byPharmacy}`,
  leftForSeveral: (waiting: number) => `left in all, for ${waiting} pharmacies`,
} as const;
