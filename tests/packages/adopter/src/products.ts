export interface Product {
  id: number;
  name: string;
  packs: number;
  /** Cents. */
  price: number;
}

export const products: readonly Product[] = [
  { id: 1, name: 'Amoxil 500 mg, 15 capsules', packs: 12, price: 5995 },
  { id: 2, name: 'Panado 500 mg, 24 tablets', packs: 140, price: 2150 },
  { id: 3, name: 'Ventolin 100 mcg, 200 doses', packs: 7, price: 11_340 },
];
