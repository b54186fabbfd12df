import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { product, productInfo, supplierPrice, wholesaler } from '../../entities/product.ts';
import { supplierRule } from '../../entities/settings.ts';
import { flag, id } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line } from '../../typed.ts';

export const searchField = z.enum([
  'Description',
  'Barcode',
  'Nappi',
  'Keywords',
  'SupplierDescription',
  'SupplierProduct',
]);
export type SearchField = z.output<typeof searchField>;

/** Match types, with the spaces of their labels removed (001 §7). */
export const matchType = z.enum(['StartsWith', 'Containing', 'EndsWith']);
export type MatchType = z.output<typeof matchType>;

export const productSort = z.enum(['Alphabetically', 'Frequently']);
export type ProductSort = z.output<typeof productSort>;

export const listProducts = call('listProducts', {
  method: 'GET',
  path: '/api/Product/list/get',
  summary: 'Searches the catalogue.',
  section: '001 §4, §7',
  query: z.object({
    filter: searchField,
    sortby: productSort,
    value: line,
    searchtype: matchType,
    /** '' searches all suppliers. */
    wholesalercode: line,
    /** The active promotion, 0 for none. */
    adid: id,
    /** The role's schedules: 'N,NM,0,1'. */
    productschedules: line,
  }),
  answer: z.object({ products: rows(product) }),
});

export const listGenerics = call('listGenerics', {
  method: 'GET',
  path: '/api/Product/list/generics/get',
  summary: 'Lists the generic equivalents of a product.',
  section: '001 §7',
  query: z.object({ nappi: line }),
  answer: z.object({ genericproducts: rows(product) }),
});

export const updateFavourite = call('updateFavourite', {
  method: 'PUT',
  path: '/api/Product/favourite/update',
  summary: "Adds a product to the retailer's favourites, or takes it off.",
  section: '001 §7',
  body: z.object({ productid: id, isfavourite: flag }),
});

export const getProductInfo = call('getProductInfo', {
  method: 'GET',
  path: '/api/ProductInfo/list/get',
  summary: "Reads a product's prices, ingredient and full description.",
  section: '001 §7',
  query: z.object({ productcode: line }),
  answer: z.object({ productinfo: z.array(productInfo) }),
});

export const listSuppliers = call('listSuppliers', {
  method: 'GET',
  path: '/api/Wholesaler/get',
  summary: 'Lists the suppliers whose name contains a text; all of them for none.',
  section: '000 §7, 001 §7',
  query: z.object({ wholesalername: z.optional(line) }),
  answer: z.object({ wholesalers: rows(wholesaler) }),
});

export const listSupplierPrices = call('listSupplierPrices', {
  method: 'GET',
  path: '/api/WholesalerProduct/list/get',
  summary: 'Lists what each supplier charges for a product, ordered by the supplier rule.',
  section: '001 §7',
  query: z.object({ productcode: line, supplierrule: supplierRule, adid: id, lockpreferred: flag }),
  answer: z.object({ wholesalerproducts: rows(supplierPrice) }),
});
