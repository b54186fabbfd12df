import type { OrderLine } from '#orders/current/model/line.ts';
import { bonusUnits } from '#rules/quantity.ts';

/** Line at a supplier's price; products and suppliers are numbered from 1. */
export function lineAt(id: number, product: number, supplier: number, quantity: number): OrderLine {
  const deal = { step: supplier === 2 ? 10 : 1, bonus: supplier === 2 ? 1 : 0 };
  const price = 1000 + product * 10 + supplier;
  return {
    id,
    number: id,
    productId: product,
    productCode: `P${product}`,
    description: `Product ${product}`,
    supplier: `Supplier ${supplier}`,
    supplierCode: `S${supplier}`,
    supplierPriceId: product * 100 + supplier,
    supplierProductCode: '',
    creditorId: supplier,
    accountNumber: '',
    staff: 'Thabo',
    deal,
    price,
    quantity,
    bonus: bonusUnits(quantity, deal),
    total: price * quantity,
  };
}
