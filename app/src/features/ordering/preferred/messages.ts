/** Texts of the page of preferred products (000 §2; ruling 3). */
export const messages = {
  title: 'Preferred Products',
  loading: 'Loading products...',
  none: 'No products found.',
  count: (products: number) => (products === 1 ? '1 preferred product' : `${products} preferred products`),
  vip: 'VIP',
  columns: {
    rank: 'Rank',
    description: 'Description',
    nappi: 'Nappi',
    pack: 'Pack',
    sep: 'SEP',
    manufacturer: 'Manufacturer',
    schedule: 'Schedule',
    code: 'Product Code',
  },
} as const;
