import {
  getCreditUsage,
  getInvoiceHistory,
  getMedicalAidInfo,
  getProductInfo,
  getRegretSlider,
  listActiveIngredients,
  listFavourites,
  listGenerics,
  listGenericsOfIngredient,
  listKeywords,
  listProductHistoryOfDays,
  listProductHistoryOfYear,
  listProducts,
  listSupplierHistory,
  listSupplierPrices,
  listSuppliers,
  type QueryOf,
} from '@mortar/contract';
import { always, given, ofProduct, PRODUCT, type Step, step } from './steps.ts';

const SCHEDULES = 'N,NM,0,1,2,3,4,5,6,7';
const SEARCH: QueryOf<typeof listProducts> = {
  filter: 'Description',
  sortby: 'Frequently',
  value: 'a',
  searchtype: 'Containing',
  wholesalercode: '',
  adid: 0,
  productschedules: SCHEDULES,
};
/** Read calls about products and suppliers (001 §7). */
export const CATALOGUE: readonly Step[] = [
  step(listProducts, always({ query: SEARCH }), {
    note(found, { products: [first] }) {
      found.product = first && { code: first.productcode, nappi: first.nappicode };
    },
  }),
  step(getProductInfo, ofProduct(), PRODUCT),
  step(
    listSupplierPrices,
    ofProduct(() => ({ supplierrule: '0', adid: 0, lockpreferred: false })),
    PRODUCT,
  ),
  step(
    listGenerics,
    given('product', (product) => ({ nappi: product.nappi })),
    PRODUCT,
  ),
  step(listActiveIngredients, always({ query: { filter: 'ActiveIngredient', value: 'a' } })),
  step(
    listGenericsOfIngredient,
    given('product', (product) => ({ nappi: product.nappi })),
    PRODUCT,
  ),
  step(listFavourites, always({ query: { filter: 'Description', value: '', searchtype: 'Containing' } })),
  step(listKeywords, ofProduct(), PRODUCT),
  step(
    getMedicalAidInfo,
    given('product', (product) => ({ nappicode: product.nappi.slice(0, -3) })),
    PRODUCT,
  ),
  step(getInvoiceHistory, ofProduct(), PRODUCT),
  step(
    getRegretSlider,
    ofProduct(() => ({ lastdays: 14 })),
    PRODUCT,
  ),
  step(
    listProductHistoryOfDays,
    ofProduct(() => ({ lastdays: 14 })),
    PRODUCT,
  ),
  step(
    listProductHistoryOfYear,
    ofProduct(() => ({ filter: 'LastYear' })),
    PRODUCT,
  ),
  step(listSuppliers, always({ query: { wholesalername: '' } }), {
    note(found, { wholesalers: [first] }) {
      found.supplier = first?.wholesalercode;
    },
  }),
  step(
    getCreditUsage,
    given('supplier', (supplier) => ({ suppliercode: supplier })),
    {
      needs: 'a supplier',
    },
  ),
  step(
    listSupplierHistory,
    given('supplier', (supplier) => ({ wholesalercode: supplier, lastdays: 30 })),
    { needs: 'a supplier' },
  ),
];
