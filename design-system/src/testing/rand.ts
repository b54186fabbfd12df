/** Formats an amount as the product does (ruling 9), for stories: `R1 234.50`. */
export const rand = (amount: number): string => `R${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, '\u00a0')}`;
