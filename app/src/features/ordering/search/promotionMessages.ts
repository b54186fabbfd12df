/** Texts of the ordering page while a promotion is active (001 §4, product search). */
export const promotionMessages = {
  active: 'Products on promotion',
  clear: 'Clear promotion',
  title: 'Confirmation',
  question: 'Are you sure you want to clear this promotion and search regular products?',
} as const;
