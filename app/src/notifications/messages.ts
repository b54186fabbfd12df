/** Labels of notification categories (000 §2). */
export const messages = {
  categories: { response: 'Response', supplier: 'Supplier', support: 'Support', autoRegret: 'Auto Regret' },
} as const;
