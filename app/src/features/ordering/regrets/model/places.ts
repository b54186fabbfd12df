import type { Regret } from '#orders/regrets/model/regret.ts';
import { type Cents, sumCents } from '#rules/money.ts';

/** Regrets that go onto one order. */
export interface Target {
  /** The order that is open, or one that is made for some pharmacies; for none, of a pharmacy on its own. */
  into: 'open' | { retailerids: readonly number[] };
  regrets: readonly Regret[];
}

/** How regrets of a group fit the order that is open (ruling 57). */
export interface Fit {
  /** It is for their pharmacy and no other. */
  fitting: readonly Regret[];
  /** It is for their pharmacy and for others, which would be sent them too. */
  wider: readonly Regret[];
  /** It is not for their pharmacy. */
  foreign: readonly Regret[];
}

/** What becomes of regrets that do not fit: orders of their own, this order for all its pharmacies, or nothing. */
export type Elsewhere = 'own' | 'all' | 'leave';

/** @param pharmacies ids of those that the open order is for */
export function getFit(regrets: readonly Regret[], pharmacies: readonly number[]): Fit {
  const how = ({ retailerId }: Regret): keyof Fit => {
    if (!pharmacies.includes(retailerId)) return 'foreign';
    return pharmacies.length === 1 ? 'fitting' : 'wider';
  };
  const { fitting = [], wider = [], foreign = [] } = Object.groupBy(regrets, how);
  return { fitting, wider, foreign };
}

/** An order for each pharmacy, of what it lacks, in the order of the regrets. */
export const ownTargets = (regrets: readonly Regret[]): Target[] =>
  [...Map.groupBy(regrets, ({ retailerId }) => retailerId)].map(([retailerid, own]) => ({
    into: { retailerids: [retailerid] },
    regrets: own,
  }));

/** Where regrets go, once it was said what becomes of those that do not fit; what is left alone goes nowhere. */
export function getTargets({ fitting, wider, foreign }: Fit, elsewhere: Elsewhere): Target[] {
  const here = elsewhere === 'all' ? [...fitting, ...wider] : fitting;
  const own = elsewhere === 'leave' ? [] : elsewhere === 'all' ? foreign : [...wider, ...foreign];
  return [...(here.length > 0 ? [{ into: 'open' as const, regrets: here }] : []), ...ownTargets(own)];
}

/** How many packs are ordered, and what they come to. */
export const getPacks = (regrets: readonly Regret[]): number =>
  regrets.reduce((sum, { quantity }) => sum + quantity, 0);
export const getWorth = (regrets: readonly Regret[]): Cents => sumCents(regrets.map(({ total }) => total));
