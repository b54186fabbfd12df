import { type Cents, sumCents } from '#rules/money.ts';
import type { Regret } from './regret.ts';

/** What some regrets come to: lines, and the value of what was not supplied. */
export interface RegretFigures {
  lines: number;
  value: Cents;
}

export const regretFigures = (regrets: readonly Regret[]): RegretFigures => ({
  lines: regrets.length,
  value: sumCents(regrets.map(({ total }) => total)),
});

/** Those that cost most first. */
export const dearestFirst = (regrets: readonly Regret[]): Regret[] =>
  regrets.toSorted((one, other) => other.total - one.total || one.description.localeCompare(other.description));
