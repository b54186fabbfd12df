import { hash, seededRandom } from '../runtime/random.ts';
import { SHOP_BRANDS, SHOP_GOODS } from './data/frontShop.ts';
import type { Draft } from './medicines.ts';

const combinations = SHOP_GOODS.flatMap((good) =>
  good.variants.flatMap((variant) => good.sizes.map((size, rank) => ({ good, variant, size, rank }))),
);

/** Number of distinct front-shop goods. */
export const SHOP_COUNT = combinations.length * SHOP_BRANDS.length;

/**
 * Returns a front-shop good.
 * @param index from 0 up to but excluding SHOP_COUNT; neighbours differ in kind
 */
export function draftShopGood(index: number): Draft {
  const at = index % combinations.length;
  const combination = combinations[(at * 37) % combinations.length];
  if (!combination) throw new Error('draftShopGood: no goods');
  const { good, variant, size, rank } = combination;
  const brandIndex = Math.floor(index / combinations.length) + hash(good.noun);
  const brand = SHOP_BRANDS[brandIndex % SHOP_BRANDS.length] ?? '';
  const random = seededRandom(`${brand} ${good.noun} ${variant} ${size}`);
  const [low, high] = good.price;
  const share = (rank + random()) / good.sizes.length;
  return {
    name: [brand, good.noun, variant].filter((part) => part !== '').join(' '),
    strength: '',
    form: '',
    packsize: size,
    ingredients: [],
    genericskey: '',
    manufacturer: `${brand} Consumer Care`,
    schedule: good.schedule,
    sepcents: Math.round((low + (high - low) * share) * 100),
    keyword: good.keyword,
    discontinued: false,
  };
}
