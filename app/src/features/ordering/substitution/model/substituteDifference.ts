import type { Product } from '@mortar/contract';
import { type Cents, roundHalfUp } from '#rules/money.ts';
import { listedPrice } from '#rules/priceList/listedPrice.ts';
import { comparePacks, type PackComparison } from '#rules/priceList/packSize.ts';

type Packed = Pick<Product, 'sepvalue' | 'packsize'>;

/** A substitute beside the original (001 §2). */
export interface SubstituteDifference {
  /** What is in a pack of each, `one` the original's; null where it cannot be compared. */
  packs: PackComparison | null;
  /** Whether a pack of the one is another pack than one of the other, as far as anybody knows. */
  otherPack: boolean;
  /** How much more it costs, for `amount`: below 0 it is cheaper. Null where nothing can be said. */
  cents: Cents | null;
  /** What is compared: as much as is in the larger of both packs. */
  amount: number;
}

/**
 * What a substitute costs more for the same amount: packs that differ are compared by what is in them, and not at all
 * where that is unknown or a price is a placeholder (rulings 15 and 56).
 */
export function substituteDifference(original: Packed, substitute: Packed): SubstituteDifference {
  const packs = comparePacks(original.packsize, substitute.packsize);
  const amount = packs ? Math.max(packs.one, packs.other) : 0;
  const [was, becomes] = [listedPrice(original.sepvalue), listedPrice(substitute.sepvalue)];
  const cents =
    packs === null || was === null || becomes === null
      ? null
      : roundHalfUp((becomes * amount) / packs.other - (was * amount) / packs.one);
  const otherPack = packs ? packs.one !== packs.other : original.packsize.trim() !== substitute.packsize.trim();
  return { packs, otherPack, cents, amount };
}
