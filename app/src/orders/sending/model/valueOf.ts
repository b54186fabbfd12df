import { sumShares } from '#retailers/model/orderGroup.ts';
import { leftEach, leftInAll } from '#retailers/model/orderShares.ts';
import { type Cents, sumCents } from '#rules/money.ts';
import type { UnsentSupplier } from './unsentSupplier.ts';

/** Meaning of values: a single pharmacy's, each pharmacy's if equal, or the total of all once parts differ. */
export type ValueBasis = 'own' | 'each' | 'all';

type Valued = Pick<UnsentSupplier, 'value' | 'shares'>;

export function valueBasis(suppliers: readonly Valued[]): ValueBasis {
  const groups = suppliers.flatMap(({ shares }) => (shares ? [shares] : []));
  if (groups.length === 0) return 'own';
  const [first = []] = groups;
  const pharmaciesOf = (shares: typeof first) => shares.map(({ id }) => id).join();
  const alike = groups.every(
    (shares) => pharmaciesOf(shares) === pharmaciesOf(first) && (shares.length === 0 || leftEach(shares) !== null),
  );
  if (!alike) return 'all';
  return first.length === 1 ? 'own' : 'each';
}

/** Returns a supplier's value by its meaning. */
export const valueOn = (basis: ValueBasis, { value, shares }: Valued): Cents =>
  basis === 'all' && shares ? leftInAll(shares) : value;

/** Returns the value of suppliers by its meaning. */
export const valuesOn = (basis: ValueBasis, suppliers: readonly Valued[]): Cents =>
  sumCents(suppliers.map((supplier) => valueOn(basis, supplier)));

/** Returns each pharmacy's part at several suppliers. */
export const sharesOfAll = (suppliers: readonly Valued[]) => sumShares(suppliers.map(({ shares = [] }) => shares));
