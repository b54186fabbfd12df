/** Whole cents: amounts are only added and compared in this form (ruling 9). */
export type Cents = number;

const PREFIXES: Record<string, string> = { ZA: 'R', BW: 'P', KE: 'K', SZ: 'E', NA: '$', ZW: '$' };

/** Rounds half up, tolerating binary fractions just below the half. */
export function roundHalfUp(value: number): number {
  return Math.round(value + Math.sign(value) * 1e-7);
}

/** Converts to cents. @param amount in the main unit, as in calls */
export function toCents(amount: number): Cents {
  return roundHalfUp(amount * 100);
}

/** Converts to the main unit, as in calls. */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

/** Returns the currency prefix of a country (000 §5, ruling 9). */
export function currencyPrefix(country: string): string {
  return PREFIXES[country] ?? 'R';
}

/** Formats an amount as `R1 234.50` with non-breaking spaces, so that it neither wraps nor is read as two numbers. */
export function formatMoney(cents: Cents, country: string): string {
  const grouped = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, '\u00a0');
  return `${cents < 0 ? '-' : ''}${currencyPrefix(country)}${grouped}`;
}

/** Formats a percentage with one decimal: `12.5%`. */
export function formatPercent(percent: number): string {
  return `${(roundHalfUp(percent * 10) / 10).toFixed(1)}%`;
}

export function lineTotal(unitPrice: Cents, quantity: number): Cents {
  return unitPrice * quantity;
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
