/** Texts about a product's regrets when ordering it (001 §9, ordering_Regrets_DeleteWhenReordered). */
export const regretMessages = {
  /** @param units units that suppliers did not deliver */
  willGo: (units: number) => `Ordering it takes its regrets (${units} in all) off the list.`,
} as const;
