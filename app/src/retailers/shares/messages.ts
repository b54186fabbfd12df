/** Texts about the remaining value per pharmacy of a group's order (ruling 54). */
export const messages = {
  /** Column of remaining values, and its text for completely sent ones. */
  value: 'Order Value',
  nothingLeft: 'Sent',
  sent: (pharmacy: string) => `${pharmacy}: sent`,
  share: (pharmacy: string, amount: string) => `${pharmacy} ${amount}`,
  /** After the remaining value of a partly sent order. */
  leftFor: (pharmacy: string) => `left for ${pharmacy}`,
  leftEach: (waiting: number, pharmacies: number, total: string) =>
    `left for each of ${waiting} of its ${pharmacies} pharmacies; ${total} in all`,
  left: (byPharmacy: string) => `left: ${byPharmacy}`,
  leftForSeveral: (waiting: number) => `left in all, for ${waiting} pharmacies`,
} as const;
