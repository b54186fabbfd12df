import type { Case } from './known.ts';

const FAVOURITES = { filter: 'Description', value: '', searchtype: 'Containing' };
const barred = 'nobody';

/** Cases of generics, favourites, keywords, medical aids and pictures. */
export const catalogueCases: Record<string, Case> = {
  listActiveIngredients: {
    good: () => ({ query: { filter: 'ActiveIngredient', value: 'a' } }),
    absent: () => ({ query: { filter: 'ActiveIngredient', value: 'no such ingredient' } }),
    bad: () => ({ query: { filter: 'Colour', value: 'a' } }),
    barred,
  },
  listGenericsOfIngredient: {
    good: ({ nappi }) => ({ query: { nappi } }),
    absent: () => ({ query: { nappi: '111111111' } }),
    bad: () => ({}),
    barred,
  },
  listFavourites: {
    good: () => ({ query: FAVOURITES }),
    absent: () => ({ query: { ...FAVOURITES, value: 'no such product' } }),
    bad: () => ({ query: { ...FAVOURITES, searchtype: 'Sounding' } }),
    barred,
  },
  listKeywords: {
    good: ({ productcode }) => ({ query: { productcode } }),
    absent: () => ({ query: { productcode: 'NONE' } }),
    bad: () => ({}),
    barred,
  },
  addKeyword: {
    good: ({ productcode }) => ({ body: { productcode, keyword: 'bestseller' } }),
    absent: () => ({ body: { productcode: 'NONE', keyword: 'bestseller' } }),
    bad: ({ productcode }) => ({ body: { productcode, keyword: ' ' } }),
    barred: 'viewer@1001',
  },
  deleteKeyword: {
    good: ({ ownkeyword }) => ({ body: ownkeyword }),
    absent: ({ productcode }) => ({ body: { productcode, keyword: 'not one of its words' } }),
    bad: ({ productcode }) => ({ body: { productcode } }),
    barred: 'viewer@1001',
  },
  getMedicalAidInfo: {
    good: ({ aidkey }) => ({ query: { nappicode: aidkey } }),
    absent: () => ({ query: { nappicode: '111111' } }),
    bad: () => ({}),
    barred,
  },
  getPromotionImage: {
    good: ({ productcode, pricesupplier }) => ({ query: { productcode, suppliercode: pricesupplier } }),
    absent: ({ productcode }) => ({ query: { productcode, suppliercode: 'NONE' } }),
    bad: () => ({ query: { productcode: 'x' } }),
    barred,
  },
};
