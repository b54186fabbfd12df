import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Price } from '../../catalogue/prices.ts';
import { getPromotions, type Promotion } from './promotions.ts';

/** What a supplier asks for one unit, in cents, and what it gives with so many: 1 and 0 without a deal. */
export type Offer = Pick<Price, 'pricecents' | 'quantity' | 'bonusquantity'>;

/** The terms of a promotion. */
export const promotionOffer = ({ costcents, minimumorderqty, bonusqty }: Promotion): Offer => ({
  pricecents: costcents,
  quantity: minimumorderqty,
  bonusquantity: bonusqty,
});

/** A supplier's usual terms, and those of its promotion of the product where there is one. */
export function getOffers(catalogue: Catalogue, price: Price): Offer[] {
  const promoted = getPromotions(catalogue).filter(
    (promotion) => promotion.price.supplierpriceid === price.supplierpriceid,
  );
  return [price, ...promoted.map(promotionOffer)];
}

/** Units that come free with a quantity (ruling 10): the most a line may claim. */
export const freeUnits = (ordered: number, { quantity, bonusquantity }: Pick<Offer, 'quantity' | 'bonusquantity'>) =>
  Math.trunc((ordered * bonusquantity) / quantity);
