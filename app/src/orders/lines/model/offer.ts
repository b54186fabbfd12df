import type { Product, SupplierPrice } from '@mortar/contract';
import type { OrderLine } from '#orders/current/model/line.ts';
import { toCents } from '#rules/money.ts';

/** What a quantity is chosen for: one product at one supplier's price. */
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

/** A supplier's price that becomes a line, or takes the place of one. */
export type NewLine = Offer & Pick<OrderLine, 'quantity'>;

/** A product at a supplier's price. */
export function toOffer(
  product: Pick<Product, 'productid' | 'productcode' | 'productdescription'>,
  price: SupplierPrice,
): Offer {
  return {
    productId: product.productid,
    productCode: product.productcode,
    description: product.productdescription,
    supplier: price.suppliername,
    supplierCode: price.suppliercode,
    supplierPriceId: price.supplierpriceid,
    supplierProductCode: price.supplierproductcode,
    creditorId: price.creditorid,
    deal: { step: price.quantity, bonus: price.bonusquantity },
    price: toCents(price.price),
  };
}
