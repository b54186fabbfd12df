import type { ListLine } from '@mortar/reading';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';

/** Price in rand of a supplier named by its code. */
export function priceAt(suppliercode: string, price: number, more: Partial<SupplierPrice> = {}): SupplierPrice {
  return {
    supplierPriceId: suppliercode.charCodeAt(0) * 100 + suppliercode.length,
    preference: 0,
    supplierCode: suppliercode,
    supplier: `${suppliercode} Wholesale`,
    creditorId: 1,
    bandCode: 'A',
    supplierProductCode: `${suppliercode}1`,
    supplierProductDescription: '',
    packSize: '30',
    price,
    quantity: 1,
    bonusQuantity: 0,
    lastDate: null,
    lastInvoicedQuantity: 0,
    locked: false,
    ...more,
  };
}

/** Product defined by code and name. */
export function getProduct(productcode: string, more: Partial<Product> = {}): Product {
  return {
    productId: Number(productcode.replace(/\D/g, '')) || 1,
    productCode: productcode,
    description: `Made-up ${productcode} 10 mg TAB 30's`,
    nappiCode: '703456001',
    barcodes: ['6001234567899', '', '', '', ''],
    keyword: '',
    manufacturer: '',
    schedule: '2',
    dateModified: null,
    isFavourite: false,
    isPreferred: false,
    pplRank: 0,
    packSize: '30',
    sepValue: 10,
    regretQuantity: 0,
    discovery: false,
    mpl: false,
    mrp: false,
    gems: false,
    supplierProductCode: '',
    supplierProductDescription: '',
    ...more,
  };
}

/** Line of a list that orders a quantity of a barcode. */
export function listLine(number: number, quantity: number | null, more: Partial<ListLine> = {}): ListLine {
  return {
    number,
    row: number - 1,
    code: '6001234567899',
    description: '',
    quantity,
    lookups: [{ field: 'Barcode', value: '6001234567899' }],
    named: 1,
    certain: true,
    counted: true,
    byName: false,
    problem: quantity === null ? 'quantity' : null,
    ...more,
  };
}
