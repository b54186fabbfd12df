import type { Product } from '#products/search/model/product.ts';
import { type Cents, roundHalfUp } from '#rules/money.ts';
import { listedPrice } from '#rules/priceList/listedPrice.ts';
import { comparePacks, type PackComparison } from '#rules/priceList/packSize.ts';

type Packed = Pick<Product, 'sepValue' | 'packSize'>;

/** Comparison of a substitute with the original (001 §2). */
export interface SubstituteDifference {
  /** Contents of both packs, `one` the original's; null if not comparable. */
  packs: PackComparison | null;
  /** True if pack sizes differ, as far as known. */
  otherPack: boolean;
  /** Additional cost of `amount` in cents: below 0 it is cheaper. Null if unknown. */
  cents: Cents | null;
  /** Compared amount: contents of the larger pack. */
  amount: number;
}

/**
 * Returns the additional cost of a substitute for the same amount. Different packs are compared by contents; unknown
 * contents and placeholder prices are not compared (rulings 15 and 56).
 */
export function substituteDifference(original: Packed, substitute: Packed): SubstituteDifference {
  const packs = comparePacks(original.packSize, substitute.packSize);
  const amount = packs ? Math.max(packs.one, packs.other) : 0;
  const [was, becomes] = [listedPrice(original.sepValue), listedPrice(substitute.sepValue)];
  const cents =
    packs === null || was === null || becomes === null
      ? null
      : roundHalfUp((becomes * amount) / packs.other - (was * amount) / packs.one);
  const otherPack = packs ? packs.one !== packs.other : original.packSize.trim() !== substitute.packSize.trim();
  return { packs, otherPack, cents, amount };
}
