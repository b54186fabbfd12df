import { type Cents, sumCents } from '#rules/money.ts';
import type { Regret } from './regret.ts';

/** Number of regretted lines and their value in cents. */
export interface RegretFigures {
  lines: number;
  value: Cents;
}

export const regretFigures = (regrets: readonly Regret[]): RegretFigures => ({
  lines: regrets.length,
  value: sumCents(regrets.map(({ total }) => total)),
});

/** Returns regrets sorted by value, highest first. */
export const dearestFirst = (regrets: readonly Regret[]): Regret[] =>
  regrets.toSorted((a, b) => b.total - a.total || a.description.localeCompare(b.description));
