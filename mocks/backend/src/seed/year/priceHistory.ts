import { SUPPLIERS } from '../../catalogue/data/suppliers.ts';
import type { Price } from '../../catalogue/prices.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import { DAY } from '../../rules/days.ts';
import { between, seededRandom } from '../../runtime/random.ts';

/** A price factor from a moment on. */
interface Change {
  at: number;
  factor: number;
}

/** Medicines rise once a year with the single exit price, goods twice with their makers' lists. */
const MEDICINE_RISE = { months: [1], factor: 1.0525 };
const GOODS_RISE = { months: [2, 8], factor: 1.031 };
/** Prices are constant in the last month, so that its regrets can be ordered again at their price. */
const UNCHANGED = 32 * DAY;
/** Quarters covered: fifteen months of the archive and the present one. */
const QUARTERS = 6;

/** Returns the first days of the last quarters in UTC. */
function quarters(now: number): number[] {
  const date = new Date(now);
  const first = Math.floor(date.getUTCMonth() / 3) * 3;
  return Array.from({ length: QUARTERS }, (_, back) => Date.UTC(date.getUTCFullYear(), first - back * 3, 1));
}

function rises({ months, factor }: { months: number[]; factor: number }, now: number): Change[] {
  const year = new Date(now).getUTCFullYear();
  return [year - 2, year - 1, year].flatMap((one) => months.map((month) => ({ at: Date.UTC(one, month, 1), factor })));
}

/** Returns a supplier's price of a product at a moment, in cents. */
export type PriceHistory = (product: CatalogueProduct, price: Price, at: number) => number;

/**
 * Returns past prices: a yearly rise for all, and each supplier's own list changes. Today's price is the catalogue's.
 */
export function createPriceHistory(now: number): PriceHistory {
  const revisions = new Map(
    SUPPLIERS.map(({ suppliercode }) => [
      suppliercode,
      quarters(now).map((start) => start + between(seededRandom(`list ${suppliercode} ${start}`), 3, 80) * DAY),
    ]),
  );
  const [medicines, goods] = [rises(MEDICINE_RISE, now), rises(GOODS_RISE, now)];
  const known = new Map<number, readonly Change[]>();

  function changes({ schedule }: CatalogueProduct, { supplierpriceid, supplier }: Price): readonly Change[] {
    const made = known.get(supplierpriceid);
    if (made) return made;
    const random = seededRandom(`price ${supplierpriceid}`);
    const own = (revisions.get(supplier.suppliercode) ?? []).flatMap((at): Change[] =>
      random() < 0.4 ? [{ at, factor: 0.96 + random() * 0.09 }] : [],
    );
    const all = [...(schedule === 'N' || schedule === 'NM' ? goods : medicines), ...own].filter(
      ({ at }) => at <= now - UNCHANGED,
    );
    known.set(supplierpriceid, all);
    return all;
  }

  return (product, price, at) => {
    let since = 1;
    for (const change of changes(product, price)) if (change.at > at) since *= change.factor;
    return Math.max(1, Math.round(price.pricecents / since));
  };
}
