/** Texts of past purchases, loaded with the prices (001 §4, 002 §2.2). */
export const pastMessages = {
  lastBought: (date: string, quantity: number, price: string) => `Last bought ${date}: ${quantity} at ${price}`,
  lastInvoiced: (date: string, quantity: number) => `Last bought ${date}: ${quantity}`,
  trail: 'Prices paid in a year',
  between: (minimum: string, maximum: string) => `from ${minimum} to ${maximum} in a year`,
  notSold: (product: string) => `${product} is not among the products that you may order.`,
} as const;
