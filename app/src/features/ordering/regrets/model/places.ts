import type { Regret } from '#orders/regrets/model/regret.ts';
import { type Cents, sumCents } from '#rules/money.ts';

/** Regrets for one order. */
export interface Target {
  /** The open order, or a new one for these pharmacies; empty for a single pharmacy. */
  into: 'open' | { retailerIds: readonly number[] };
  regrets: readonly Regret[];
}

/** How a group's regrets fit the open order (ruling 57). */
export interface Fit {
  /** The order is for their pharmacy only. */
  fitting: readonly Regret[];
  /** The order is for their pharmacy and others, which would receive them too. */
  wider: readonly Regret[];
  /** The order is not for their pharmacy. */
  foreign: readonly Regret[];
}

/** Choice for regrets that do not fit: own orders, this order for all pharmacies, or none. */
export type Elsewhere = 'own' | 'all' | 'leave';

/** Sorts regrets by how they fit the open order. @param pharmacies ids of its pharmacies */
export function getFit(regrets: readonly Regret[], pharmacies: readonly number[]): Fit {
  const classify = ({ retailerId }: Regret): keyof Fit => {
    if (!pharmacies.includes(retailerId)) return 'foreign';
    return pharmacies.length === 1 ? 'fitting' : 'wider';
  };
  const { fitting = [], wider = [], foreign = [] } = Object.groupBy(regrets, classify);
  return { fitting, wider, foreign };
}

/** Returns an order per pharmacy with its regrets. */
export const ownTargets = (regrets: readonly Regret[]): Target[] =>
  [...Map.groupBy(regrets, ({ retailerId }) => retailerId)].map(([retailerId, own]) => ({
    into: { retailerIds: [retailerId] },
    regrets: own,
  }));

/** Returns the target orders by the user's choice, without regrets left alone. */
export function getTargets({ fitting, wider, foreign }: Fit, elsewhere: Elsewhere): Target[] {
  const onOpenOrder = elsewhere === 'all' ? [...fitting, ...wider] : fitting;
  const own = elsewhere === 'leave' ? [] : elsewhere === 'all' ? foreign : [...wider, ...foreign];
  return [...(onOpenOrder.length > 0 ? [{ into: 'open' as const, regrets: onOpenOrder }] : []), ...ownTargets(own)];
}

/** Returns number of packs, and total in cents. */
export const countPacks = (regrets: readonly Regret[]): number =>
  regrets.reduce((sum, { quantity }) => sum + quantity, 0);
export const getWorth = (regrets: readonly Regret[]): Cents => sumCents(regrets.map(({ total }) => total));
