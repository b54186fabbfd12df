import type { Product, SupplierPrice } from '@mortar/contract';
import type { ListLine } from '@mortar/reading';

/** Price in rand of a supplier named by its code. */
export function priceAt(suppliercode: string, price: number, more: Partial<SupplierPrice> = {}): SupplierPrice {
  return {
    supplierpriceid: suppliercode.charCodeAt(0) * 100 + suppliercode.length,
    preference: 0,
    suppliercode,
    suppliername: `${suppliercode} Wholesale`,
    creditorid: 1,
    bandcode: 'A',
    supplierproductcode: `${suppliercode}1`,
    supplierproductdescription: '',
    packsize: '30',
    price,
    quantity: 1,
    bonusquantity: 0,
    lastdate: null,
    lastinvoicedquantity: 0,
    locked: false,
    ...more,
  };
}

/** Product defined by code and name. */
export function getProduct(productcode: string, more: Partial<Product> = {}): Product {
  return {
    productid: Number(productcode.replace(/\D/g, '')) || 1,
    productcode,
    productdescription: `Made-up ${productcode} 10 mg TAB 30's`,
    nappicode: '703456001',
    barcode: '6001234567899',
    barcode2: '',
    barcode3: '',
    barcode4: '',
    barcode5: '',
    keyword: '',
    manufacturer: '',
    schedule: '2',
    datemodified: null,
    isfavourite: false,
    ispreferred: false,
    pplrank: 0,
    packsize: '30',
    sepvalue: 10,
    regretquantity: 0,
    discovery: false,
    mpl: false,
    mrp: false,
    gems: false,
    supplierproductcode: '',
    supplierproductdescription: '',
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
