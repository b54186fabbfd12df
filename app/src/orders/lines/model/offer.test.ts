import { expect, it } from 'vitest';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { toOffer } from './offer.ts';

it('offers a product at one supplier’s price, in cents and with its deal', () => {
  const product = { productId: 9, productCode: 'P9', description: 'Panado' } as Product;
  const price = {
    supplier: 'Alpha',
    supplierCode: 'ALP',
    supplierPriceId: 91,
    supplierProductCode: 'A-9',
    creditorId: 3,
    price: 10.5,
    quantity: 10,
    bonusQuantity: 2,
  } as SupplierPrice;
  expect(toOffer(product, price)).toEqual({
    productId: 9,
    productCode: 'P9',
    description: 'Panado',
    supplier: 'Alpha',
    supplierCode: 'ALP',
    supplierPriceId: 91,
    supplierProductCode: 'A-9',
    creditorId: 3,
    price: 1050,
    deal: { step: 10, bonus: 2 },
  });
});
