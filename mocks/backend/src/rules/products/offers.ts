import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Price } from '../../catalogue/prices.ts';
import { getPromotions, type Promotion } from './promotions.ts';

/** A unit price in cents and its deal: 1 and 0 without one. */
export type Offer = Pick<Price, 'pricecents' | 'quantity' | 'bonusquantity'>;

export const promotionOffer = ({ costcents, minimumorderqty, bonusqty }: Promotion): Offer => ({
  pricecents: costcents,
  quantity: minimumorderqty,
  bonusquantity: bonusqty,
});

/** Returns a supplier's usual terms, and those of its promotion of the product, if any. */
export function getOffers(catalogue: Catalogue, price: Price): Offer[] {
  const promoted = getPromotions(catalogue).filter(
    (promotion) => promotion.price.supplierpriceid === price.supplierpriceid,
  );
  return [price, ...promoted.map(promotionOffer)];
}

/** Returns the free units of a quantity (ruling 10): the maximum of a line. */
export const freeUnits = (ordered: number, { quantity, bonusquantity }: Pick<Offer, 'quantity' | 'bonusquantity'>) =>
  Math.trunc((ordered * bonusquantity) / quantity);
