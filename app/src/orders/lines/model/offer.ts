import type { SupplierPrice } from '@mortar/contract';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { Product } from '#products/search/model/product.ts';
import { toCents } from '#rules/money.ts';

/** Product at a supplier's price. */
export type Offer = Pick<
  OrderLine,
  | 'productId'
  | 'productCode'
  | 'description'
  | 'supplier'
  | 'supplierCode'
  | 'supplierPriceId'
  | 'supplierProductCode'
  | 'creditorId'
  | 'deal'
  | 'price'
>;

/** Offer with quantity, which becomes or replaces a line. */
export type NewLine = Offer & Pick<OrderLine, 'quantity'>;

/** Returns a product at a supplier's price. */
export function toOffer(
  product: Pick<Product, 'productId' | 'productCode' | 'description'>,
  price: SupplierPrice,
): Offer {
  return {
    productId: product.productId,
    productCode: product.productCode,
    description: product.description,
    supplier: price.suppliername,
    supplierCode: price.suppliercode,
    supplierPriceId: price.supplierpriceid,
    supplierProductCode: price.supplierproductcode,
    creditorId: price.creditorid,
    deal: { step: price.quantity, bonus: price.bonusquantity },
    price: toCents(price.price),
  };
}
