import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { product } from '../../entities/product.ts';
import { count, text } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line } from '../../typed.ts';
import { matchType, searchField } from './products.ts';

export const genericFilter = z.enum(['ActiveIngredient', 'Nappi']);
export type GenericFilter = z.output<typeof genericFilter>;

/** A group of equivalents: ingredients, strengths and form, and the nappi code of one of its products. */
export const activeIngredient = z.object({ index: count, fullgenericdescription: z.string(), nappicode: text });
export type ActiveIngredient = z.output<typeof activeIngredient>;

export const listActiveIngredients = call('listActiveIngredients', {
  method: 'GET',
  path: '/api/Product/list/genericstab/get',
  summary: 'Searches groups of equivalents by active ingredient or nappi code.',
  section: '001 §2, §7',
  query: z.object({ filter: genericFilter, value: line }),
  answer: z.object({ genericproductswithindex: rows(activeIngredient) }),
});

export const listGenericsOfIngredient = call('listGenericsOfIngredient', {
  method: 'GET',
  path: '/api/Product/list/genericstab/generics/get',
  summary: 'Lists every product of a group of equivalents, the named one included.',
  section: '001 §2, §7',
  query: z.object({ nappi: line }),
  answer: z.object({ genericproducts: rows(product) }),
});

export const listFavourites = call('listFavourites', {
  method: 'GET',
  path: '/api/Product/favourite/list/get',
  summary: "Searches the retailer's favourites.",
  section: '001 §2, §7',
  query: z.object({ filter: searchField, value: line, searchtype: matchType }),
  answer: z.object({ products: rows(product) }),
});
