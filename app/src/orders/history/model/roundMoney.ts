import type { Cents } from '#rules/money.ts';

/** Formats a rounded amount for charts: `R950`, `R84k`, `R1.7m`. The exact one is shown in text. */
export function formatRoundMoney(cents: Cents, prefix: string): string {
  const amount = Math.round(Math.abs(cents) / 100);
  const sign = cents < 0 ? '-' : '';
  const oneDecimal = (value: number) => (value < 9.95 ? value.toFixed(1).replace('.0', '') : String(Math.round(value)));
  if (amount < 1000) return `${sign}${prefix}${amount}`;
  if (amount < 999_500) return `${sign}${prefix}${oneDecimal(amount / 1000)}k`;
  return `${sign}${prefix}${oneDecimal(amount / 1_000_000)}m`;
}
