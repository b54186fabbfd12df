import type { OrderLine } from '#orders/current/model/line.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
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
    supplier: price.supplier,
    supplierCode: price.supplierCode,
    supplierPriceId: price.supplierPriceId,
    supplierProductCode: price.supplierProductCode,
    creditorId: price.creditorId,
    deal: { step: price.quantity, bonus: price.bonusQuantity },
    price: toCents(price.price),
  };
}
