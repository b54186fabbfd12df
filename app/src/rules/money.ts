/** Whole cents: the only form in which amounts are added and compared (ruling 9). */
export type Cents = number;

const PREFIXES: Record<string, string> = { ZA: 'R', BW: 'P', KE: 'K', SZ: 'E', NA: '$', ZW: '$' };

/** Rounds half up, also where binary fractions fall just short of the half. */
export function roundHalfUp(value: number): number {
  return Math.round(value + Math.sign(value) * 1e-7);
}

/** @param amount an amount in the main unit, as calls carry it */
export function toCents(amount: number): Cents {
  return roundHalfUp(amount * 100);
}

/** The amount in the main unit, as calls carry it. */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

/** Prefix of a country's currency (000 §5, ruling 9). */
export function currencyPrefix(country: string): string {
  return PREFIXES[country] ?? 'R';
}

/** Shows an amount as `R1 234.50`, with spaces that never break it: neither over two lines nor into two numbers read aloud. */
export function formatMoney(cents: Cents, country: string): string {
  const grouped = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, '\u00a0');
  return `${cents < 0 ? '-' : ''}${currencyPrefix(country)}${grouped}`;
}

/** Shows a percentage with one decimal: `12.5%`. */
export function formatPercent(percent: number): string {
  return `${(roundHalfUp(percent * 10) / 10).toFixed(1)}%`;
}

/** What a line costs: price of one unit times the quantity. */
export function lineTotal(unitPrice: Cents, quantity: number): Cents {
  return unitPrice * quantity;
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
