/** Texts about a product's regrets where it is ordered (001 §9, ordering_Regrets_DeleteWhenReordered). */
export const regretMessages = {
  /** @param units that suppliers did not bring */
  willGo: (units: number) => `Ordering it takes its regrets (${units} in all) off the list.`,
} as const;
